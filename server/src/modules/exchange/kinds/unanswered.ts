import type { Choice, ReadQuestion } from '../formats/format.ts'

/** A choice of which nobody has said yet what is right, as its editor shows it. */
export function unanswered(choices: readonly Choice[]): Pick<ReadQuestion, 'type' | 'content'> {
  const answers = choices.map(({ text }) => ({ text, isCorrect: false }))
  return answers.length === 4
    ? { type: 'multiple_choice', content: { answers } }
    : { type: 'choices', content: { options: answers, isSingle: true, partial: false } }
}
