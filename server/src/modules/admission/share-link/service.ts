import type { ShareLink, ShareRule } from '@probant/contract/participants/share-link'
import type { Db, Tx } from '#server/database/client.ts'
import type { LinkTokens } from '#server/modules/invitations/index.ts'
import type { QuizAccess } from '#server/modules/quizzes/index.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { type ShareLinkRow, shareLinkRepository } from './repository.ts'
import { asciiDomain } from './rule.ts'

interface Dependencies {
  db: Db
  now: Now
  origin: () => string
  tokens: LinkTokens
  sending: Sending
  access: QuizAccess
}

/** The link for a room, as a quiz's creator switches it on and off. */
export function createShareLinks({ db, now, origin, tokens, sending, access }: Dependencies) {
  return {
    /** Of an account that goes. */
    async forget(tx: Tx, { email }: { email: string | undefined }): Promise<void> {
      if (email) await shareLinkRepository(tx).forget(email)
    },

    async get(actor: Actor, quizId: string): Promise<ShareLink> {
      await access.authorizeCreator(db, actor, quizId)
      return present(await shareLinkRepository(db).findOf(quizId))
    },

    async open(actor: Actor, quizId: string, { domains, emails }: ShareRule): Promise<ShareLink> {
      return db.transaction(async (tx) => {
        const { quiz } = await access.authorizeToInviteAndLock(tx, actor, quizId)
        // Whoever comes by it is mailed a code, with the quiz's title.
        await sending.ensureAllowed(tx, actor, quiz)

        const rule = { domains: distinct(domains), emails: [...new Set(emails)] }
        return present(await shareLinkRepository(tx).open({ quizId, ...rule, openedAt: now() }))
      })
    },

    /** Codes that were mailed go with it. */
    async close(actor: Actor, quizId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await access.authorizeCreatorAndLock(tx, actor, quizId)
        await shareLinkRepository(tx).close(quizId)
      })
    },
  }

  function present(link: ShareLinkRow | undefined): ShareLink {
    if (!link) return { url: null, domains: [], emails: [], openedAt: null }
    const { id, domains, emails, openedAt } = link
    const url = `${origin()}/join#${tokens.issue('share', id)}`
    return { url, domains, emails, openedAt: openedAt.toISOString() }
  }
}

/** As they were typed, each once; the contract can't tell whether one with accents is a domain at all. */
function distinct(domains: readonly string[]): string[] {
  const byName = new Map<string, string>()
  for (const [index, domain] of domains.entries()) {
    const name = asciiDomain(domain)
    if (name === '') refuseField(`domains.${index}`, 'domainInvalid')
    if (!byName.has(name)) byName.set(name, domain)
  }
  return [...byName.values()]
}
