import { createHash } from 'node:crypto'
import { COMPARED_MIN, type ComparedPerson, type Comparison } from '@probant/contract/results/comparison'
import { scalingOf } from '@probant/contract/scale/scale'
import type { Db } from '#server/database/client.ts'
import { ONE_MOMENT } from '#server/database/transactions.ts'
import type { QuizPapers } from '#server/modules/quizzes/index.ts'
import type { Submissions, ViolationCount } from '#server/modules/submissions/index.ts'
import { ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { ResultAccess } from '../access.ts'
import { type PresentedResult, presentResult } from '../list.ts'
import { comparisonRepository } from './repository.ts'
import { earnedIn, isOpen, openQuestionsOf, subjectsOf } from './side-by-side.ts'

interface Dependencies {
  db: Db
  access: ResultAccess
  papers: QuizPapers
  incidents: Submissions['incidents']
}

interface Compared {
  /** Their submissions, in the order in which they are to stand. */
  people: readonly string[]
  /** Then no name leaves the server, and their order is another one. */
  isBlind: boolean
}

/** A few submissions to one quiz side by side, as they stood at one moment. */
export function createComparison({ db, access, papers, incidents }: Dependencies) {
  return {
    compare: (actor: Actor, quizId: string, { people: named, isBlind }: Compared): Promise<Comparison> =>
      db.transaction(async (tx) => {
        const { quiz } = await access.authorizeToReadAnswers(tx, actor, quizId)
        const counting = await comparisonRepository(tx).listCounting(quizId, named)
        ensure(counting.length === named.length, 'submissionNotFound')
        // Two attempts of one person are one of them.
        const people = [...new Set(counting)]
        if (people.length < COMPARED_MIN) refuseField('people', 'invalid')
        const found = await comparisonRepository(tx).listCompared(quizId, people)

        const questions = await papers.questionsOf(tx, quiz)
        const openIds = questions.filter(isOpen).map(({ questionId }) => questionId)
        const written = await comparisonRepository(tx).listWrittenTo(people, openIds)
        const violations = await incidents.countViolations(tx, quiz, found)

        const order = isBlind ? shuffled(people) : people
        const sorted = found.toSorted(
          (one, other) => order.indexOf(one.submissionId) - order.indexOf(other.submissionId),
        )
        const sheets = sorted.map(({ submissionId, marks }) => ({
          earned: earnedIn(questions, marks),
          written: written.filter((answer) => answer.submissionId === submissionId),
        }))
        const scaling = scalingOf(quiz)
        return {
          people: sorted.map(({ marks: _, ...row }) => {
            const noted = violations.get(row.submissionId)
            return presentPerson(presentResult(row, scaling, noted), { isBlind, noted })
          }),
          subjects: subjectsOf(
            questions,
            sheets.map(({ earned }) => earned),
          ),
          questions: openQuestionsOf(questions, sheets),
        }
      }, ONE_MOMENT),
  }
}

/** By chance, though always alike: neither the link nor the list says who is the first. */
function shuffled(ids: readonly string[]): string[] {
  const place = (id: string) => createHash('sha256').update(id).digest('hex')
  return ids.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
}

function presentPerson(
  { name, email, isGone, ...result }: PresentedResult,
  { isBlind, noted }: { isBlind: boolean; noted: ViolationCount | undefined },
): ComparedPerson {
  return {
    submissionId: result.submissionId,
    participant: isBlind ? null : { name, email, isGone },
    ending: result.ending,
    ms: result.ms,
    points: result.points,
    totalPoints: result.totalPoints,
    ungradedCount: result.ungradedCount,
    percent: result.percent,
    scaled: result.scaled,
    violationCount: result.violationCount,
    violations: noted?.byKind ?? [],
    isReopened: result.isReopened,
    // What is noted of somebody may well name them.
    shortlist: isBlind ? null : result.shortlist,
  }
}
