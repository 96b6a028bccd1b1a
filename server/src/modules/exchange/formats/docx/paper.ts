import { type FileChild, HeadingLevel, Paragraph, Tab, TextRun } from 'docx'
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

/** A question as it is asked, with boxes to tick or lines to write on. */
export function askedOf(
  { draft, points }: OutgoingQuestion,
  content: Content,
  { number, words }: { number: number; words: Words },
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
    ...roomFor(draft, points, content, words),
  ]
}

function roomFor(
  draft: OutgoingQuestion['draft'],
  points: number,
  content: Content,
  words: Words,
): FileChild[] {
  switch (draft.type) {
    case 'multiple_choice':
      return draft.content.answers.map(({ text }, index) => answerLine(letterOf(index), content.inline(text)))
    case 'true_false':
      return [words.true, words.false].map((word) => answerLine('☐', [new TextRun(word)]))
    case 'fill_in':
      return [writingLine()]
    case 'open':
      return Array.from({ length: linesFor(points) }, () => writingLine())
  }
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

export function letterOf(index: number): string {
  return 'ABCD'.charAt(index)
}

/** As on a printed quiz: who can earn more has more to write. */
function linesFor(points: number): number {
  return Math.min(16, 2 + Math.ceil(2 * points))
}
