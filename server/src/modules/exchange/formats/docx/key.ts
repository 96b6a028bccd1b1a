import { type FileChild, HeadingLevel, Paragraph, type ParagraphChild, Tab, TextRun } from 'docx'
import type { OutgoingQuestion } from '../format.ts'
import type { Content } from './content.ts'
import { letterOf } from './paper.ts'
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
  { number, words }: { number: number; words: Words },
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
    new Paragraph({ children: rightAnswer(question, content, words) }),
    ...labelled(words.explanation, content.block(draft.explanation)),
    ...(draft.type === 'open' ? labelled(words.guidance, content.block(draft.content.guidance)) : []),
    new Paragraph({ text: `${draft.subject} · ${words.difficulties[draft.difficulty]}`, style: STYLES.note }),
  ]
}

function rightAnswer({ draft, points }: OutgoingQuestion, content: Content, words: Words): ParagraphChild[] {
  switch (draft.type) {
    case 'multiple_choice': {
      const right = draft.content.answers.findIndex(({ isCorrect }) => isCorrect)
      return [bold(`${letterOf(right)}  `), ...content.inline(draft.content.answers[right]?.text ?? '')]
    }
    case 'true_false':
      return [bold(draft.content.isTrue ? words.true : words.false)]
    case 'fill_in': {
      const { accepted, ignoresAccents } = draft.content
      return [
        bold(accepted.join(' · ')),
        ...(ignoresAccents ? [new TextRun(`  ${words.accentsIgnored}`)] : []),
      ]
    }
    case 'open': {
      const { maxScore } = draft.content
      return [new TextRun(maxScore === points ? words.graded : words.outOf(maxScore))]
    }
  }
}

function labelled(label: string, children: readonly FileChild[]): FileChild[] {
  if (children.length === 0) return []
  return [new Paragraph({ children: [bold(label)], keepNext: true }), ...children]
}

function bold(text: string): TextRun {
  return new TextRun({ text, bold: true })
}
