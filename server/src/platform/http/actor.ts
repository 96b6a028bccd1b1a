import type { ApiScope } from '@probant/contract/api-keys/scopes'
import type { Locale } from '@probant/contract/locales'
import type { WorkspaceRef } from '@probant/contract/workspaces'

/** Who calls, as the database knows them at this moment. */
export interface Actor {
  userId: string
  sessionId: string
  /** When this session began: somebody has shown then who they are. */
  signedInAt: Date
  email: string
  locale: Locale
  isEmailVerified: boolean
  isAdmin: boolean
  /** Where the account has a second factor: when this session has shown it last. */
  secondFactor?: { shownAt: Date | null }
  /** Came by an invitation, and is here for this quiz only. */
  quizId?: string
  /** Came when they were through, for what came of it. */
  isForResult?: boolean
  /** Missing where it is the person themselves. */
  key?: ActingKey
}

/** By which a program acts in somebody's name: in one workspace, and there for what it was made for. */
export interface ActingKey {
  id: string
  name: string
  workspaceId: string
  workspace: WorkspaceRef
  scopes: readonly ApiScope[]
  /** Of the minute that runs, with this call. */
  rate: { limit: number; used: number; resetSeconds: number }
}

/** Who somebody is to those who know them by an address: what nobody has proved is nobody's. */
export interface ProvedAccount {
  userId: string
  /** Missing where it isn't proved to be theirs. */
  email: string | undefined
}

export function provedAddress({ userId, email, isEmailVerified }: Actor): ProvedAccount {
  return { userId, email: isEmailVerified ? email : undefined }
}

/** Where a call comes from. */
export interface Caller {
  address: string
  userAgent: string
  locale: Locale
  /** Where their clock hangs, as far as their browser says. */
  timeZone?: string
  /** By which an account may know this browser again. */
  browserToken?: string
}
