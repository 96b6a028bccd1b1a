import type { Question } from '@probant/contract/questions/question'
import type { ShownQuestion } from '#web/features/paper/shown-question.ts'
import { fillInOf, previewTexts, type QuestionValues } from './question-values.ts'

/** Of the form, once the server has made HTML of `previewTexts`. */
export function shownWhileWritten(values: QuestionValues, html: readonly string[]): ShownQuestion {
  const [titleHtml = '', explanationHtml = '', ...rest] = html
  return { language: values.language, titleHtml, explanationHtml, content: contentOf(values, rest) }
}

function contentOf({ type, content }: QuestionValues, html: readonly string[]): Question['content'] {
  if (type === 'multiple_choice') {
    const answers = content.answers.map(({ text }, place) => ({
      text,
      html: html[place] ?? '',
      isCorrect: content.correct === String(place),
    }))
    return { type, answers }
  }
  if (type === 'true_false') return { type, isTrue: content.isTrue === 'true' }
  if (type === 'fill_in') return { type, ...fillInOf(content) }
  const maxScore = typeof content.maxScore === 'number' ? content.maxScore : 0
  return { type, maxScore, guidance: content.guidance, guidanceHtml: html[0] ?? '' }
}

/** Is there anything to show yet? */
export function isBlank(values: QuestionValues): boolean {
  return previewTexts(values).every((text) => text.trim() === '')
}
