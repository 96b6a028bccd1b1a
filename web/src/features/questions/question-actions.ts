import type { QuestionDialog } from './questions-search.ts'

/** What the parts of the page ask of it. */
export interface QuestionActions {
  open: (dialog: QuestionDialog, questionId?: string, version?: number) => void
  /** Shows a refusal for a limit and answers true; leaves any other failure to the caller. */
  showLimit: (error: unknown) => boolean
}
