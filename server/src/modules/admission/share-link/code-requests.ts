import { randomUUID } from 'node:crypto'
import { SHARE_CODE_MINUTES } from '@probant/contract/limits'
import type { requestShareCode } from '@probant/contract/participants/entering'
import type { z } from 'zod'
import type { Db, Tx } from '#server/database/client.ts'
import type { Sending } from '#server/modules/sending/index.ts'
import type { Afterwards } from '#server/platform/afterwards.ts'
import { later, MINUTE, type Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Caller } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { BotCheck } from '#server/platform/security/bot-check/provider.ts'
import { entryRefusal, NOT_BEGUN } from '../door.ts'
import { attemptKeys } from '../mail-link/attempt-keys.ts'
import { createMailQuota } from '../mail-link/mail-quota.ts'
import { type Bearer, NO_CODE, type ShareCodes } from './codes.ts'
import type { ShareDoor } from './door.ts'
import { shareCodeEmail } from './emails.ts'
import { type ShareCodeRow, type Shared, shareLinkRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  codes: ShareCodes
  attempts: Attempts
  botCheck: BotCheck
  sending: Sending
  afterwards: Afterwards
  door: ShareDoor
}

/**
 * Codes, each good for the request that asked for it: somebody else's wrong guesses end nothing but their own request.
 * Nor do somebody else's requests leave one without a code: where enough were mailed lately, the newest is good for
 * the newest request too.
 */
export function createCodeRequests(dependencies: Dependencies) {
  const { db, now, codes, attempts, botCheck, sending, afterwards, door } = dependencies
  const quota = createMailQuota({ now, attempts })

  return {
    /** Answers alike, and as soon, whether or not the address may come in. */
    async request(
      { token, email, botToken }: z.output<typeof requestShareCode.schema.body>,
      caller: Caller,
    ): Promise<{ email: string; requestId: string }> {
      const shareLinkId = door.idOf(token)
      const check = { token: botToken, action: 'quiz_entrance', address: caller.address }
      ensure(await botCheck.verify(check), 'botCheckFailed')
      const { quiz } = await door.find(db, shareLinkId)
      allow(entryRefusal({ quiz, ...NOT_BEGUN }, now()))
      await attempts.begin(attemptKeys.code(shareLinkId, email, caller.address))

      const requestId = randomUUID()
      afterwards.run('mail a code', () => settle({ requestId, shareLinkId, email }, quiz.id, caller))
      return { email, requestId }
    },

    /** The request's row, if this is its code. A few misses end it, so that nobody guesses on. */
    async check(tx: Tx, request: Request, code: string): Promise<ShareCodeRow | undefined> {
      const known = await shareLinkRepository(tx).findCodeForUpdate(request, now())
      if (!known || known.misses >= MOST_MISSES) return undefined
      if (codes.matches(request, code, known.codeHash)) return known
      await shareLinkRepository(tx).countMiss(known)
    },

    /** For every request that it is good for. */
    spend: (tx: Tx, used: ShareCodeRow) => shareLinkRepository(tx).deleteCode(used),

    forgetOld: () => shareLinkRepository(db).deleteExpiredCodes(now()),
  }

  async function settle(request: Request, quizId: string, { address, locale }: Caller): Promise<void> {
    const { requestId: id, shareLinkId, email } = request
    const asking = { kind: 'code', email, address, quizId } as const
    const hasRoom = await quota.hasRoom(asking)
    const isMailed = await db.transaction(async (tx) => {
      const links = shareLinkRepository(tx)
      const shared = await links.findHeld(shareLinkId)
      const asked = await links.listCodes(request, now())
      if (!shared || asked.length >= MOST_REQUESTS) return false

      const { creatorId, workspaceId, title } = shared.quiz
      const mayWrite = hasRoom && (await sending.mayGoOut(tx, creatorId, { title }))
      const { code, ...kept } = await answerTo(tx, request, { shared, asked, mayWrite })
      await links.addCode({ id, shareLinkId, email, ...kept })
      if (!code) return false
      const mail = { to: email, locale, ...shareCodeEmail(locale, { title, code }) }
      const author = { kind: 'shareCode', authorId: creatorId, workspaceId, words: { title } } as const
      await sending.postFor(tx, author, [mail])
      return true
    })
    if (isMailed) await quota.count(asking)
  }

  /** A code to mail, one that is in the mailbox already, or none: who may not come has a request like all others. */
  async function answerTo(tx: Tx, request: Request, { shared, asked, mayWrite }: Known): Promise<Answer> {
    const expiresAt = later(now(), SHARE_CODE_MINUTES * MINUTE)
    const nothing = { codeHash: NO_CODE, expiresAt }
    if (!(await door.admits(tx, shared, request.email))) return nothing

    const goodFor = later(now(), LEAST_MINUTES * MINUTE)
    const recent = asked.filter((one) => one.codeHash !== NO_CODE && one.expiresAt > goodFor)
    const isEnough = new Set(recent.map(({ codeHash }) => codeHash)).size >= MOST_RECENT
    const [newest = nothing] = recent
    if (isEnough || !mayWrite) return { codeHash: newest.codeHash, expiresAt: newest.expiresAt }
    return { ...codes.issue(request), expiresAt }
  }
}

export type CodeRequests = ReturnType<typeof createCodeRequests>

/** Who asked, by which link, and which time. */
export interface Request extends Bearer {
  requestId: string
}

interface Known {
  shared: Shared
  /** What was asked for this address before, the newest first. */
  asked: ShareCodeRow[]
  /** May the mailbox be written to, in the quiz's words? */
  mayWrite: boolean
}

interface Answer {
  codeHash: string
  expiresAt: Date
  /** To be mailed. */
  code?: string
}

const MOST_MISSES = 5
/** So many codes are mailed in ten minutes; any of them is good for five more at least. */
const MOST_RECENT = 3
const LEAST_MINUTES = 5
/** For one address at a time: together they bound how often its codes can be guessed. One network has fewer. */
const MOST_REQUESTS = 30
