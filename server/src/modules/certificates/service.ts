import type {
  Certificate,
  CheckedCertificate,
  OwnCertificate,
} from '@probant/contract/certificates/certificate'
import { writtenNumber } from '@probant/contract/certificates/number'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { Lobbies } from '#server/modules/admission/index.ts'
import type { ResultAccess } from '#server/modules/results/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Attempts } from '#server/platform/security/attempts/service.ts'
import { attemptsFrom } from './checking.ts'
import { giveBackRefusal, withdrawalRefusal } from './policy.ts'
import { type CertificateRow, certificateRepository, stateAt } from './repository.ts'
import { hasPassed } from './step.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  lobby: Lobbies
  access: ResultAccess
}

interface ResultAddress {
  quizId: string
  submissionId: string
}

/** A certificate for whoever asks whether it is valid, for its holder, and for the creator of the quiz. */
export function createCertificateService({ db, now, attempts, lobby, access }: Dependencies) {
  return {
    /** Only numbers that nobody knows are counted: an office may look through hundreds of good ones. */
    async check(number: string, address: string): Promise<CheckedCertificate> {
      let found: CertificateRow | undefined
      await attempts.ask(attemptsFrom(address), async (tx) => {
        found = await certificateRepository(tx).findByNumber(number)
        return found === undefined
      })
      ensure(found, 'certificateNotFound')
      return presentChecked(found, now())
    },

    async getOwn(actor: Actor, quizId: string): Promise<{ certificate: OwnCertificate | null }> {
      return own(db, await lobby.find(db, actor, quizId))
    },

    nameOwn: (actor: Actor, quizId: string, name: string) =>
      db.transaction(async (tx) => {
        const taking = await lobby.lock(tx, actor, quizId)
        const certificates = certificateRepository(tx)
        const row = await certificates.findShownTo(taking)
        ensure(row, 'certificateNotFound')
        ensure(row.canWriteName, 'certificateNamed')
        await certificates.update(row.id, { holder: name, canWriteName: false })
        return own(tx, taking)
      }),

    async count(actor: Actor, quizId: string) {
      await access.authorize(db, actor, quizId)
      return certificateRepository(db).count(quizId, now())
    },

    withdraw: (actor: Actor, address: ResultAddress, reason: string): Promise<{ certificate: Certificate }> =>
      change(actor, address, async (tx, certificate) => {
        allow(withdrawalRefusal(certificate))
        await certificateRepository(tx).withdraw([certificate.id], { at: now(), by: 'creator', reason })
      }),

    giveBack: (actor: Actor, address: ResultAddress): Promise<{ certificate: Certificate }> =>
      change(actor, address, async (tx, certificate, isPassed) => {
        allow(giveBackRefusal(certificate, isPassed))
        await certificateRepository(tx).giveBack([certificate.id])
      }),
  }

  async function own(tx: DbOrTx, taking: Awaited<ReturnType<Lobbies['find']>>) {
    const row = await certificateRepository(tx).findShownTo(taking)
    return { certificate: row ? { ...presentCertificate(row, now()), canWriteName: row.canWriteName } : null }
  }

  function change(
    actor: Actor,
    address: ResultAddress,
    decide: Decide,
  ): Promise<{ certificate: Certificate }> {
    return db.transaction(async (tx) => {
      const { quiz } = await access.authorize(tx, actor, address.quizId)
      const certificates = certificateRepository(tx)
      ensure(await certificates.lockSubmission(address), 'submissionNotFound')
      const [held] = await certificates.listMoved([address.submissionId])
      ensure(held?.certificate, 'certificateNotFound')

      await decide(tx, held.certificate, hasPassed(held, quiz.options.passPercent))

      const changed = await certificates.findOf(held.participantId)
      return { certificate: presentCertificate(changed ?? held.certificate, now()) }
    })
  }
}

type Decide = (tx: Tx, certificate: CertificateRow, isPassed: boolean) => Promise<void>

function presentChecked(row: CertificateRow, now: Date): CheckedCertificate {
  const { number, holder, title, issuer, issuedAt, expiresAt } = row
  return {
    number: writtenNumber(number),
    state: stateAt(row, now),
    holder,
    title,
    issuer,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}

function presentCertificate(row: CertificateRow, now: Date): Certificate {
  const { withdrawnBy, reason } = row
  return { ...presentChecked(row, now), withdrawnBy, reason }
}

export type CertificateService = ReturnType<typeof createCertificateService>
