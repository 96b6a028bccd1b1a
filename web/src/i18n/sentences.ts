import type admin from './en/admin.ts'
import type antiCheat from './en/anti-cheat.ts'
import type auth from './en/auth.ts'
import type common from './en/common.ts'
import type dashboard from './en/dashboard.ts'
import type demo from './en/demo.ts'
import type errors from './en/errors.ts'
import type generalConditions from './en/general-conditions.ts'
import type landing from './en/landing.ts'
import type legalNotice from './en/legal-notice.ts'
import type messages from './en/messages.ts'
import type navigation from './en/navigation.ts'
import type plans from './en/plans.ts'
import type privacy from './en/privacy.ts'
import type site from './en/site.ts'
import type terms from './en/terms.ts'
import type upcoming from './en/upcoming.ts'
import type users from './en/users.ts'

/** Every sentence of the interface, by file. English is written first; `fr/` is typed by it. */
export interface Sentences {
  admin: typeof admin
  'anti-cheat': typeof antiCheat
  auth: typeof auth
  common: typeof common
  dashboard: typeof dashboard
  demo: typeof demo
  errors: typeof errors
  'general-conditions': typeof generalConditions
  landing: typeof landing
  'legal-notice': typeof legalNotice
  messages: typeof messages
  navigation: typeof navigation
  plans: typeof plans
  privacy: typeof privacy
  site: typeof site
  terms: typeof terms
  upcoming: typeof upcoming
  users: typeof users
}

export type Namespace = keyof Sentences
