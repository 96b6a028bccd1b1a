import type { ResponseOf } from '@probant/contract/endpoint'
import { SLIPS_MAX } from '@probant/contract/limits'
import type { makeSlips, Slip } from '@probant/contract/participants/slips'
import type { Db } from '#server/database/client.ts'
import type { LinkTokens } from '#server/modules/invitations/index.ts'
import type { QuizAccess } from '#server/modules/quizzes/index.ts'
import { statusAt } from '#server/modules/quizzes/index.ts'
import { participantRepository } from '#server/modules/roster/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { shownAddress } from '#server/platform/mail/stand-in-address.ts'
import { opensResult } from '../door.ts'
import type { JoinCodes } from './codes.ts'
import { type Handed, handingRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  origin: () => string
  tokens: LinkTokens
  codes: JoinCodes
  access: QuizAccess
}

/** Personal links and codes that a creator hands out: on slips of paper, or one by one. */
export function createSlips({ db, now, origin, tokens, codes, access }: Dependencies) {
  return {
    async make(
      actor: Actor,
      quizId: string,
      participantIds?: readonly string[],
    ): Promise<ResponseOf<typeof makeSlips>> {
      return db.transaction(async (tx) => {
        const { quiz } = await access.authorizeCreatorAndLock(tx, actor, quizId)
        const handing = handingRepository(tx)
        const wanted = {
          participantIds,
          isActive: statusAt(quiz, now()) === 'active',
          opensResult: opensResult(quiz),
        }
        const people = await handing.list(quizId, wanted, SLIPS_MAX)
        ensure(wanted.isActive || people.length > 0, 'inviteToInactiveQuiz')
        const { needing, withoutSlip } = await handing.count(quizId, wanted)

        const made = people.map((person) => ({ person, ...codes.issue('personal', person.id) }))
        const fresh = made.filter(({ person, codeHash }) => person.codeHash !== codeHash)
        await participantRepository(tx).setCodes(
          fresh.map(({ person, codeHash }) => ({ id: person.id, codeHash })),
        )
        const slips = made.map(({ person, code }) => slipOf(person, code))
        return { joinUrl: `${origin()}/join`, slips, withoutSlip, isCut: needing > slips.length }
      })
    },
  }

  function slipOf({ id, name, email }: Handed, code: string): Slip {
    const url = `${origin()}/invitation#${tokens.issue('handed', id)}`
    return { participantId: id, name, email: shownAddress(email), code, url }
  }
}
