import type { Said } from '@probant/contract/sentences/saying'
import type admin from './en/admin.ts'
import type adminAudit from './en/admin-audit.ts'
import type adminContent from './en/admin-content.ts'
import type adminGenerator from './en/admin-generator.ts'
import type adminOverview from './en/admin-overview.ts'
import type adminPlans from './en/admin-plans.ts'
import type antiCheat from './en/anti-cheat.ts'
import type auth from './en/auth.ts'
import type billing from './en/billing.ts'
import type common from './en/common.ts'
import type dashboard from './en/dashboard.ts'
import type demo from './en/demo.ts'
import type entering from './en/entering.ts'
import type errors from './en/errors.ts'
import type exchange from './en/exchange.ts'
import type form from './en/form.ts'
import type generalConditions from './en/general-conditions.ts'
import type generation from './en/generation.ts'
import type grading from './en/grading.ts'
import type groups from './en/groups.ts'
import type handing from './en/handing.ts'
import type landing from './en/landing.ts'
import type legalNotice from './en/legal-notice.ts'
import type live from './en/live.ts'
import type messages from './en/messages.ts'
import type navigation from './en/navigation.ts'
import type organizations from './en/organizations.ts'
import type paper from './en/paper.ts'
import type participantSelection from './en/participant-selection.ts'
import type participants from './en/participants.ts'
import type people from './en/people.ts'
import type plans from './en/plans.ts'
import type privacy from './en/privacy.ts'
import type questions from './en/questions.ts'
import type quizChanges from './en/quiz-changes.ts'
import type quizForm from './en/quiz-form.ts'
import type quizView from './en/quiz-view.ts'
import type quizzes from './en/quizzes.ts'
import type regrading from './en/regrading.ts'
import type results from './en/results.ts'
import type review from './en/review.ts'
import type site from './en/site.ts'
import type taking from './en/taking.ts'
import type terms from './en/terms.ts'
import type timeline from './en/timeline.ts'
import type usage from './en/usage.ts'
import type users from './en/users.ts'
import type workspaces from './en/workspaces.ts'

/** Every sentence of the interface, by file. English is written first; `fr/` is typed by it. */
export interface Sentences {
  admin: typeof admin
  'admin-audit': typeof adminAudit
  'admin-content': typeof adminContent
  'admin-generator': typeof adminGenerator
  'admin-overview': typeof adminOverview
  'admin-plans': typeof adminPlans
  'anti-cheat': typeof antiCheat
  auth: typeof auth
  billing: typeof billing
  common: typeof common
  dashboard: typeof dashboard
  demo: typeof demo
  errors: typeof errors
  exchange: typeof exchange
  form: typeof form
  'general-conditions': typeof generalConditions
  generation: typeof generation
  grading: typeof grading
  groups: typeof groups
  handing: typeof handing
  landing: typeof landing
  'legal-notice': typeof legalNotice
  live: typeof live
  messages: typeof messages
  navigation: typeof navigation
  organizations: typeof organizations
  paper: typeof paper
  'participant-selection': typeof participantSelection
  participants: typeof participants
  people: typeof people
  entering: typeof entering
  plans: typeof plans
  privacy: typeof privacy
  questions: typeof questions
  /** The contract's. */
  refusals: Said
  'quiz-changes': typeof quizChanges
  'quiz-form': typeof quizForm
  'quiz-view': typeof quizView
  quizzes: typeof quizzes
  regrading: typeof regrading
  results: typeof results
  review: typeof review
  site: typeof site
  taking: typeof taking
  terms: typeof terms
  timeline: typeof timeline
  usage: typeof usage
  users: typeof users
  workspaces: typeof workspaces
}

export type Namespace = keyof Sentences
