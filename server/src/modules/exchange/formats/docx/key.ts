import { DIFFICULTY_NAMES } from '@probant/contract/questions/difficulty-names'
import type { QuestionDraft } from '@probant/contract/questions/form'
import type { KeyRow } from '@probant/contract/quizzes/sheet'
import type { SheetWords } from '@probant/contract/quizzes/sheet-words'
import type { RightOnSheet } from '@probant/kinds/kind'
import { type FileChild, HeadingLevel, Paragraph, type ParagraphChild, TextRun } from 'docx'
import type { Content } from './content.ts'
import { questionHead } from './paper.ts'
import { STYLES } from './styles.ts'

/** The key stands on a page of its own, so that it can be kept apart. */
export function keyHead(words: SheetWords): FileChild[] {
  return [new Paragraph({ text: words.key, heading: HeadingLevel.HEADING_1, pageBreakBefore: true })]
}

interface Row extends KeyRow, Pick<QuestionDraft, 'subject' | 'difficulty'> {}

/** What is right, why, and what the question is about. */
export function keyOf(row: Row, content: Content, words: SheetWords): FileChild[] {
  const { number, points, right, note, explanationHtml, subject, difficulty, language } = row
  const guidanceHtml = right && 'graded' in right ? right.guidanceHtml : ''
  return [
    questionHead(words.question(number), words.points(points)),
    ...(right && 'several' in right && right.picture ? content.picture(right.picture) : []),
    new Paragraph({ children: rightAnswer(row, content) }),
    ...(note && right && !('graded' in right) ? [new Paragraph({ text: note, style: STYLES.note })] : []),
    ...labelled(words.explanation, content.block(explanationHtml)),
    ...labelled(words.guidance, content.block(guidanceHtml)),
    new Paragraph({ text: `${subject} · ${DIFFICULTY_NAMES[language][difficulty]}`, style: STYLES.note }),
  ]
}

function rightAnswer({ right, note }: Row, content: Content): ParagraphChild[] {
  if (!right) return []
  if ('graded' in right) return [new TextRun(note ?? right.graded)]
  return rightIn(right, content)
}

function rightIn(right: Exclude<RightOnSheet, { graded: string }>, content: Content): ParagraphChild[] {
  if ('letter' in right) return [bold(`${right.letter}  `), ...content.inline(right.html)]
  if ('words' in right) return [bold(right.words)]
  if ('accepted' in right) return [bold(right.accepted.join(' · '))]
  if ('several' in right) return inLines(right.several.map((one) => rightIn(one, content)))
  return inLines(
    right.pairs.map(({ html, rightHtml }) => [
      ...content.inline(html),
      bold(' → '),
      ...content.inline(rightHtml),
    ]),
  )
}

function inLines(lines: readonly ParagraphChild[][]): ParagraphChild[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [new TextRun({ break: 1 }), ...line]))
}

function labelled(label: string, children: readonly FileChild[]): FileChild[] {
  if (children.length === 0) return []
  return [new Paragraph({ children: [bold(label)], keepNext: true }), ...children]
}

function bold(text: string): TextRun {
  return new TextRun({ text, bold: true })
}
