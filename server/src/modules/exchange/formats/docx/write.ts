import { kindOf } from '@probant/kinds'
import type { Writer } from '../format.ts'

/**
 * A Word document: the paper, and on a new page its key. What builds it holds it as a whole, and works without a pause: so
 * many questions take some 150 MB and a second.
 */
export const docxWriter: Writer = {
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  dialect: 'mathml',
  most: 500,
  pictureSrc: ({ name }) => name,
  omission: ({ draft }) => (kindOf(draft).onSheet ? undefined : 'typeUnknown'),
  losses: ({ pictureTypes }) => (pictureTypes?.includes('image/webp') ? ['pictures'] : []),
  quizLosses({ sections, shufflesQuestions, shufflesAnswers }) {
    const isDrawn = sections.some(({ draw, questionCount }) => draw !== null && draw < questionCount)
    return [
      ...(isDrawn ? (['draw'] as const) : []),
      ...(shufflesQuestions || shufflesAnswers ? (['shuffling'] as const) : []),
    ]
  },
  async *write(bundle, questions) {
    // Large, and of use only where one is written.
    const { documentOf } = await import('./document.ts')
    yield await documentOf(bundle, questions)
  },
}
