/** The pages behind the first one, in a piece of their own so that the first one is there sooner. */
export { default as AboutPage } from "./AboutPage.svelte";
export { default as ContestPage } from "./contest/ContestPage.svelte";
export { default as DealsPage } from "./DealsPage.svelte";
export { default as HousePage } from "./HousePage.svelte";
export { default as LearnPage } from "./LearnPage.svelte";
export { default as MinePage } from "./mine/MinePage.svelte";
export { default as OpenContestPage } from "./contest/OpenContestPage.svelte";
export { default as OpenPage } from "./OpenPage.svelte";
export { default as ReplayPage } from "./ReplayPage.svelte";
export { default as ResultsScreen } from "./contest/ResultsScreen.svelte";
export { default as RulesPage } from "./RulesPage.svelte";
export { default as SeatPage } from "./SeatPage.svelte";
export { default as SettingsPage } from "./settings/SettingsPage.svelte";
export { default as TablePage } from "./TablePage.svelte";
