import type { Locale } from '@probant/contract/locales'
import type { Difficulty, QuestionType } from '@probant/contract/questions/form'
import { capitalised, comparable, type Exercise, type ExerciseSource, type Random } from '@probant/knowledge'
import { rejectionOf } from '../gate.ts'
import { generatedKind } from '../kinds/index.ts'
import { knownTitles } from '../known-titles.ts'
import type { Candidate } from '../provider.ts'
import type { Deal } from './deal.ts'

/** The same exercise is not dealt twice, and none that the gate would reject. */
export function dealExercises({ id, make }: ExerciseSource, locale: Locale, random: Random): Deal {
  const used = new Set<string>()
  return ({ type, difficulty, isTrue = random.next() < 0.5 }) => {
    if (!generatedKind({ type }).fromExercise) return undefined
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const exercise = make(difficulty, locale, random)
      if (used.has(exercise.key)) continue
      const candidate = candidateFrom({ exercise, id, type, difficulty, isTrue, locale, random })
      // An answer that stands in its own question, for one, can't be asked for.
      if (
        !candidate ||
        rejectionOf(candidate, { language: locale, titles: knownTitles([]), facts: new Set() })
      )
        continue
      used.add(exercise.key)
      return candidate
    }
  }
}

/** Enough to go round a small times table; what has no more to give is soon left. */
const ATTEMPTS = 200

interface ExerciseRequest {
  exercise: Exercise
  id: string
  type: QuestionType
  difficulty: Difficulty
  isTrue: boolean
  locale: Locale
  random: Random
}

function candidateFrom({
  exercise,
  id,
  type,
  difficulty,
  isTrue,
  locale,
  random,
}: ExerciseRequest): Candidate | undefined {
  // Steps are written once for both languages; French sets its semicolons apart.
  const steps = locale === 'fr' ? exercise.solution.replace(/; /g, '\u00a0; ') : exercise.solution
  const solution = capitalised(steps)
  const base = {
    difficulty,
    explanation: solution,
    source: 'builtin:procedural',
    sourceSentence: null,
    fact: `${id}/${exercise.key}`,
  }
  const wrong = slipsIn(exercise, random)
  if (wrong.length < 3) return undefined
  const parts = { isTrue, difficulty, wrong, solution, random }
  const asked = generatedKind({ type }).fromExercise?.(exercise, parts)
  return asked && ({ ...base, type, ...asked } as Candidate)
}

/** Three of the likeliest slips, each other than the answer and than the rest. */
function slipsIn({ answer, mistakes }: Exercise, random: Random): string[] {
  const seen = new Set([comparable(answer)])
  const different = mistakes.filter((mistake) => {
    const key = comparable(mistake)
    return !seen.has(key) && seen.add(key)
  })
  const shorter = different.filter((mistake) => mistake.length < answer.length)
  // One time in four the right answer may be the longest, so that its length tells nothing either way.
  const pool = random.below(4) === 0 && shorter.length >= 3 ? shorter : different
  return random.shuffled(pool.slice(0, 5)).slice(0, 3)
}
