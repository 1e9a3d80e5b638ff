import { troubleOf } from "../../net/trouble";
import type { Reason } from "../../words/sentences";

/** Something is asked of the server: meanwhile no button works, and then either it is done or there is a reason. */
export class Asking {
  busy = $state(false);
  trouble = $state.raw<Reason>({});

  /** Whether it worked. */
  async try(ask: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await ask();
      this.trouble = {};
      return true;
    } catch (fault) {
      this.trouble = troubleOf(fault);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
