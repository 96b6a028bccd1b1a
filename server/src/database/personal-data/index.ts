import { ACCOUNT_DATA } from './accounts.ts'
import { CONNECTION_DATA } from './connections.ts'
import type { KeptTable } from './kept-table.ts'
import { PARTICIPANT_DATA } from './participants.ts'
import { QUESTION_DATA } from './questions.ts'
import { QUIZ_DATA } from './quizzes.ts'
import { SITE_DATA } from './site.ts'
import { WORKSPACE_DATA } from './workspaces.ts'

/**
 * What is kept of people, column by column: what deleting an account does with it, and where its owner finds it in the
 * export. A test holds this list against the schema, and both actions against this list (`personal-data.test.ts`):
 * whoever adds a column says here what it tells of whom.
 */
export const PERSONAL_DATA: Record<string, KeptTable> = {
  ...ACCOUNT_DATA,
  ...WORKSPACE_DATA,
  ...CONNECTION_DATA,
  ...QUESTION_DATA,
  ...QUIZ_DATA,
  ...PARTICIPANT_DATA,
  ...SITE_DATA,
}
