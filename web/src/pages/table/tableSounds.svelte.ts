import { sounds } from "../../ui/sound.svelte";
import type { TableModel } from "./table.svelte";

/** What is to be heard at a table; to be called while a component starts. */
export function followWithSounds(model: TableModel): void {
  let heard = -1; // lines; before the first look there are none to be heard
  $effect(() => {
    if (heard !== -1 && model.lines.length > heard) sounds.play("card");
    heard = model.lines.length;
  });
  $effect(() => {
    if (!model.mayAct) return;
    sounds.play("turn");
    sounds.buzz();
  });
  $effect(() => {
    if (model.table?.stage === "over") sounds.play("end");
  });
}
