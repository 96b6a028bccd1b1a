import type { Locale } from '@probant/contract/locales'
import { type FileChild, HeadingLevel, Paragraph, type ParagraphChild, Tab, TextRun } from 'docx'
import { partFor } from '../../kinds/index.ts'
import type { OutgoingQuestion } from '../format.ts'
import type { Content } from './content.ts'
import type { Placed } from './paper.ts'
import { STYLES, TO_THE_RIGHT } from './styles.ts'
import type { Words } from './words.ts'

/** The key stands on a page of its own, so that it can be kept apart. */
export function keyHead(words: Words): FileChild[] {
  return [new Paragraph({ text: words.key, heading: HeadingLevel.HEADING_1, pageBreakBefore: true })]
}

/** What is right, why, and what the question is about. */
export function keyOf(
  question: OutgoingQuestion,
  content: Content,
  { number, words, language }: Placed,
): FileChild[] {
  const { draft, points } = question
  return [
    new Paragraph({
      style: STYLES.question,
      tabStops: TO_THE_RIGHT,
      children: [
        new TextRun(words.question(number)),
        new TextRun({ children: [new Tab(), words.points(points)] }),
      ],
    }),
    new Paragraph({ children: rightAnswer(question, content, language) }),
    ...labelled(words.explanation, content.block(draft.explanation)),
    ...labelled(words.guidance, content.block(partFor('sheet', draft).guidance?.(draft) ?? '')),
    new Paragraph({ text: `${draft.subject} · ${words.difficulties[draft.difficulty]}`, style: STYLES.note }),
  ]
}

function rightAnswer(
  { draft, points }: OutgoingQuestion,
  content: Content,
  language: Locale,
): ParagraphChild[] {
  return partFor('sheet', draft)
    .right(draft, { points, language })
    .flatMap((part) => {
      if ('markdown' in part) return content.inline(part.markdown)
      return 'strong' in part ? bold(part.strong) : new TextRun(part.words)
    })
}

function labelled(label: string, children: readonly FileChild[]): FileChild[] {
  if (children.length === 0) return []
  return [new Paragraph({ children: [bold(label)], keepNext: true }), ...children]
}

function bold(text: string): TextRun {
  return new TextRun({ text, bold: true })
}
