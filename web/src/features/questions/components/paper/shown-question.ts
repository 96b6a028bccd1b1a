import type { Locale } from '@probant/contract/locales'
import type { QuestionRevision } from '@probant/contract/questions/history'
import type { Question } from '@probant/contract/questions/question'
import { fillInOf, previewTexts, type QuestionValues } from '../../question-values.ts'

type Saved = Question | QuestionRevision['question']

/** A question as it stands on paper, whether it is saved or still being written. */
export interface ShownQuestion {
  language: Locale
  titleHtml: string
  content: Question['content']
  explanationHtml: string
}

export function shownOf({ language, titleHtml, content, explanationHtml }: Saved): ShownQuestion {
  return { language, titleHtml, content, explanationHtml }
}

/** Of the form, once the server has made HTML of `previewTexts`. */
export function shownWhileWritten(values: QuestionValues, html: readonly string[]): ShownQuestion {
  const [titleHtml = '', explanationHtml = '', ...rest] = html
  return { language: values.language, titleHtml, explanationHtml, content: contentOf(values, rest) }
}

function contentOf({ type, content }: QuestionValues, html: readonly string[]): Question['content'] {
  if (type === 'multiple_choice') {
    const answers = content.answers.map(({ text }, index) => ({
      text,
      html: html[index] ?? '',
      isCorrect: content.correct === String(index),
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
