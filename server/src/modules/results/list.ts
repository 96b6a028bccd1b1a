import type { ListedCertificate } from '@probant/contract/certificates/certificate'
import { writtenNumber } from '@probant/contract/certificates/number'
import type { Result, ResultFilter } from '@probant/contract/results/list'
import { type Scaling, scalingOf } from '@probant/contract/scale/scale'
import { percentOf, scaledScore } from '@probant/contract/scale/scaled-score'
import type { Db } from '#server/database/client.ts'
import type { Submissions, ViolationCount } from '#server/modules/submissions/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { isAnonymous, shownAddress } from '#server/platform/mail/stand-in-address.ts'
import type { ResultAccess } from './access.ts'
import { resultRepository } from './repository.ts'
import type { ResultRow } from './rows/repository.ts'

interface Dependencies {
  db: Db
  now: Now
  access: ResultAccess
  incidents: Submissions['incidents']
}

interface ListQuery extends ResultFilter {
  page: number
  pageSize: number
}

/** What came of each submission, one after the other. */
export function createResultList({ db, now, access, incidents }: Dependencies) {
  return {
    async list(actor: Actor, quizId: string, query: ListQuery) {
      const { quiz } = await access.authorize(db, actor, quizId)
      const results = resultRepository(db)
      const ahead =
        query.sort === 'violations' ? await mostViolations(quiz, await results.listNoted(quizId)) : []
      const { found, total } = await results.page(quizId, query, ahead)
      const violations = await incidents.countViolations(db, quiz, found)
      const scaling = scalingOf(quiz)
      const items = found.map((row) => ({
        ...presentResult(row, scaling, violations.get(row.submissionId)),
        certificate: listedCertificate(row),
      }))
      return { items, total, page: query.page, pageSize: query.pageSize }
    },

    async get(
      actor: Actor,
      { quizId, submissionId }: { quizId: string; submissionId: string },
    ): Promise<Result> {
      const { quiz } = await access.authorize(db, actor, quizId)
      const row = await resultRepository(db).find(quizId, submissionId)
      ensure(row, 'submissionNotFound')
      const violations = await incidents.countViolations(db, quiz, [row])
      const result = presentResult(row, scalingOf(quiz), violations.get(submissionId))
      return { ...result, certificate: listedCertificate(row) }
    },
  }

  function listedCertificate({ certificate }: ResultRow): ListedCertificate | null {
    if (!certificate) return null
    const { number, withdrawnBy, expiresAt } = certificate
    const hasEnded = expiresAt !== null && new Date(expiresAt) <= now()
    const state = withdrawnBy ? 'withdrawn' : hasEnded ? 'expired' : 'valid'
    return { number: writtenNumber(number), state, withdrawnBy }
  }

  /** Which violations count is judged, not stored: those who have some, most first. */
  async function mostViolations(quiz: Judged[1], noted: Judged[2]): Promise<string[]> {
    const counts = await incidents.countViolations(db, quiz, noted)
    return [...counts]
      .filter(([, { count }]) => count > 0)
      .sort(([, one], [, other]) => other.count - one.count)
      .map(([submissionId]) => submissionId)
  }
}

type Judged = Parameters<Submissions['incidents']['countViolations']>

/** What came of it, wherever it is read. */
export type PresentedResult = Omit<Result, 'certificate'>

export function presentResult(
  { accommodation, shortlistedAt, shortlistNote, certificate: _, ...row }: ResultRow,
  scaling: Scaling,
  violations?: ViolationCount,
): PresentedResult {
  const isGone = isAnonymous(row.email)
  return {
    ...row,
    email: shownAddress(row.email),
    isGone,
    finishedAt: row.finishedAt.toISOString(),
    percent: percentOf(row),
    scaled: row.ungradedCount > 0 ? null : scaledScore(row, scaling),
    violationCount: violations?.count ?? 0,
    isReopened: violations?.isReopened ?? false,
    exemptions: accommodation?.exemptions ?? [],
    shortlist: shortlistedAt && { note: shortlistNote },
  }
}
