import type { Locale } from '@probant/contract/locales'

/** Who calls, as the database knows them at this moment. */
export interface Actor {
  userId: string
  sessionId: string
  email: string
  locale: Locale
  isEmailVerified: boolean
  isAdmin: boolean
}

/** Where a call comes from. */
export interface Caller {
  address: string
  userAgent: string
  locale: Locale
}
