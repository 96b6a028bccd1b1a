import type { enterByCode } from '@probant/contract/participants/entering'
import type { z } from 'zod'
import type { Db, Tx } from '#server/database/client.ts'
import { type Invitee, participantRepository } from '#server/modules/roster/index.ts'
import type { SessionService } from '#server/modules/sessions/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Caller } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import type { Admitted, Admitting } from '../admitting.ts'
import type { Comers } from '../comers.ts'
import { type Brands, entryRefusal, NOT_BEGUN, phaseFor, presentDoor } from '../door.ts'
import { attemptKeys } from '../mail-link/attempt-keys.ts'
import type { PlacesHere } from '../place-here.ts'
import { enteringRepository } from '../repository.ts'
import type { CodeRequests } from './code-requests.ts'
import type { ShareDoor } from './door.ts'
import { type Shared, shareLinkRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  sessions: SessionService
  admission: Admitting
  branding: Brands
  comers: Comers
  placesHere: PlacesHere
  door: ShareDoor
  requests: CodeRequests
}

/** Coming in by a share link: whoever types an address proves it by the code that is mailed there. */
export function createShareJoining(dependencies: Dependencies) {
  const { db, now, attempts, sessions, admission, branding, comers, placesHere, door, requests } =
    dependencies

  return {
    async read(token: string, { refreshToken }: { refreshToken: string | undefined }) {
      const { quiz } = await door.find(db, door.idOf(token))
      const phase = phaseFor({ quiz, ...NOT_BEGUN }, now())
      ensure(phase !== 'draft', 'quizNotActive')
      const here = await placesHere.find(quiz.id, refreshToken)
      const brand = await branding.brandOf(db, quiz.workspaceId)
      return { ...presentDoor(quiz, phase, brand), here: here ? placesHere.present(here) : null }
    },

    requestCode: requests.request,

    async enter(
      { token, requestId, email, code, name }: z.output<typeof enterByCode.schema.body>,
      { refreshToken, caller }: { refreshToken: string | undefined; caller: Caller },
    ): Promise<Admitted> {
      const shareLinkId = door.idOf(token)
      const request = { requestId, shareLinkId, email }
      const keys = attemptKeys.guess(requestId, caller.address)
      await attempts.begin(keys)
      // On its own: a miss stays counted, though the call is refused.
      ensure(await db.transaction((tx) => requests.check(tx, request, code)), 'shareCodeWrong')

      const resumed = await sessions.resume(refreshToken)
      const admitted = await db.transaction(async (tx) => {
        const shared = await authorizeAndLock(tx, shareLinkId)
        const right = await requests.check(tx, request, code)
        ensure(right && (await door.admits(tx, shared, email)), 'shareCodeWrong')
        allow(entryRefusal({ ...shared, ...NOT_BEGUN }, now()))

        await requests.spend(tx, right)
        const invited = await enteringRepository(tx).lock(await join(tx, shared, { email, name }))
        return admission.admit(tx, invited, { caller, resumed, proved: email })
      })
      await attempts.succeed(keys)
      await attempts.succeed(attemptKeys.code(shareLinkId, email, caller.address))
      return admitted
    },

    forgetOldCodes: requests.forgetOld,
  }

  /** Limits are locked before what they are about. */
  async function authorizeAndLock(tx: Tx, shareLinkId: string): Promise<Shared> {
    const { quiz } = await door.find(tx, shareLinkId)
    await comers.lockLimits(tx, quiz)
    const shared = await shareLinkRepository(tx).findAlone(quiz.id, shareLinkId)
    ensure(shared, 'shareLinkClosed')
    return shared
  }

  /** Who takes part already is one of them whatever has become of the place; whoever is new has to fit in. */
  async function join(tx: Tx, shared: Shared, { email, name }: Invitee): Promise<string> {
    const { quiz } = shared
    const known = await enteringRepository(tx).findByMailbox(quiz.id, email)
    if (!known) return comers.add(tx, shared, { email, name, source: 'shared' })
    if (known.participant.name === '' && name !== '') {
      await participantRepository(tx).update(known.participant.id, { name })
    }
    return known.participant.id
  }
}
