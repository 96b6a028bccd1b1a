import type { FormContent, KeptContent, Mark, Markdown } from './kind.ts'

export function render(
  { answers }: FormContent<'multiple_choice'>,
  { inline }: Markdown,
): KeptContent<'multiple_choice'> {
  return {
    type: 'multiple_choice',
    answers: answers.map(({ text, isCorrect }) => ({ text, html: inline(text), isCorrect })),
  }
}

export function withoutAnswer({ type, answers }: KeptContent<'multiple_choice'>) {
  return { type, answers: answers.map(({ html }) => ({ html })) }
}

/** The answer is the place of the chosen one, as the author ordered them. */
export function mark({ answers }: KeptContent<'multiple_choice'>, chosen: number): Mark {
  return answers[chosen]?.isCorrect ? 'right' : 'wrong'
}
