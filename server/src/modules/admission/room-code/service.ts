import { randomUUID } from 'node:crypto'
import { spacedCode } from '@probant/contract/participants/join-code'
import type { changeRoomCode, RoomCode } from '@probant/contract/participants/room-code'
import type { z } from 'zod'
import type { Db, Tx } from '#server/database/client.ts'
import type { Publication, QuizAccess, QuizHistory } from '#server/modules/quizzes/index.ts'
import { statusAt } from '#server/modules/quizzes/index.ts'
import {
  knownParticipantRepository,
  type ParticipantAddress,
  participantRepository,
  sendingOutRefusal,
} from '#server/modules/roster/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { JoinCodes } from '../slip/codes.ts'
import { type RoomCodeRow, roomRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  origin: () => string
  codes: JoinCodes
  access: QuizAccess
  publication: Publication
  history: QuizHistory
}

/** The code that is dictated to a room, as a quiz's creator switches it on and off; and the door, for whoever is none of them. */
export function createRooms({ db, now, origin, codes, access, publication, history }: Dependencies) {
  return {
    async get(actor: Actor, quizId: string): Promise<RoomCode> {
      await access.authorizeCreator(db, actor, quizId)
      return present(await roomRepository(db).findOf(quizId))
    },

    async open(actor: Actor, quizId: string): Promise<RoomCode> {
      return db.transaction(async (tx) => {
        await access.authorizeToInviteAndLock(tx, actor, quizId)
        return present((await roomRepository(tx).findOf(quizId)) ?? (await draw(tx, quizId)))
      })
    },

    async change(
      actor: Actor,
      quizId: string,
      changes: z.output<typeof changeRoomCode.schema.body>,
    ): Promise<RoomCode> {
      return db.transaction(async (tx) => {
        await access.authorizeCreatorAndLock(tx, actor, quizId)
        const room = await roomRepository(tx).change(quizId, changes)
        ensure(room, 'notFound')
        return present(room)
      })
    },

    /** Whoever is in stays in. */
    async close(actor: Actor, quizId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await access.authorizeCreatorAndLock(tx, actor, quizId)
        await roomRepository(tx).close(quizId)
      })
    },

    /** With whatever they have answered: nobody knows who they are. */
    async sendOut(actor: Actor, { quizId, participantId }: ParticipantAddress): Promise<void> {
      await db.transaction(async (tx) => {
        const { quiz } = await access.authorizeCreatorAndLock(tx, actor, quizId)
        const participant = await knownParticipantRepository(tx).findForUpdate(quizId, participantId)
        ensure(participant, 'participantNotFound')
        allow(sendingOutRefusal(participant, statusAt(quiz, now())))

        await participantRepository(tx).delete(participantId)
        await history.note(tx, actor, quizId, { kind: 'sent_out' })
        await publication.loosen(tx, quizId)
      })
    },
  }

  /** Of six letters two may be the same once in a while: then another one is drawn. */
  async function draw(tx: Tx, quizId: string): Promise<RoomCodeRow> {
    for (let tries = 0; tries < MOST_DRAWS; tries++) {
      const id = randomUUID()
      const { codeHash } = codes.issue('room', id)
      const row = await roomRepository(tx).open({ id, quizId, codeHash, openedAt: now() })
      if (row) return row
    }
    throw new Error('every code that was drawn is taken')
  }

  function present(room: RoomCodeRow | undefined): RoomCode {
    const joinUrl = `${origin()}/join`
    if (!room) return { code: null, joinUrl, url: null, openedAt: null, admits: 'anyone' }
    const { admits } = room
    const code = spacedCode(codes.issue('room', room.id).code)
    return {
      code,
      joinUrl,
      url: `${joinUrl}#${codes.passOf(room.id)}`,
      openedAt: room.openedAt.toISOString(),
      admits,
    }
  }
}

const MOST_DRAWS = 20
