import { kindOf } from '@probant/kinds'
import { markdownFrom } from '@probant/kinds/markdown'
import type { ShownQuestion } from '#web/features/paper/shown-question.ts'
import { previewForm, previewTexts, type QuestionValues, writtenIn } from './question-values.ts'

/** Of the form, once the server has made HTML of `previewTexts`, which is given in their order. */
export function shownWhileWritten(values: QuestionValues, html: readonly string[]): ShownQuestion {
  const [titleHtml = '', explanationHtml = ''] = html
  // A kind asks for the HTML of a text by the text: in which order is its own concern.
  const content = kindOf(values).keep(writtenIn(values), markdownFrom(previewForm(values), html))
  return { language: values.language, titleHtml, explanationHtml, content }
}

/** Is there anything to show yet? */
export function isBlank(values: QuestionValues): boolean {
  return previewTexts(values).every((text) => text.trim() === '')
}
