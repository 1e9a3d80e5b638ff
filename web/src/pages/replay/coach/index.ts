/** The coach, in a piece of its own: nobody who plays needs it. */
export { default as ChartCard } from "./ChartCard.svelte";
export { default as CoachPanel } from "./CoachPanel.svelte";
export { momentsOf } from "./findings";
