export { checkBrowser } from './check-browser.ts'
export { developerToolsOpen } from './developer-tools.ts'
export { type WatchedKind, watchForIncidents } from './watch-for-incidents.ts'
