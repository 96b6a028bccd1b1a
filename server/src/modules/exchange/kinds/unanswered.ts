import type { Asked, Refusal, UnfinishedQuestion } from '../formats/format.ts'
import { taken } from './index.ts'

/** What is asked for, as its editor shows it while nobody has said what is right. */
export function unanswered(asked: Asked): Pick<UnfinishedQuestion, 'type' | 'content'> | Refusal {
  if (asked.for === 'truth') return { type: 'true_false', content: null }
  if (asked.for !== 'choice') return taken(asked)
  const answers = asked.choices.map(({ text }) => ({ text, isCorrect: false }))
  return answers.length === 4
    ? { type: 'multiple_choice', content: { answers } }
    : { type: 'choices', content: { options: answers, isSingle: true, partial: false } }
}
