import type { Loss, Omission } from '@probant/contract/exchange/formats'
import type { Bundle, OutgoingQuestion, WritableQuestion, Writer } from '../format.ts'
import { withoutWildcards } from '../moodle/answers.ts'
import { categoryOf } from '../moodle/categories.ts'
import { nameOf } from '../moodle/names.ts'
import { lossesAmongQuestions } from '../quiz-losses.ts'
import { tagsOf } from '../tags.ts'
import { tagComment } from './comments.ts'
import { escapedGift } from './signs.ts'

/** Its texts are HTML, and each says so: what begins with a bracket or a percent sign is then only text. */
export const giftWriter: Writer = {
  mediaType: 'text/plain; charset=utf-8',
  isStreamed: true,
  dialect: 'tex',
  omission,
  losses,
  quizLosses: (quiz) => lossesAmongQuestions(quiz),
  write,
}

/** Whoever writes `->` in a short answer means two things that belong together; there is no other way to write it. */
function omission({ draft }: WritableQuestion): Omission | undefined {
  const isPair = draft.type === 'fill_in' && draft.content.accepted.some((text) => text.includes('->'))
  return isPair ? 'misread' : undefined
}

function losses({ draft, has }: WritableQuestion): Loss[] {
  // What only the guidance has is lost with it.
  const hasPictures = draft.type !== 'open' || `${draft.title}${draft.explanation}`.includes('![')
  const lost: [Loss, boolean][] = [
    ['points', true],
    ['pictures', has.pictures && hasPictures],
    ['accents', draft.type === 'fill_in' && draft.content.ignoresAccents],
    ['guidance', draft.type === 'open' && draft.content.guidance !== ''],
    ['maxScore', draft.type === 'open'],
  ]
  return lost.filter(([, isLost]) => isLost).map(([loss]) => loss)
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
  const lines = answerLines(question)
  if (explanation) lines.push(`####${htmlText(explanation)}`)
  const answers = lines.map((line) => `\t${line}\n`).join('')
  const name = escapedGift(nameOf(title, draft.subject))
  return `${tagComment(tagsOf(draft))}::${name}::${htmlText(title)}{${answers && `\n${answers}`}}\n`
}

function answerLines({ draft, html }: OutgoingQuestion): string[] {
  if (draft.type === 'true_false') return [draft.content.isTrue ? 'TRUE' : 'FALSE']
  if (draft.type === 'fill_in') return draft.content.accepted.map(acceptedAnswer)
  if (draft.type === 'open') return []
  return draft.content.answers.map(
    ({ text, isCorrect }) => `${isCorrect ? '=' : '~'}${htmlText(html.inline(text))}`,
  )
}

/** With its weight, so that it may begin as one; it is no HTML, but whatever it begins with must not look like a format. */
function acceptedAnswer(text: string): string {
  return `=%100%${text.startsWith('[') ? '[plain]' : ''}${escapedGift(withoutWildcards(text))}`
}

/** Some programs take an arrow in any answer for one between two things to match; HTML can write it otherwise. */
function htmlText(html: string): string {
  return `[html]${escapedGift(html.replaceAll('->', '-&gt;'))}`
}
