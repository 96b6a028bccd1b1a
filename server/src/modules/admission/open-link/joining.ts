import { randomUUID } from 'node:crypto'
import { nameKey } from '@probant/contract/by-name'
import { cutName } from '@probant/contract/fields'
import type { enterByOpenLink, OpenLinkAsks } from '@probant/contract/participants/open-link'
import type { z } from 'zod'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { LinkTokens } from '#server/modules/invitations/index.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure, Refusal, refuseField } from '#server/platform/errors.ts'
import type { Caller } from '#server/platform/http/actor.ts'
import { guestAddress } from '#server/platform/mail/stand-in-address.ts'
import { type Attempts, networkOf } from '#server/platform/security/attempts/service.ts'
import { countedFor, hardnessAfter } from '#server/platform/security/bot-check/hardness.ts'
import type { BotCheck } from '#server/platform/security/bot-check/provider.ts'
import { createTurns } from '#server/platform/turns.ts'
import type { Admitted, Admitting, Comer } from '../admitting.ts'
import type { Comers } from '../comers.ts'
import { type Brands, entryRefusal, isUnproved, NOT_BEGUN, phaseFor, presentDoor } from '../door.ts'
import type { PlacesHere } from '../place-here.ts'
import { enteringRepository } from '../repository.ts'
import { type OpenDoor, openLinkRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  botCheck: BotCheck
  sessions: SessionService
  tokens: LinkTokens
  admission: Admitting
  branding: Brands
  comers: Comers
  placesHere: PlacesHere
}

/**
 * Coming in by an open link, with a name or an address that nobody proves: it opens nothing that is somebody's, and nothing
 * is mailed there. Whoever comes is a guest, whom their browser knows again.
 */
export function createOpenJoining(dependencies: Dependencies) {
  const { db, now, attempts, botCheck, sessions, tokens, admission, branding, comers, placesHere } =
    dependencies
  /** An audience comes at the same moment, and each locks the quiz: those who wait keep no connection from others. */
  const turns = createTurns({ waitingMax: Number.POSITIVE_INFINITY })

  return {
    async read(token: string, { refreshToken }: Pick<Here, 'refreshToken'>) {
      const door = await openLinkRepository(db).find(idOf(token))
      ensure(door, 'shareLinkClosed')
      const own = await placesHere.find(door.quiz.id, refreshToken)
      ensure(own || !door.link.closedAt, 'shareLinkClosed')
      const phase = phaseFor({ quiz: door.quiz, ...NOT_BEGUN }, now())
      ensure(phase !== 'draft', 'quizNotActive')
      const here = own ? placesHere.present(own) : null
      const brand = await branding.brandOf(db, door.quiz.workspaceId)
      return { ...presentDoor(door.quiz, phase, brand), asks: door.link.asks, isFull: isFull(door), here }
    },

    /** No more of one network within an hour than of a lecture hall: the rest is made up. */
    async countOpening(token: string, { address }: Caller): Promise<void> {
      const id = idOf(token)
      const found = await find(db, id)
      ensure(found, 'shareLinkClosed')
      const key = `link-opened:${id}:${networkOf(address)}`
      if ((await attempts.failuresFrom({ key })) >= OPENINGS_MAX) return
      await attempts.begin({ network: { key } })
      await openLinkRepository(db).countOpening(id)
      // The page tells them so at once, and they try nothing.
      if (isFull(found)) await openLinkRepository(db).countTurnedAway(id, now())
    },

    async enter(
      { token, botToken, ...typed }: z.output<typeof enterByOpenLink.schema.body>,
      { refreshToken, caller }: Here,
    ): Promise<Admitted> {
      const { address } = caller
      ensure(await botCheck.verify({ token: botToken, action: 'room_place', address }), 'botCheckFailed')
      const id = idOf(token)
      const found = await find(db, id)
      ensure(found, 'shareLinkClosed')
      allow(entryRefusal({ ...found, ...NOT_BEGUN }, now()))
      const asked = answersTo(found.link.asks, typed)
      await count(botToken, address)

      const comer = { caller, resumed: await sessions.resume(refreshToken), isHanded: true }
      return notingFull(id, () =>
        turns.run(id, () =>
          db.transaction(async (tx) => {
            const door = await authorizeAndLock(tx, id)
            const participantId = (await already(tx, door, asked, comer)) ?? (await join(tx, door, asked))
            return admission.admit(tx, await enteringRepository(tx).lock(participantId), comer)
          }),
        ),
      )
    },
  }

  /** Made-up ones cost nothing: the seal is looked at before the database is. */
  function idOf(token: string): string {
    const id = tokens.read('open', token)
    ensure(id, 'shareLinkClosed')
    return id
  }

  async function find(tx: DbOrTx, id: string): Promise<OpenDoor | undefined> {
    const door = await openLinkRepository(tx).find(id)
    return door && !door.link.closedAt ? door : undefined
  }

  /** The more of it comes from a network, the more work each has to prove; nobody waits for anybody else. */
  async function count(botToken: string, address: string): Promise<void> {
    const hardness = botCheck.hardnessOf?.(botToken) ?? Number.POSITIVE_INFINITY
    const counted = countedFor('room_place', address)
    await attempts.beginProved(counted, (before) => hardness >= hardnessAfter(before))
  }

  /** Limits are locked before what they are about. */
  async function authorizeAndLock(tx: Tx, id: string): Promise<OpenDoor> {
    const found = await find(tx, id)
    ensure(found, 'shareLinkClosed')
    await comers.lockLimits(tx, found.quiz)
    const door = await openLinkRepository(tx).findAlone(found.quiz.id, id)
    ensure(door && !door.link.closedAt, 'shareLinkClosed')
    allow(entryRefusal({ ...door, ...NOT_BEGUN }, now()))
    return door
  }

  /** Whoever comes back with the browser that they came in with is who they were, unless somebody else sits there now. */
  async function already(tx: Tx, { quiz }: OpenDoor, asked: Asked, { resumed }: Comer) {
    if (!resumed) return undefined
    const theirs = await enteringRepository(tx).findTied(quiz.id, resumed.userId)
    if (!theirs) return undefined
    const { id, name, givenEmail } = theirs.participant
    const isSame = nameKey(name) === nameKey(asked.name) && givenEmail === asked.givenEmail
    return isSame || !isUnproved(theirs) ? id : undefined
  }

  async function join(tx: Tx, door: OpenDoor, asked: Asked): Promise<string> {
    ensure(!isFull(door), 'quizFull')
    // Two people may have one name: nothing is opened by it.
    return comers.add(tx, door, { email: guestAddress(randomUUID()), ...asked, source: 'open' })
  }

  /** The creator is to know of those who came in vain. */
  async function notingFull<T>(id: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refusal && error.refusal === 'quizFull')
        await openLinkRepository(db).countTurnedAway(id, now())
      throw error
    }
  }
}

const OPENINGS_MAX = 500

/** What the plan allows is counted where somebody is added. */
function isFull({ link: { places }, comers }: OpenDoor): boolean {
  return places !== null && comers >= places
}

/** As whom somebody comes: what is not asked for is not kept. */
function answersTo(asks: OpenLinkAsks, { name, email }: { name: string; email: string }): Asked {
  if (asks !== 'email' && name === '') refuseField('name', 'nameRequired')
  if (asks !== 'name' && email === '') refuseField('email', 'required')
  return { name: asks === 'email' ? cutName(email) : name, givenEmail: asks === 'name' ? null : email }
}

interface Asked {
  name: string
  givenEmail: string | null
}

/** Where they come from, and what their browser holds. */
interface Here {
  refreshToken: string | undefined
  caller: Caller
}
