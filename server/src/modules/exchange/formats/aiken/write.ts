import type { Loss, Omission } from '@probant/contract/exchange/formats'
import { kindOf } from '@probant/kinds'
import { LETTERS } from '@probant/kinds/letters'
import { partedSigns } from '#server/platform/markdown/formula-signs.ts'
import { partFor } from '../../kinds/index.ts'
import type { Bundle, OutgoingQuestion, WritableQuestion, Writer } from '../format.ts'
import { lossesAmongQuestions, lost } from '../lost.ts'
import { isTaken } from './questions.ts'

/** One line for what is asked, one for each answer, one for the right one's letter. */
export const aikenWriter: Writer = {
  mediaType: 'text/plain; charset=utf-8',
  isStreamed: true,
  dialect: 'plain',
  part: 'aiken',
  omission,
  losses,
  quizLosses: lossesAmongQuestions,
  write,
}

/** Nothing can be escaped: a question that begins as an answer does is taken for one. */
function omission({ draft, plain }: WritableQuestion): Omission | undefined {
  const own = partFor('aiken', draft).omission?.(draft)
  if (own) return own
  const title = oneLine(plain(draft.title))
  // Moodle passes over lines of a single letter.
  return title.length < 2 || isTaken(title) ? 'misread' : undefined
}

function losses({ draft, has, plain }: WritableQuestion): Loss[] {
  const answers = kindOf(draft).markdownIn(draft.content).lines
  // What only the explanation has is lost with it.
  const isIn = (isSomewhere: boolean, isHere: (text: string) => boolean) =>
    isSomewhere && [draft.title, ...answers].some(isHere)
  return lost<Loss>({
    explanation: draft.explanation !== '',
    points: true,
    subject: true,
    difficulty: true,
    language: true,
    formatting:
      isIn(has.formatting, (text) => plain(text) !== text) ||
      isIn(true, (text) => plain(text) !== oneLine(plain(text))),
    formulas: isIn(has.formulas, (text) => /\$|math/.test(text)),
    pictures: isIn(has.pictures, (text) => text.includes('![')),
  })
}

async function* write(_bundle: Bundle, questions: AsyncIterable<OutgoingQuestion>): AsyncGenerator<string> {
  for await (const { draft, html } of questions) {
    const choices = partFor('aiken', draft).choices(draft)
    const right = LETTERS[choices.findIndex(({ isCorrect }) => isCorrect)]
    const lines = choices.map(({ text }, at) => `${LETTERS[at]}) ${written(html.inline(text))}`)
    yield `${[written(html.block(draft.title)), ...lines, `ANSWER: ${right}`].join('\n')}\n\n`
  }
}

/** Moodle would take some signs for those of a formula. */
function written(text: string): string {
  return partedSigns(oneLine(text))
}

/** A space that keeps two words together stays one. */
function oneLine(text: string): string {
  return text.replace(/[ \t\r\n\v\f\u0085\u2028\u2029]+/g, ' ').trim()
}
