import type { AnswerKey, Paper, PaperQuery } from '@probant/contract/quizzes/paper'
import { kindOf } from '@probant/kinds'
import { draw, unshuffled } from '@probant/kinds/draw'
import { luckOf } from '@probant/kinds/luck'
import type { Contents, KeptQuiz } from '../workspace.ts'

/** A quiz as one participant would get it: drawn and ordered by the letter of its variant. */
export function paperOf(
  quiz: KeptQuiz,
  { questions }: Contents,
  { variant = 'A', shuffle }: Partial<PaperQuery>,
): Paper {
  const { title, language, durationMinutes, options, sections } = quiz.form
  const known = new Map(questions.map((question) => [question.id, question]))
  const asked = sections.map((section) => ({
    ...section,
    questions: section.questions.flatMap(({ questionId, points }) => {
      const question = known.get(questionId)
      return question ? { questionId, points, ...question } : []
    }),
  }))
  const drawn = draw(asked, {
    shuffling: {
      questions: shuffle ? shuffle === 'yes' : options.shufflesQuestions,
      answers: shuffle ? shuffle === 'yes' : options.shufflesAnswers,
    },
    nameOf: ({ questionId }) => questionId,
    luckOf: (name) => luckOf(`${quiz.id}/${variant}/${name}`),
  })
  const all = drawn.flatMap((section) => section.questions)
  return {
    title,
    language,
    instructionsHtml: quiz.instructionsHtml,
    durationMinutes,
    questionCount: all.length,
    totalPoints: all.reduce((total, { points }) => total + points, 0),
    sections: drawn.map((section) => ({
      title: section.title,
      questions: section.questions.map(({ questionId, number, points, titleHtml, content, order }) => ({
        questionId,
        number,
        points,
        titleHtml,
        content: kindOf(content).show(content, order, asItIs),
      })),
    })),
  }
}

/** What is right, of every question in its own order. */
export function answerKeyOf({ form }: KeptQuiz, { questions }: Contents): AnswerKey {
  const known = new Map(questions.map((question) => [question.id, question]))
  const asked = form.sections.flatMap((section) => section.questions)
  return asked.flatMap(({ questionId, points }, index) => {
    const question = known.get(questionId)
    if (!question) return []
    const { content, explanationHtml } = question
    const right = kindOf(content).rightOf(content, unshuffled(content, questionId))
    return { questionId, number: index + 1, points, right, explanationHtml }
  })
}

function asItIs(html: string): string {
  return html
}
