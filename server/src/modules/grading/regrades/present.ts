import type { Regraded, RegradePreview } from '@probant/contract/grading/regrading'
import type { Locale } from '@probant/contract/locales'
import type { Scaling } from '@probant/contract/scale/scale'
import { percentOf, type Reached, scaledScore } from '@probant/contract/scale/scaled-score'
import { kindOf } from '@probant/kinds'
import type { PaperQuestion } from '#server/modules/quizzes/index.ts'
import type { Remarked } from '#server/modules/submissions/index.ts'
import { shownAddress } from '#server/platform/mail/stand-in-address.ts'
import type { RegradeRow } from './repository.ts'

interface Surroundings {
  /** Those of the quiz, in order. */
  asked: readonly PaperQuestion[]
  appliedBy: string | null
  canUndo: boolean
  /** Of whoever reads it. */
  locale: Locale
}

export function presentRegrade(
  row: RegradeRow,
  { asked, appliedBy, canUndo, locale }: Surroundings,
): Regraded {
  const { id, kind, questionId, after, changedCount, appliedAt, undoneAt } = row
  const index = asked.findIndex((one) => one.questionId === questionId)
  return {
    id,
    kind,
    questionId,
    number: index + 1,
    titleHtml: asked[index]?.titleHtml ?? '',
    text: wordsOf(row, locale),
    points: after.points ?? null,
    changedCount,
    appliedAt: appliedAt.toISOString(),
    appliedBy,
    undoneAt: undoneAt?.toISOString() ?? null,
    canUndo,
  }
}

/** The answer that is right since, or accepted too. */
function wordsOf({ kind, before, after: { content } }: RegradeRow, locale: Locale): string | null {
  if (!content) return null
  const { key, accepting, inWords } = kindOf(content)
  if (kind === 'key' && key) return inWords(key.of(content, locale), content, locale)
  if (kind !== 'accept' || !accepting || !before.content) return null
  const known = accepting.acceptedIn(before.content, locale)
  return accepting.acceptedIn(content, locale).find((text) => !known.includes(text)) ?? null
}

/** What comes of a change: whose score is another one. */
export function isChanged({ before, after }: Remarked): boolean {
  return (
    before.points !== after.points ||
    before.totalPoints !== after.totalPoints ||
    before.ungradedCount !== after.ungradedCount
  )
}

interface Person {
  name: string
  email: string
}

export function presentPreview(
  submissionCount: number,
  moved: readonly Moved[],
  people: ReadonlyMap<string, Person>,
  scaling: Scaling,
): RegradePreview {
  const scaled = (whole: Reached | null) => whole && scaledScore(whole, scaling)
  return {
    submissionCount,
    raisedCount: moved.filter((one) => differenceOf(one) > 0).length,
    loweredCount: moved.filter((one) => differenceOf(one) < 0).length,
    changes: moved.flatMap(({ id, before, after, whole }) => {
      const person = people.get(id)
      if (!person) return []
      const { name, email } = person
      return {
        submissionId: id,
        name,
        email: shownAddress(email),
        before,
        after,
        scaled: { before: scaled(whole.before), after: scaled(whole.after) },
      }
    }),
  }
}

/** A score that goes up or down, in percent, whether or not all of it is graded; nothing where no question counts. */
export interface Moved {
  id: string
  before: number | null
  after: number | null
  /** Where all of it is graded. */
  whole: { before: Reached | null; after: Reached | null }
}

/** Those whose percentage is another one, the largest change first. */
export function movedAmong(remarked: readonly Remarked[]): Moved[] {
  return remarked
    .map(({ id, before, after, waiting }) => ({
      id,
      before: soFar(before, waiting.before),
      after: soFar(after, waiting.after),
      whole: { before: wholeOf(before, waiting.before), after: wholeOf(after, waiting.after) },
    }))
    .filter(({ before, after }) => before !== after)
    .sort((one, other) => Math.abs(differenceOf(other)) - Math.abs(differenceOf(one)))
}

/** Of what is graded, as participants read it. */
function soFar({ points, totalPoints }: Remarked['before'], waiting: number): number | null {
  return percentOf({ points: points ?? 0, totalPoints: (totalPoints ?? 0) - waiting })
}

function wholeOf({ points, totalPoints }: Remarked['before'], waiting: number): Reached | null {
  return waiting > 0 ? null : { points: points ?? 0, totalPoints: totalPoints ?? 0 }
}

function differenceOf({ before, after }: Pick<Moved, 'before' | 'after'>): number {
  return (after ?? 0) - (before ?? 0)
}
