import { type KeptContent, kindOf } from '@probant/kinds'
import { unshuffled } from '@probant/kinds/draw'
import type { Locale } from '../locales.ts'
import type { KeyToPrint, PaperToPrint } from './sheet.ts'

/** A question as its author has it. */
interface WrittenQuestion {
  id: string
  titleHtml: string
  explanationHtml: string
  content: KeptContent
  /** What its kind is usually worth, where nothing else is said. */
  points?: number
  language?: Locale
}

/** What stands around the questions. */
type Frame = Pick<PaperToPrint, 'title' | 'language'> &
  Partial<Pick<PaperToPrint, 'instructionsHtml' | 'durationMinutes'>>

type Sections = readonly { title: string; questions: readonly WrittenQuestion[] }[]

/** Questions as a paper with its key, all of them and in the order in which they come. */
export function writtenPaperOf(
  sections: Sections,
  frame: Frame,
): { paper: PaperToPrint; answerKey: KeyToPrint } {
  let number = 0
  const placed = sections.map(({ title, questions }) => ({
    title,
    questions: questions.map((question) => {
      number += 1
      return entriesOf({ ...question, number, ofPaper: frame.language })
    }),
  }))
  const answerKey = placed.flatMap(({ questions }) => questions.map(({ key }) => key))
  return {
    paper: {
      instructionsHtml: '',
      durationMinutes: 0,
      ...frame,
      questionCount: answerKey.length,
      totalPoints: answerKey.reduce((sum, { points }) => sum + points, 0),
      sections: placed.map(({ title, questions }) => ({
        title,
        questions: questions.map(({ asked }) => asked),
      })),
    },
    answerKey,
  }
}

function entriesOf({
  id,
  titleHtml,
  explanationHtml,
  content,
  language,
  number,
  ofPaper,
  ...said
}: WrittenQuestion & { number: number; ofPaper: Locale }) {
  const kind = kindOf(content)
  const order = unshuffled(content, id)
  const points = said.points ?? kind.usualPoints(content)
  const common = { questionId: id, number, points, ...(language && { language }) }
  return {
    asked: { ...common, titleHtml, content: kind.show(content, order, (html) => html) },
    key: {
      ...common,
      right: kind.rightOf(content, order),
      explanationHtml,
      note: kind.onSheet?.note?.(content, { points, locale: language ?? ofPaper }),
    },
  }
}
