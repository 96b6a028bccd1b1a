import type { OpenLink, OpenLinkRule } from '@probant/contract/participants/open-link'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { LinkTokens } from '#server/modules/invitations/index.ts'
import type { QuizAccess } from '#server/modules/quizzes/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { openLinkRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  origin: () => string
  tokens: LinkTokens
  access: QuizAccess
}

/** The link for an audience, as a quiz's creator opens and closes it. */
export function createOpenLinks({ db, now, origin, tokens, access }: Dependencies) {
  return {
    async get(actor: Actor, quizId: string): Promise<OpenLink> {
      await access.authorizeCreator(db, actor, quizId)
      return present(db, quizId)
    },

    async open(actor: Actor, quizId: string, rule: OpenLinkRule): Promise<OpenLink> {
      return db.transaction(async (tx) => {
        await access.authorizeToInviteAndLock(tx, actor, quizId)
        await openLinkRepository(tx).open(quizId, rule, now())
        return present(tx, quizId)
      })
    },

    /** Whoever comes in at this moment comes first, or finds it closed; whoever is in stays in. */
    async close(actor: Actor, quizId: string): Promise<OpenLink> {
      return db.transaction(async (tx) => {
        await access.authorizeCreatorAndLock(tx, actor, quizId)
        await openLinkRepository(tx).close(quizId, now())
        return present(tx, quizId)
      })
    },
  }

  async function present(tx: DbOrTx, quizId: string): Promise<OpenLink> {
    const link = await openLinkRepository(tx).findOf(quizId)
    if (!link) return NONE
    const { id, asks, places, openedAt, closedAt, openings, turnedAway, turnedAwayAt } = link
    const progress = await openLinkRepository(tx).progressOf(quizId)
    return {
      asks,
      places,
      url: closedAt ? null : `${origin()}/join#${tokens.issue('open', id)}`,
      openedAt: openedAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      // Where a browser could not say so, whoever came has opened it all the same.
      funnel: { opened: Math.max(openings, progress.joined), ...progress },
      turnedAway: { count: turnedAway, lastAt: turnedAwayAt?.toISOString() ?? null },
    }
  }
}

const NONE: OpenLink = {
  asks: 'name',
  places: null,
  url: null,
  openedAt: null,
  closedAt: null,
  funnel: { opened: 0, joined: 0, begun: 0, finished: 0 },
  turnedAway: { count: 0, lastAt: null },
}
