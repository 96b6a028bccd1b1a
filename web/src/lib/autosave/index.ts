/** What is written saves itself. The document, how it is sent and what a conflict is are the caller's. */
export type { LocalNotice } from './beginning.ts'
export { createLocalCopies } from './local-copies.ts'
export { type Outcome, outcomeOf, type SaveStatus } from './outcome.ts'
export { type Change, useAutosave } from './use-autosave.ts'
export type { SavedItem, Saving } from './use-saver.ts'
