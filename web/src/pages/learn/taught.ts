import { isPlain } from "../../games";
import { api } from "../../net/api";

/** Whether a game has a lesson: all that have a folder here do; of others, the server knows. */
export async function isTaught(game: string): Promise<boolean> {
  return !isPlain(game) || (await api.games()).some(({ name, lesson }) => name === game && lesson);
}
