import type { Quiz } from '@probant/contract/quizzes/quiz'

/** Does each participant get a paper of their own? */
export function papersDiffer({ options, sections }: Pick<Quiz, 'options' | 'sections'>): boolean {
  const draws = sections.some(({ draw, questions }) => draw !== null && draw < questions.length)
  return options.shufflesQuestions || options.shufflesAnswers || draws
}
