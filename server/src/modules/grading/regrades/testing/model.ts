import type { ErrorName } from '@probant/contract/errors'
import type { RegradeKind } from '@probant/contract/grading/regrading'
import type { Question } from '@probant/contract/questions/question'
import type { Scoring } from '@probant/contract/quizzes/paper'

/** What a creator tries: of which question (or whose answer, or which regrade), and what it is to be. */
export interface Action {
  kind: RegradeKind | 'gradeByHand' | 'undo'
  place: number
  number: number
}

interface AskedQuestion {
  questionId: string
  key: ReturnType<typeof keyIn>
  scoring: Scoring
}

interface Regraded {
  id: string
  place: number
  isUndone: boolean
  takeBack(): void
}

/** How an exam of `anExam` with a pool of two is marked, and everything that was changed of it: what the server should say. */
export interface Model {
  questions: AskedQuestion[]
  /** For the open answers of two people; the first was told of theirs. */
  grades: (number | null)[]
  history: Regraded[]
}

export const WORDS = ['Wolfram', 'Tungsten', 'W', 'lamp']
const MAX_POINTS = 4
const OPEN = 3
const FILL_IN = 2
const CHOICE = 0
/** No place among the questions: a grade stands and falls by itself, whatever becomes of its question. */
const A_GRADE = -1

export function modelOf(questionIds: readonly string[]): Model {
  const keys = [0, false, ['Wolfram', 'das Wolfram'], null, true, true]
  return {
    questions: questionIds.map((questionId, index) => ({
      questionId,
      key: keys[index] ?? null,
      scoring: 'normal',
    })),
    grades: [1, null],
    history: [],
  }
}

/** The refusal that is to come, or what is otherwise once it has happened. */
export function outcomeOf(model: Model, action: Action): ErrorName | { happen(regradeId: string): void } {
  switch (action.kind) {
    case 'undo':
      return undoing(model, action)
    case 'grade':
    case 'gradeByHand':
      return grading(model, action)
    default:
      return regrading(model, action)
  }
}

function undoing({ history }: Model, { place }: Action) {
  const chosen = history[place % Math.max(1, history.length)]
  if (!chosen) return 'notFound'
  const newest = history.findLast((one) => one.place === chosen.place && !one.isUndone)
  if (newest !== chosen) return 'regradeNotUndoable'
  return {
    happen: () => {
      chosen.isUndone = true
      chosen.takeBack()
    },
  }
}

function grading(model: Model, { kind, place: whose, number: points }: Action) {
  const { grades, history } = model
  const before = grades[whose] ?? null
  if (points > MAX_POINTS) return 'scoreAboveMaximum'
  if (kind === 'gradeByHand') return before === null ? { happen: () => set(points) } : 'alreadyGraded'
  if (before === null) return 'openAnswerNotFound'
  // The second was graded after the release, so it is taken back instead.
  if (whose === 1) return 'alreadyGraded'
  if (before === points) return 'nothingToRegrade'
  return {
    happen: (id: string) => {
      set(points)
      history.push({ id, place: A_GRADE, isUndone: false, takeBack: () => set(before) })
    },
  }

  function set(to: number | null): void {
    grades[whose] = to
  }
}

function regrading({ questions, history }: Model, action: Action) {
  const { place } = action
  const before = questions[place]
  if (!before) throw new Error('no such question')
  const after = changedBy(action, before)
  if (typeof after === 'string') return after
  return {
    happen: (id: string) => {
      set({ ...before, ...after })
      history.push({ id, place, isUndone: false, takeBack: () => set(before) })
    },
  }

  function set(to: AskedQuestion): void {
    questions[place] = to
  }
}

function changedBy({ kind, place, number }: Action, { key, scoring }: AskedQuestion) {
  if (kind === 'drop') return scoring === 'dropped' ? 'nothingToRegrade' : { scoring: 'dropped' as const }
  if (kind === 'give') return scoring === 'given' ? 'nothingToRegrade' : { scoring: 'given' as const }
  if (kind === 'accept') {
    if (place !== FILL_IN || !Array.isArray(key)) return 'validationError'
    const word = WORDS[number] ?? ''
    return key.includes(word) ? 'nothingToRegrade' : { key: [...key, word] }
  }
  if (place === FILL_IN || place === OPEN) return 'validationError'
  const right = place === CHOICE ? number : number > 1
  return key === right ? 'nothingToRegrade' : { key: right }
}

/** As much of a question as a regrade changes. */
export function keyIn(content: Question['content']): number | boolean | string[] | null {
  switch (content.type) {
    case 'multiple_choice':
      return content.answers.findIndex(({ isCorrect }) => isCorrect)
    case 'true_false':
      return content.isTrue
    case 'fill_in':
      return content.accepted
    default:
      return null
  }
}
