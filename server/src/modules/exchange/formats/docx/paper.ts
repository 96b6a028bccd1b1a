import type { Locale } from '@probant/contract/locales'
import { type FileChild, HeadingLevel, Paragraph, Tab, TextRun } from 'docx'
import { partFor } from '../../kinds/index.ts'
import type { Bundle, OutgoingQuestion } from '../format.ts'
import { type Content, plainContent } from './content.ts'
import { A_LINE, STYLES, TO_THE_RIGHT } from './styles.ts'
import type { Words } from './words.ts'

/** What stands above the questions. */
export function headOf(
  { title, quiz }: Bundle,
  words: Words,
  totals: { count: number; points: number },
): FileChild[] {
  const minutes = quiz && quiz.durationMinutes > 0 ? [words.minutes(quiz.durationMinutes)] : []
  const facts = [words.questions(totals.count), words.points(totals.points), ...minutes]
  return [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    new Paragraph({ text: facts.join(' · '), style: STYLES.note }),
    ...[words.name, words.date, words.score].map((label) => writingLine(`${label} `)),
    ...plainContent(quiz?.instructionsHtml ?? ''),
  ]
}

export function sectionHead(title: string): FileChild[] {
  return title === '' ? [] : [new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 })]
}

/** Where a question stands, and in which language the paper speaks of it. */
export interface Placed {
  number: number
  words: Words
  language: Locale
}

/** A question as it is asked, with boxes to tick or lines to write on. */
export function askedOf(
  { draft, points }: OutgoingQuestion,
  content: Content,
  { number, words, language }: Placed,
): FileChild[] {
  return [
    new Paragraph({
      style: STYLES.question,
      tabStops: TO_THE_RIGHT,
      children: [
        new TextRun(words.question(number)),
        new TextRun({ children: [new Tab(), words.points(points)] }),
      ],
    }),
    ...content.block(draft.title),
    ...partFor('sheet', draft)
      .fields(draft, { points, language })
      .map((field) => {
        if (field === 'line') return writingLine()
        const said = 'markdown' in field ? content.inline(field.markdown) : [new TextRun(field.words)]
        return answerLine(field.mark, said)
      }),
  ]
}

function answerLine(mark: string, children: ReturnType<Content['inline']>): Paragraph {
  return new Paragraph({
    style: STYLES.answer,
    children: [new TextRun({ children: [mark, new Tab()] }), ...children],
  })
}

function writingLine(label = ''): Paragraph {
  return new Paragraph({
    style: STYLES.line,
    tabStops: A_LINE,
    children: [new TextRun({ children: [label, new Tab()] })],
  })
}
