import type { Regrade } from '@probant/contract/grading/regrading'
import { ACCEPTED_MAX } from '@probant/contract/limits'
import { mark } from '#server/modules/questions/index.ts'
import type { KeyedQuestion } from '#server/modules/quizzes/index.ts'

/** How a question is marked: what is right, and whether it counts. */
export type Keyed = Pick<KeyedQuestion, 'content' | 'scoring'>

/** A regrade that concerns all who were asked. */
export type KeyRegrade = Exclude<Regrade, { kind: 'grade' }>

/** The same question with the change, or why there is none: it is of another kind, or marked so already. */
export function changed(question: Keyed, regrade: KeyRegrade): Keyed | 'unfit' | 'same' {
  switch (regrade.kind) {
    case 'key': {
      const content = withKey(question.content, regrade.right)
      return typeof content === 'string' ? content : { ...question, content }
    }
    case 'accept': {
      const { content } = question
      if (content.type !== 'fill_in') return 'unfit'
      if (mark(content, regrade.text) === 'right') return 'same'
      if (content.accepted.length >= ACCEPTED_MAX) return 'unfit'
      return { ...question, content: { ...content, accepted: [...content.accepted, regrade.text] } }
    }
    case 'drop':
      return question.scoring === 'dropped' ? 'same' : { ...question, scoring: 'dropped' }
    case 'give':
      return question.scoring === 'given' ? 'same' : { ...question, scoring: 'given' }
  }
}

type Content = Keyed['content']

function withKey(
  content: Content,
  right: Extract<Regrade, { kind: 'key' }>['right'],
): Content | 'unfit' | 'same' {
  if (content.type === 'true_false' && right.type === 'true_false')
    return content.isTrue === right.isTrue ? 'same' : { ...content, isTrue: right.isTrue }
  if (content.type !== 'multiple_choice' || right.type !== 'multiple_choice') return 'unfit'
  const chosen = content.answers[right.place]
  if (!chosen) return 'unfit'
  if (chosen.isCorrect) return 'same'
  const answers = content.answers.map((answer, place) => ({ ...answer, isCorrect: place === right.place }))
  return { ...content, answers }
}

/** The bank's question corrected alike, if it is still the same that the quiz asked; whether it counts is the quiz's business. */
export function corrected(bank: Content, asked: Content, regrade: KeyRegrade): Content | undefined {
  if (bank.type !== asked.type || !hasSameAnswers(bank, asked)) return undefined
  const change = changed({ content: bank, scoring: 'normal' }, regrade)
  if (change === 'same') return bank
  return change === 'unfit' ? undefined : change.content
}

/** A place among other answers would mean another one. */
function hasSameAnswers(one: Content, other: Content): boolean {
  if (one.type !== 'multiple_choice' || other.type !== 'multiple_choice') return true
  const texts = ({ answers }: typeof one) => answers.map(({ text }) => text).join('\n')
  return texts(one) === texts(other)
}
