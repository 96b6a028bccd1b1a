import { AlignmentType, Document, type FileChild, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx'
import type { Bundle, OutgoingQuestion } from '../format.ts'
import { contentOf } from './content.ts'
import { keyHead, keyOf } from './key.ts'
import { askedOf, headOf, sectionHead } from './paper.ts'
import { stylesFor } from './styles.ts'
import { WORDS } from './words.ts'

/** The paper, and on a new page its key. */
export async function documentOf(
  bundle: Bundle,
  questions: AsyncIterable<OutgoingQuestion>,
): Promise<Uint8Array> {
  const words = WORDS[bundle.language]
  const paper: FileChild[] = []
  const key: FileChild[] = []
  let section = -1
  const totals = { count: 0, points: 0 }
  for await (const question of questions) {
    if (question.section !== section)
      paper.push(...sectionHead(bundle.quiz?.sections[question.section]?.title ?? ''))
    section = question.section
    totals.count += 1
    totals.points += question.points
    const content = contentOf(question, bundle.language)
    const place = { number: totals.count, words, language: bundle.language }
    paper.push(...askedOf(question, content, place))
    key.push(...keyOf(question, content, place))
  }
  const document = new Document({
    title: bundle.title,
    creator: 'Probant',
    styles: stylesFor(bundle.language),
    sections: [
      {
        footers: { default: pageNumbers() },
        children: [...headOf(bundle, words, totals), ...paper, ...keyHead(words), ...key],
      },
    ],
  })
  return Packer.toBuffer(document)
}

function pageNumbers(): Footer {
  const children = [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES]
  return new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ children })] })],
  })
}
