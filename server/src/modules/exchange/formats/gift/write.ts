import type { Loss } from '@probant/contract/exchange/formats'
import { kindOf } from '@probant/kinds'
import { partFor } from '../../kinds/index.ts'
import type { Bundle, OutgoingQuestion, WritableQuestion, Writer } from '../format.ts'
import { lossesAmongQuestions, lost } from '../lost.ts'
import { categoryOf } from '../moodle/categories.ts'
import { nameOf } from '../moodle/names.ts'
import { tagsOf } from '../tags.ts'
import { tagComment } from './comments.ts'
import { escapedGift, htmlText, moreHtml } from './signs.ts'

/** Its texts are HTML, and each says so: what begins with a bracket or a percent sign is then only text. */
export const giftWriter: Writer = {
  mediaType: 'text/plain; charset=utf-8',
  isStreamed: true,
  dialect: 'tex',
  part: 'gift',
  omission: ({ draft }) => partFor('gift', draft).omission?.(draft),
  losses,
  quizLosses: lossesAmongQuestions,
  write,
}

function losses({ draft, has }: WritableQuestion): Loss[] {
  // What only a grader should read has no place there, nor have the pictures in it.
  const shown = [draft.title, draft.explanation, ...kindOf(draft).markdownIn(draft.content).lines]
  return lost<Loss>({
    points: true,
    pictures: has.pictures && shown.some((text) => text.includes('![')),
  })
}

async function* write(_bundle: Bundle, questions: AsyncIterable<OutgoingQuestion>): AsyncGenerator<string> {
  let subject: string | undefined
  for await (const question of questions) {
    if (question.draft.subject !== subject) {
      subject = question.draft.subject
      // As it stands: nothing is escaped in a category.
      yield `$CATEGORY: ${categoryOf(subject)}\n\n`
    }
    yield `${questionBlock(question)}\n`
  }
}

function questionBlock(question: OutgoingQuestion): string {
  const { draft, html } = question
  const title = html.block(draft.title)
  const explanation = html.block(draft.explanation)
  const { answerLines, sentence } = partFor('gift', draft)
  const lines = answerLines(question)
  if (explanation) lines.push(`####${htmlText(explanation)}`)
  const answers = lines.map((line) => `\t${line}\n`).join('')
  const name = escapedGift(nameOf(title, draft.subject))
  const [before, after] = sentence?.(question) ?? [title, '']
  return `${tagComment(tagsOf(draft))}::${name}::${htmlText(before)}{${answers && `\n${answers}`}}${moreHtml(after)}\n`
}
