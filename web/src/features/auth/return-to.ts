import { safeReturnPath } from '@probant/contract/fields'
import { z } from 'zod'

/** Where someone was going before they had to sign in. */
export const returnToSchema = z.object({ returnTo: z.string().optional().catch(undefined) })

const QUIZ = /^\/quiz\/([^/?#]+)\/?(?:[?#]|$)/
const ACCEPTANCE = /^\/organizations\/[^/]+\/accept\/?(?:[?#]|$)/

/** Is someone on the way to accept an invitation? Then they may well be new here. */
export function leadsToInvitation(returnTo: string | undefined): boolean {
  return ACCEPTANCE.test(safeReturnPath(returnTo))
}

/** The quiz that someone is on the way to: they may have been invited by mail, and have no password. */
export function quizAhead(returnTo: string | undefined): string | undefined {
  return QUIZ.exec(safeReturnPath(returnTo))?.[1]
}
