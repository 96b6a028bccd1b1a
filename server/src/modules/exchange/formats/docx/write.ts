import type { QuizLoss } from '@probant/contract/exchange/formats'
import { kindOf } from '@probant/kinds'
import type { Writer } from '../format.ts'
import { lost } from '../lost.ts'

/**
 * A Word document: the paper, and on a new page its key. What builds it holds it as a whole, and works without a pause: so
 * many questions take some 150 MB and a second.
 */
export const docxWriter: Writer = {
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  dialect: 'mathml',
  most: 500,
  isForPeople: true,
  pictureSrc: ({ name }) => name,
  omission: ({ draft }) => (kindOf(draft).onSheet ? undefined : 'typeUnknown'),
  losses: ({ pictureTypes }) => (pictureTypes?.includes('image/webp') ? ['pictures'] : []),
  quizLosses({ sections, shufflesQuestions, shufflesAnswers }) {
    return lost<QuizLoss>({
      draw: sections.some(({ draw, questionCount }) => draw !== null && draw < questionCount),
      shuffling: shufflesQuestions || shufflesAnswers,
    })
  },
  async *write(bundle, questions) {
    // Large, and of use only where one is written.
    const { documentOf } = await import('./document.ts')
    yield await documentOf(bundle, questions)
  },
}
