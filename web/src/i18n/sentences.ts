import type admin from './en/admin.ts'
import type auth from './en/auth.ts'
import type common from './en/common.ts'
import type dashboard from './en/dashboard.ts'
import type errors from './en/errors.ts'
import type messages from './en/messages.ts'
import type navigation from './en/navigation.ts'
import type site from './en/site.ts'
import type upcoming from './en/upcoming.ts'
import type users from './en/users.ts'

/** Every sentence of the interface, by file. English is written first; `fr/` is typed by it. */
export interface Sentences {
  admin: typeof admin
  auth: typeof auth
  common: typeof common
  dashboard: typeof dashboard
  errors: typeof errors
  messages: typeof messages
  navigation: typeof navigation
  site: typeof site
  upcoming: typeof upcoming
  users: typeof users
}

export type Namespace = keyof Sentences
