import type { Tx } from '#server/database/client.ts'
import type { BrandingService } from '#server/modules/branding/index.ts'
import type { MovedResults } from '#server/modules/submissions/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { isAnonymous } from '#server/platform/mail/stand-in-address.ts'
import { newNumber } from './number.ts'
import { certificateRepository, type Moved } from './repository.ts'
import { hasPassed, type Step, stepOf, validityOf } from './step.ts'

/** Certificates follow results, in the transaction that moves these: a grade, a regrade, a release, or the end of a quiz. */
export function createIssuing({ now, branding }: { now: Now; branding: Pick<BrandingService, 'of'> }) {
  return {
    async follow(tx: Tx, { submissionIds, isJustFinished = false }: MovedResults): Promise<void> {
      const certificates = certificateRepository(tx)
      const moved = await certificates.listMoved(submissionIds)
      const finished = new Set(isJustFinished ? submissionIds : [])
      const byStep = Map.groupBy(moved, (one) => stepFor(one, finished.has(one.submissionId)))
      const idsOf = (step: Step) =>
        (byStep.get(step) ?? []).flatMap(({ certificate }) => certificate?.id ?? [])

      const at = now()
      const issued = byStep.get('issue') ?? []
      const names = await brandNames(tx, issued)
      await certificates.create(
        issued.map((one) => issuedBy(names.get(one.workspaceId) ?? one.issuer, one, at)),
      )
      const withdrawn = idsOf('withdraw')
      if (withdrawn.length > 0) await certificates.withdraw(withdrawn, { at, by: 'result', reason: '' })
      const givenBack = idsOf('giveBack')
      if (givenBack.length > 0) await certificates.giveBack(givenBack)
    },

    /** Nothing is left to be checked: whoever asks for the number learns that nobody knows it. */
    forget: (tx: Tx, { participantIds }: { participantIds: readonly string[] }): Promise<void> =>
      certificateRepository(tx).deleteOf(participantIds),
  }

  /** Where a workspace appears under a name of its own. */
  async function brandNames(tx: Tx, moved: readonly Moved[]): Promise<Map<string, string>> {
    const names = new Map<string, string>()
    for (const workspaceId of new Set(moved.map((one) => one.workspaceId))) {
      const brand = await branding.of(tx, workspaceId)
      if (brand) names.set(workspaceId, brand.name)
    }
    return names
  }
}

/** Whoever waits for no grade is told as they hand in. */
function stepFor(moved: Moved, isJustFinished: boolean): Step | undefined {
  const { certificate, options, notifiedAt, areOthersTold, releasedAt } = moved
  // Whoever is gone gets nothing more, whatever their answers come to.
  if (isAnonymous(moved.email)) return undefined
  const isSeen = options.scoreShown === 'at_once' || releasedAt !== null
  return stepOf({
    certificate,
    isWanted: options.certificate !== null,
    isPassed: hasPassed(moved, options.passPercent),
    isOpen: moved.number > 1 && (moved.ungradedCount ?? 0) > 0,
    isTold: isSeen && areOthersTold && (notifiedAt !== null || isJustFinished),
  })
}

function issuedBy(issuer: string, { participantId, quizId, creatorId, options, ...moved }: Moved, at: Date) {
  const { certificate } = options
  if (!certificate) throw new Error('A certificate is issued where there are none')
  // An address is no name, and it is nobody else's business.
  const holder = moved.name.includes('@') ? '' : moved.name
  return {
    quizId,
    participantId,
    number: newNumber(),
    holder,
    canWriteName: moved.listedName === '',
    title: moved.title,
    issuer,
    signerId: creatorId,
    issuedAt: at,
    ...validityOf(certificate, at),
  }
}
