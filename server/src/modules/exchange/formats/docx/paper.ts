import type { Sheet, SheetQuestion } from '@probant/contract/quizzes/sheet'
import type { SheetWords } from '@probant/contract/quizzes/sheet-words'
import type { AnswerOnSheet } from '@probant/kinds/kind'
import { type FileChild, HeadingLevel, Paragraph, Tab, TextRun } from 'docx'
import { type Content, plainContent } from './content.ts'
import { A_LINE, STYLES, TO_THE_RIGHT } from './styles.ts'

/** What stands above the questions. */
export function headOf({ title, size, fields, instructionsHtml }: Sheet): FileChild[] {
  return [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    new Paragraph({ text: size, style: STYLES.note }),
    ...fields.map(({ label }) => writingLine(`${label} `)),
    ...plainContent(instructionsHtml),
  ]
}

export function sectionHead(title: string): FileChild[] {
  return title === '' ? [] : [new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 })]
}

/** The number of a question, and what it is worth at the other end of the line. */
export function questionHead(number: string, points: string): Paragraph {
  return new Paragraph({
    style: STYLES.question,
    tabStops: TO_THE_RIGHT,
    children: [new TextRun(number), new TextRun({ children: [new Tab(), points] })],
  })
}

/** A question as it is asked, with boxes to tick or lines to write on. */
export function askedOf(
  { number, points, titleHtml, answer }: SheetQuestion,
  content: Content,
  words: SheetWords,
): FileChild[] {
  return [
    questionHead(words.question(number), points),
    ...content.block(titleHtml),
    ...(answer ? roomFor(answer, content) : []),
  ]
}

function roomFor(answer: AnswerOnSheet, content: Content): FileChild[] {
  const hint = answer.hint ? [new Paragraph({ text: answer.hint, style: STYLES.note })] : []
  if ('lines' in answer) return [...hint, ...Array.from({ length: answer.lines }, () => writingLine())]
  const boxed = 'boxed' in answer ? answer.boxed : []
  // What is written into has only to be named.
  const box = 'html' in answer || 'boxed' in answer ? '' : '☐'
  return [
    ...hint,
    ...('html' in answer ? content.block(answer.html) : []),
    ...('picture' in answer && answer.picture ? content.picture(answer.picture) : []),
    ...boxed.map((html) => answerLine('___', content.inline(html))),
    ...answer.choices.map((choice) =>
      'html' in choice
        ? answerLine(choice.letter, content.inline(choice.html))
        : answerLine(box, [new TextRun(choice.words)]),
    ),
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
