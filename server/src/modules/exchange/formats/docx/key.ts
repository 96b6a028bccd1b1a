import { DIFFICULTY_NAMES } from '@probant/contract/questions/difficulty-names'
import type { QuestionDraft } from '@probant/contract/questions/form'
import type { KeyRow } from '@probant/contract/quizzes/sheet'
import type { SheetWords } from '@probant/contract/quizzes/sheet-words'
import { type FileChild, HeadingLevel, Paragraph, type ParagraphChild, TextRun } from 'docx'
import type { Content } from './content.ts'
import { questionHead } from './paper.ts'
import { STYLES } from './styles.ts'

/** The key stands on a page of its own, so that it can be kept apart. */
export function keyHead(words: SheetWords): FileChild[] {
  return [new Paragraph({ text: words.key, heading: HeadingLevel.HEADING_1, pageBreakBefore: true })]
}

interface Row extends KeyRow, Pick<QuestionDraft, 'subject' | 'difficulty'> {
  note: string | undefined
}

/** What is right, why, and what the question is about. */
export function keyOf(row: Row, content: Content, words: SheetWords): FileChild[] {
  const { number, points, right, explanationHtml, subject, difficulty, language } = row
  const guidanceHtml = right && 'graded' in right ? right.guidanceHtml : ''
  return [
    questionHead(words.question(number), words.points(points)),
    new Paragraph({ children: rightAnswer(row, content) }),
    ...labelled(words.explanation, content.block(explanationHtml)),
    ...labelled(words.guidance, content.block(guidanceHtml)),
    new Paragraph({ text: `${subject} · ${DIFFICULTY_NAMES[language][difficulty]}`, style: STYLES.note }),
  ]
}

function rightAnswer({ right, note }: Row, content: Content): ParagraphChild[] {
  if (!right) return []
  if ('graded' in right) return [new TextRun(note ?? right.graded)]
  if ('letter' in right) return [bold(`${right.letter}  `), ...content.inline(right.html)]
  const words = bold('words' in right ? right.words : right.accepted.join(' · '))
  return note ? [words, new TextRun(`  ${note}`)] : [words]
}

function labelled(label: string, children: readonly FileChild[]): FileChild[] {
  if (children.length === 0) return []
  return [new Paragraph({ children: [bold(label)], keepNext: true }), ...children]
}

function bold(text: string): TextRun {
  return new TextRun({ text, bold: true })
}
