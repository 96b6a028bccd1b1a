import { keyRowsOf, sheetOf } from '@probant/contract/quizzes/sheet'
import { SHEET_WORDS } from '@probant/contract/quizzes/sheet-words'
import { writtenPaperOf } from '@probant/contract/quizzes/written-paper'
import { type KeptContent, kindOf } from '@probant/kinds'
import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx'
import type { Bundle, OutgoingQuestion } from '../format.ts'
import { brandHead } from './brand-head.ts'
import { contentOf } from './content.ts'
import { keyHead, keyOf } from './key.ts'
import { askedOf, headOf, sectionHead } from './paper.ts'
import { stylesFor } from './styles.ts'

/** The paper, and on a new page its key. */
export async function documentOf(
  { title, language, quiz, brand }: Bundle,
  questions: AsyncIterable<OutgoingQuestion>,
): Promise<Uint8Array> {
  const sections: { title: string; questions: ReturnType<typeof writtenOf>[] }[] = []
  let section = -1
  for await (const question of questions) {
    if (question.section !== section)
      sections.push({ title: quiz?.sections[question.section]?.title ?? '', questions: [] })
    section = question.section
    sections.at(-1)?.questions.push(writtenOf(question))
  }
  const byId = new Map(sections.flatMap((part) => part.questions.map((one) => [one.id, one])))
  const { paper, answerKey } = writtenPaperOf(sections, {
    title,
    language,
    instructionsHtml: quiz?.instructionsHtml ?? '',
    durationMinutes: quiz?.durationMinutes ?? 0,
  })
  const words = SHEET_WORDS[language]
  const sheet = sheetOf(paper)
  const asked = sheet.sections.flatMap((part) => [
    ...sectionHead(part.title),
    ...part.questions.flatMap((one) => askedOf(one, contentFor(one.questionId), words)),
  ])
  const key = keyRowsOf(answerKey, language).flatMap((row) => {
    const { draft } = outgoing(row.questionId)
    return keyOf({ ...draft, ...row }, contentFor(row.questionId), words)
  })
  const children = [...(brand ? brandHead(brand) : []), ...headOf(sheet), ...asked, ...keyHead(words), ...key]
  const document = new Document({
    title,
    creator: 'Probant',
    styles: stylesFor(language),
    sections: [{ footers: { default: pageNumbers() }, children }],
  })
  return Packer.toBuffer(document)

  function outgoing(id: string) {
    const found = byId.get(id)
    if (!found) throw new Error('a question is on the sheet that did not go out')
    return found
  }
  function contentFor(id: string) {
    return contentOf(outgoing(id), language)
  }
}

/** In the dialect that Word is made of, in the place of our own HTML. */
function writtenOf({ id, draft, points, html, pictures }: OutgoingQuestion) {
  const content: KeptContent = kindOf(draft).keep(draft.content, html)
  const explanationHtml = draft.explanation && html.block(draft.explanation)
  return { id, draft, points, pictures, titleHtml: html.block(draft.title), explanationHtml, content }
}

function pageNumbers(): Footer {
  const children = [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES]
  return new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ children })] })],
  })
}
