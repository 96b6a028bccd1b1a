import { kindOf } from '@probant/kinds'
import type { ShownQuestion } from '#web/features/paper/shown-question.ts'
import { previewTexts, type QuestionValues, writtenIn } from './question-values.ts'

/** Of the form, once the server has made HTML of `previewTexts`. */
export function shownWhileWritten(values: QuestionValues, html: readonly string[]): ShownQuestion {
  const [titleHtml = '', explanationHtml = '', ...rest] = html
  // They were asked for in the order in which they are wanted here.
  const next = () => rest.shift() ?? ''
  const content = kindOf(values).keep(writtenIn(values), { block: next, inline: next })
  return { language: values.language, titleHtml, explanationHtml, content }
}

/** Is there anything to show yet? */
export function isBlank(values: QuestionValues): boolean {
  return previewTexts(values).every((text) => text.trim() === '')
}
