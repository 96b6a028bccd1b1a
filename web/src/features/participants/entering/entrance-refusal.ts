import type { ErrorName } from '@probant/contract/errors'
import { isRefused } from '#web/lib/api-error.ts'

/** Whose link someone came by: their own, or the one for all. */
export type Entrance = 'invitation' | 'share'

const AT_BOTH = ['invitationTied', 'quizNotActive', 'quizEnded'] as const
/** What keeps someone out, whatever they type on this page. */
const SHUT = {
  invitation: ['invalidLink', 'invitationWithdrawn', ...AT_BOTH],
  share: ['shareLinkClosed', 'quizFull', ...AT_BOTH],
} as const satisfies Record<Entrance, readonly ErrorName[]>
export type EntranceRefusal = (typeof SHUT)[Entrance][number]

/** Several refusals share a code; together with the status each stands alone at its own door. */
export function entranceRefusal(error: unknown, by: Entrance): EntranceRefusal | undefined {
  return SHUT[by].find((name) => isRefused(error, name))
}

/** Hands on what keeps someone out who came by the share link; whatever else went wrong is the form's to show. */
export function shutDoor(onRefused: (refusal: EntranceRefusal) => void) {
  return (error: unknown) => {
    const refusal = entranceRefusal(error, 'share')
    if (!refusal) throw error
    onRefused(refusal)
  }
}
