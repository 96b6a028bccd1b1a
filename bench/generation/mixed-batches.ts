import type { Locale } from '@probant/contract/locales'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import { GENERATED_TYPES } from '@probant/kinds/types'
import { openSubjects, type Subject } from '../../knowledge/src/index.ts'
import { seededRandom } from '../../knowledge/src/random.ts'
import { factsIn, rejectionOf } from '../../server/src/modules/generation/gate.ts'
import { stemOf } from '../../server/src/modules/generation/kinds/index.ts'
import { knownTitles } from '../../server/src/modules/generation/known-titles.ts'
import type { QuestionGenerator } from '../../server/src/modules/generation/provider.ts'
import { type Asked, type Delivered, runBatch } from './batch.ts'
import { guessingIn } from './guessing.ts'

const BATCHES = 200

/** Runs 200 requests of every kind over all subjects, and counts what they deliver. */
export async function measureBatches(generator: QuestionGenerator, language: Locale) {
  const { all: subjects } = await openSubjects()
  const counts = [0, 0, 0, 0]
  // One batch after the other, as in a quiz.
  const positions: number[] = []
  const truths: number[] = []
  const seen = {
    asked: 0,
    delivered: 0,
    complete: 0,
    rejectable: 0,
    unasked: 0,
    repeated: 0,
    choices: 0,
    longest: 0,
  }

  for (let number = 0; number < BATCHES; number++) {
    const asked = requestNumber(number, language, subjects)
    const delivered = await runBatch(generator, asked)
    const wanted = DIFFICULTIES.reduce((sum, difficulty) => sum + asked.counts[difficulty], 0)
    seen.asked += wanted
    seen.delivered += delivered.length
    seen.complete += Number(delivered.length === wanted)
    seen.rejectable += countRejectable(delivered, language)
    seen.unasked += countUnasked(delivered, asked)
    seen.repeated += countRepeated(delivered)
    positions.push(...positionsIn(delivered))
    truths.push(...truthsIn(delivered))
    for (const { draft } of delivered) {
      if (draft.type !== 'multiple_choice') continue
      seen.choices++
      seen.longest += Number(isAloneTheLongest(draft.content.answers))
    }
  }
  for (const position of positions) counts[position] = (counts[position] ?? 0) + 1
  return {
    ...seen,
    batches: BATCHES,
    chiSquare: chiSquare(counts),
    positionGuessing: guessingIn([positions], 4),
    truthGuessing: guessingIn([truths], 2),
    trueShare: truths.filter(Boolean).length / truths.length,
    longestShare: seen.longest / seen.choices,
  }
}

/** The positions of the right answers, in the order of the questions. */
function positionsIn(delivered: readonly Delivered[]): number[] {
  return delivered.flatMap(({ draft }) =>
    draft.type === 'multiple_choice' ? [positionOfRight(draft.content.answers)] : [],
  )
}

function truthsIn(delivered: readonly Delivered[]): number[] {
  return delivered.flatMap(({ draft }) => (draft.type === 'true_false' ? [Number(draft.content.isTrue)] : []))
}

/** Every subject in turn; chance decides how many questions, how hard, and of which types. */
function requestNumber(number: number, language: Locale, subjects: readonly Subject[]): Asked {
  const subject = subjects[number % subjects.length]
  const random = seededRandom(number * 7_919 + (language === 'en' ? 1 : 2))
  const types = random.shuffled(GENERATED_TYPES).slice(0, 1 + random.below(4))
  const [easy, medium, tough] = [1 + random.below(5), random.below(6), random.below(5)] as const
  return {
    subject: subject?.name[language] ?? '',
    language,
    seed: number,
    counts: { easy, medium, tough },
    types,
  }
}

function countRejectable(delivered: readonly Delivered[], language: Locale): number {
  const titles: string[] = []
  const facts = new Set<string>()
  return delivered.filter(({ candidate }) => {
    const rejection = rejectionOf(candidate, { language, titles: knownTitles(titles), facts })
    titles.push(stemOf(candidate))
    for (const fact of factsIn(candidate)) facts.add(fact)
    return rejection
  }).length
}

/** More of a difficulty than was asked for, or a type that was not. */
function countUnasked(delivered: readonly Delivered[], { counts, types }: Asked): number {
  const foreign = delivered.filter(({ draft }) => !types.includes(draft.type)).length
  const tooMany = DIFFICULTIES.map((difficulty) => {
    const came = delivered.filter(({ draft }) => draft.difficulty === difficulty).length
    return Math.max(0, came - counts[difficulty])
  })
  return foreign + tooMany.reduce((sum, more) => sum + more, 0)
}

function countRepeated(delivered: readonly Delivered[]): number {
  const facts = delivered.map(({ candidate }) => candidate.fact ?? candidate.title)
  return facts.length - new Set(facts).size
}

interface Answer {
  text: string
  isCorrect: boolean
}

/** How far counts are from being equal; below 7.81, four positions are as even as chance makes them (5 %). */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function positionOfRight(answers: readonly Answer[]): number {
  return answers.findIndex(({ isCorrect }) => isCorrect)
}

/** Would always choosing the longest answer be right? */
function isAloneTheLongest(answers: readonly Answer[]): boolean {
  const right = answers.find(({ isCorrect }) => isCorrect)?.text.length ?? 0
  return answers.every(({ text, isCorrect }) => isCorrect || text.length < right)
}
