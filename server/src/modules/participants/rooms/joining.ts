import type { ResponseOf } from '@probant/contract/endpoint'
import {
  type enterRoom,
  PERSONAL_CODE_LENGTH,
  type readJoinCode,
} from '@probant/contract/participants/join-code'
import type { z } from 'zod'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Caller } from '#server/platform/http/actor.ts'
import { nameAddress } from '#server/platform/mail/stand-in-address.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { BotCheck } from '#server/platform/security/bot-check/provider.ts'
import type { Comers } from '../comers.ts'
import type { Admission, Admitted } from '../entering/admission.ts'
import { attemptKeys } from '../entering/attempt-keys.ts'
import { NOT_BEGUN, phaseFor, presentDoor } from '../entering/door.ts'
import { enteringRepository } from '../entering/repository.ts'
import type { JoinCodes } from '../handing/codes.ts'
import { handingRepository } from '../handing/repository.ts'
import type { LinkTokens } from '../link-tokens.ts'
import { type Room, roomRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  botCheck: BotCheck
  sessions: SessionService
  tokens: LinkTokens
  codes: JoinCodes
  admission: Admission
  comers: Comers
}

/** Coming in by a typed code. One that opens nothing, and one of a quiz that is over, are the same. */
export function createCodeJoining(dependencies: Dependencies) {
  const { db, now, attempts, botCheck, sessions, tokens, codes, admission, comers } = dependencies

  return {
    /** Changes nothing but the count of who tries. */
    async read(code: string, { address }: Caller): Promise<ResponseOf<typeof readJoinCode>> {
      const keys = attemptKeys.typedCode(address)
      await attempts.begin(keys)
      const found = code.length === PERSONAL_CODE_LENGTH ? await personal(code) : await roomDoor(code)
      ensure(found, 'joinCodeWrong')
      await attempts.succeed(keys)
      return found
    },

    async enter(
      { code, name, botToken }: z.output<typeof enterRoom.schema.body>,
      { refreshToken, caller }: { refreshToken: string | undefined; caller: Caller },
    ): Promise<Admitted> {
      const check = { token: botToken, action: 'quiz_entrance', address: caller.address }
      ensure(await botCheck.verify(check), 'botCheckFailed')
      const keys = attemptKeys.typedCode(caller.address)
      await attempts.begin(keys)

      const resumed = await sessions.resume(refreshToken)
      const admitted = await db.transaction(async (tx) => {
        const room = await enterAlone(tx, code)
        const participantId = (await already(tx, room, resumed)) ?? (await join(tx, room, name))
        const invited = await enteringRepository(tx).hold(participantId)
        return admission.admit(tx, invited, { caller, resumed, isHanded: true })
      })
      await attempts.succeed(keys)
      return admitted
    },
  }

  /** The same link that stands on the slip. */
  async function personal(code: string) {
    const participantId = await handingRepository(db).findByCode(codes.hashOf(code))
    const invited = participantId && (await enteringRepository(db).find(participantId))
    if (!invited || isShut(phaseFor(invited, now()))) return undefined
    return { kind: 'personal' as const, token: tokens.issue('handed', invited.participant.id) }
  }

  async function roomDoor(code: string) {
    const room = await find(db, code)
    const phase = room && phaseFor({ ...room, ...NOT_BEGUN }, now())
    return phase && phase !== 'draft' && { kind: 'room' as const, code, door: presentDoor(room.quiz, phase) }
  }

  async function find(tx: DbOrTx, code: string): Promise<Room | undefined> {
    const room = await roomRepository(tx).find(codes.hashOf(code))
    return room && !isShut(phaseFor({ ...room, ...NOT_BEGUN }, now())) ? room : undefined
  }

  async function enterAlone(tx: Tx, code: string): Promise<Room> {
    const found = await find(tx, code)
    ensure(found, 'joinCodeWrong')
    await comers.holdLimits(tx, found.quiz)
    const room = await roomRepository(tx).findAlone(found.quiz.id, codes.hashOf(code))
    ensure(room && !isShut(phaseFor({ ...room, ...NOT_BEGUN }, now())), 'joinCodeWrong')
    return room
  }

  /** Whoever comes back with the browser that they came in with is who they were. */
  async function already(tx: Tx, { quiz }: Room, resumed: { userId: string } | undefined) {
    const theirs = resumed && (await enteringRepository(tx).findTied(quiz.id, resumed.userId))
    return theirs?.participant.source === 'room' ? theirs.participant.id : undefined
  }

  /** A name opens nothing: somebody else may type it. */
  async function join(tx: Tx, room: Room, name: string): Promise<string> {
    const email = nameAddress(name)
    ensure(!(await enteringRepository(tx).findByAddress(room.quiz.id, email)), 'nameTaken')
    return comers.add(tx, room, { email, name, source: 'room' })
  }
}

function isShut(phase: ReturnType<typeof phaseFor>): boolean {
  return phase === 'draft' || phase === 'completed'
}
