import type { Said } from '@probant/contract/sentences/saying'
import type account from './en/account/index.ts'
import type admin from './en/admin/index.ts'
import type auth from './en/auth.ts'
import type branding from './en/branding.ts'
import type certificates from './en/certificates.ts'
import type common from './en/common/index.ts'
import type connections from './en/connections/index.ts'
import type dashboard from './en/dashboard/index.ts'
import type demo from './en/demo.ts'
import type entering from './en/entering.ts'
import type exchange from './en/exchange.ts'
import type gradebook from './en/gradebook.ts'
import type groups from './en/groups/index.ts'
import type organizations from './en/organizations.ts'
import type participants from './en/participants/index.ts'
import type questions from './en/questions/index.ts'
import type quiz from './en/quiz/index.ts'
import type quizzes from './en/quizzes.ts'
import type results from './en/results/index.ts'
import type scale from './en/scale.ts'
import type secondFactor from './en/secondFactor.ts'
import type site from './en/site/index.ts'
import type taking from './en/taking/index.ts'

/**
 * Every sentence of the interface. A namespace is what one part of the product says, and is fetched as a whole; the
 * larger ones are a folder with a file for each of their parts. English is written first; `fr/` is typed by it.
 */
export interface Sentences {
  account: typeof account
  admin: typeof admin
  auth: typeof auth
  branding: typeof branding
  certificates: typeof certificates
  common: typeof common
  connections: typeof connections
  dashboard: typeof dashboard
  demo: typeof demo
  entering: typeof entering
  exchange: typeof exchange
  gradebook: typeof gradebook
  groups: typeof groups
  organizations: typeof organizations
  participants: typeof participants
  questions: typeof questions
  quiz: typeof quiz
  quizzes: typeof quizzes
  results: typeof results
  scale: typeof scale
  secondFactor: typeof secondFactor
  site: typeof site
  taking: typeof taking
  /** The contract's. */
  refusals: Said
}

export type Namespace = keyof Sentences
