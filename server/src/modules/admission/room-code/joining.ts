import type { BotAction } from '@probant/contract/auth'
import { nameKey, plainNameKey } from '@probant/contract/by-name'
import type { ResponseOf } from '@probant/contract/endpoint'
import {
  botActionFor,
  type enterRoom,
  PERSONAL_CODE_LENGTH,
  ROOM_CODE_LENGTH,
  type readJoinCode,
} from '@probant/contract/participants/join-code'
import type { QuizPhase } from '@probant/contract/quizzes/quiz'
import type { z } from 'zod'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { LinkTokens } from '#server/modules/invitations/index.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Caller } from '#server/platform/http/actor.ts'
import { nameAddress } from '#server/platform/mail/stand-in-address.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import { countedFor, hardnessAfter } from '#server/platform/security/bot-check/hardness.ts'
import type { BotCheck, BotCheckAttempt } from '#server/platform/security/bot-check/provider.ts'
import { createTurns } from '#server/platform/turns.ts'
import type { Admitted, Admitting, Comer } from '../admitting.ts'
import type { Comers } from '../comers.ts'
import { type Brands, entryRefusal, isUnproved, NOT_BEGUN, phaseFor, presentDoor } from '../door.ts'
import type { PlacesHere } from '../place-here.ts'
import { enteringRepository, type InvitedParticipant } from '../repository.ts'
import type { JoinCodes } from '../slip/codes.ts'
import { handingRepository } from '../slip/repository.ts'
import type { LettingIn } from './letting-in.ts'
import { type Room, roomRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  botCheck: BotCheck
  sessions: SessionService
  tokens: LinkTokens
  codes: JoinCodes
  admission: Admitting
  branding: Brands
  comers: Comers
  placesHere: PlacesHere
  lettingIn: LettingIn
}

/**
 * Coming in by a typed code. One that opens nothing, and one of a room that is over, are the same; but whoever is through
 * comes to their own result, by their own code or in the browser that they took it with.
 */
export function createCodeJoining(dependencies: Dependencies) {
  const {
    db,
    now,
    attempts,
    botCheck,
    sessions,
    tokens,
    codes,
    admission,
    branding,
    comers,
    placesHere,
    lettingIn,
  } = dependencies
  /** A class comes in at the same moment, and each locks the quiz: those who wait keep no connection from others. */
  const turns = createTurns({ waitingMax: Number.POSITIVE_INFINITY })

  return {
    /** Opens no place yet: it only counts who tries. */
    async read(
      { code, botToken }: z.output<typeof readJoinCode.schema.body>,
      { refreshToken, caller: { address } }: Here,
    ): Promise<ResponseOf<typeof readJoinCode>> {
      const action = botActionFor(code)
      await checkBot({ token: botToken, action, address })
      const isGuessable = action === 'join_code'
      if (isGuessable) await count(action, botToken, address)

      const found =
        code.length === PERSONAL_CODE_LENGTH ? await personal(code) : await roomDoor(code, refreshToken)
      ensure(found, 'joinCodeWrong')
      // No more than itself: whoever has a good one can't try others for ever.
      if (isGuessable) await attempts.succeed({ network: countedFor(action, address) })
      return found
    },

    async enter(
      { pass, name, botToken }: z.output<typeof enterRoom.schema.body>,
      { refreshToken, caller }: Here,
    ): Promise<Admitted> {
      const { address } = caller
      await checkBot({ token: botToken, action: 'room_place', address })
      const room = await find(db, pass)
      ensure(room, 'joinCodeWrong')
      await count('room_place', botToken, address)

      const resumed = await sessions.resume(refreshToken)
      const comer = { caller, resumed, isHanded: true }
      if (isShut(room)) return (await takePlace(room, { pass, name }, comer)) ?? comeBack(room, name, comer)
      return turns.run(pass, () =>
        db.transaction(async (tx) => {
          const room = await authorizeAndLock(tx, pass)
          ensure(!isShut(room), 'joinCodeWrong')
          const participantId = (await already(tx, room, name, resumed)) ?? (await join(tx, room, name))
          return admission.admit(tx, await enteringRepository(tx).lock(participantId), comer)
        }),
      )
    },
  }

  /** After the end: of whoever is still at work, where the creator has just said so. */
  async function takePlace(room: Room, { pass, name }: Typed, comer: Comer): Promise<Admitted | undefined> {
    if (!(await lettingIn.isSomebodyAllowed(room.quiz))) return undefined
    return turns.run(pass, () =>
      db.transaction(async (tx) => {
        const room = await authorizeAndLock(tx, pass)
        if (await already(tx, room, name, comer.resumed)) return undefined
        const taken = await letInAs(tx, await knownAs(tx, room, name))
        return taken ? admission.admit(tx, await enteringRepository(tx).lock(taken), comer) : undefined
      }),
    )
  }

  async function checkBot(attempt: BotCheckAttempt): Promise<void> {
    ensure(await botCheck.verify(attempt), 'botCheckFailed')
  }

  /** The more of it comes from a network, the more work each has to prove; nobody waits for anybody else. */
  async function count(action: BotAction, botToken: string, address: string): Promise<void> {
    const hardness = botCheck.hardnessOf?.(botToken) ?? Number.POSITIVE_INFINITY
    await attempts.beginProved(countedFor(action, address), (before) => hardness >= hardnessAfter(before))
  }

  /** The same link that stands on the slip. */
  async function personal(code: string) {
    const participantId = await handingRepository(db).findByCode(codes.hashOf(code))
    const invited = participantId && (await enteringRepository(db).find(participantId))
    if (!invited || entryRefusal(invited, now()) === 'quizNotActive') return undefined
    // After the end too: nobody guesses one, and the door behind it says when the quiz has ended.
    return { kind: 'personal' as const, token: tokens.issue('handed', invited.participant.id) }
  }

  async function roomDoor(code: string, refreshToken: string | undefined) {
    const room = await find(db, code)
    const phase = room && (await doorPhase(room, refreshToken))
    if (!room || !phase || phase === 'draft') return undefined
    const own = await placesHere.find(room.quiz.id, refreshToken)
    return {
      kind: 'room' as const,
      pass: codes.passOf(room.id),
      door: presentDoor(room.quiz, phase, await branding.brandOf(db, room.quiz.workspaceId)),
      here: own?.startedAt && !own.finishedAt ? placesHere.present(own) : null,
    }
  }

  /** None where the door is shut to whoever has this browser. */
  async function doorPhase(room: Room, refreshToken: string | undefined): Promise<QuizPhase | undefined> {
    if (!isShut(room)) return phaseOf(room)
    const own = await placeHere(room, await sessions.resume(refreshToken))
    if (own) return phaseFor(own, now())
    return (await lettingIn.isSomebodyAllowed(room.quiz)) ? 'open' : undefined
  }

  async function find(tx: DbOrTx, code: string): Promise<Room | undefined> {
    const room = await roomRepository(tx).find(codes.hashOf(code.slice(0, ROOM_CODE_LENGTH)))
    if (room && code.length > ROOM_CODE_LENGTH && code !== codes.passOf(room.id)) return undefined
    return room
  }

  /** After the end: to what they have here, by the name that they had, for somebody else may sit there now. */
  async function comeBack(room: Room, name: string, comer: Comer): Promise<Admitted> {
    const own = await placeHere(room, comer.resumed)
    ensure(own, 'joinCodeWrong')
    ensure(isNamed(own, name, room), 'nameNotHere')
    return db.transaction(async (tx) => {
      const invited = await enteringRepository(tx).lock(own.participant.id)
      return admission.admit(tx, invited, comer)
    })
  }

  /** Whoever takes the quiz of this room with this browser, and has more time than the rest or is through. */
  async function placeHere({ quiz }: Room, resumed: Comer['resumed']) {
    const theirs = resumed && (await enteringRepository(db).findTied(quiz.id, resumed.userId))
    return theirs && !entryRefusal(theirs, now()) ? theirs : undefined
  }

  async function authorizeAndLock(tx: Tx, pass: string): Promise<Room> {
    const found = await find(tx, pass)
    ensure(found, 'joinCodeWrong')
    await comers.lockLimits(tx, found.quiz)
    const codeHash = codes.hashOf(pass.slice(0, ROOM_CODE_LENGTH))
    const room = await roomRepository(tx).findAlone(found.quiz.id, codeHash)
    ensure(room, 'joinCodeWrong')
    return room
  }

  /** To whoever comes for the first time. */
  function phaseOf(room: Room) {
    return phaseFor({ ...room, ...NOT_BEGUN }, now())
  }

  function isShut(room: Room): boolean {
    return ['draft', 'completed'].includes(phaseOf(room))
  }

  /**
   * Whoever comes back with the browser that they came in with is who they were, unless somebody else sits there now.
   */
  async function already(tx: Tx, room: Room, name: string, resumed: { userId: string } | undefined) {
    const theirs = resumed && (await enteringRepository(tx).findTied(room.quiz.id, resumed.userId))
    if (!theirs || !isNamed(theirs, name, room)) return undefined
    await lettingIn.forget(tx, theirs)
    return theirs.participant.id
  }

  /** Nothing where the creator has not said so, or where it is over for them by now. */
  async function letInAs(tx: Tx, known: InvitedParticipant | undefined): Promise<string | undefined> {
    if (!known || !lettingIn.isAllowed(known)) return undefined
    const held = await enteringRepository(tx).lock(known.participant.id)
    if (!held || !lettingIn.isAllowed(held)) return undefined
    await lettingIn.take(tx, held)
    // Only now their work is locked: what was handed in a moment ago would be shown to whoever has typed their name.
    const taken = await enteringRepository(tx).find(held.participant.id)
    ensure(taken && !taken.finishedAt, 'joinCodeWrong')
    return taken.participant.id
  }

  /** A name opens nothing that somebody has, for somebody else may type it; unless the creator has just said so. */
  async function join(tx: Tx, room: Room, name: string): Promise<string> {
    const known = await knownAs(tx, room, name)
    const taken = await letInAs(tx, known)
    if (taken) return taken
    if (room.admits === 'listed') {
      // Whether a name is not there, or taken, is told to nobody.
      ensure(known && !known.participant.userId, 'nameNotListed')
      return known.participant.id
    }
    ensure(!known, 'nameTaken')
    return comers.add(tx, room, { email: nameAddress(name), name, source: 'room' })
  }
}

async function knownAs(tx: Tx, room: Room, name: string): Promise<InvitedParticipant | undefined> {
  const named = await enteringRepository(tx).findByAddress(room.quiz.id, nameAddress(name))
  return named ?? listedAs(tx, room, name)
}

/** The one whom a list has with accents that nobody has typed; where it may be two, neither. */
async function listedAs(tx: Tx, { quiz, admits }: Room, name: string) {
  if (admits !== 'listed') return undefined
  const named = await enteringRepository(tx).listNamed(quiz.id)
  const [only, other] = named.filter((one) => plainNameKey(one.name) === plainNameKey(name))
  return only && !other ? enteringRepository(tx).find(only.id) : undefined
}

/** Who takes part with an account of their own is known by that; a guest, by the name that they have. */
function isNamed(theirs: InvitedParticipant, name: string, { admits }: Room): boolean {
  const keyOf = admits === 'listed' ? plainNameKey : nameKey
  return !isUnproved(theirs) || keyOf(theirs.participant.name) === keyOf(name)
}

type Typed = Pick<z.output<typeof enterRoom.schema.body>, 'pass' | 'name'>

/** Where they come from, and what their browser holds. */
interface Here {
  refreshToken: string | undefined
  caller: Caller
}
