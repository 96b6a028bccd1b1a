import { closing, type Markup, opening, tag, XML_PROLOGUE } from '#server/platform/xml/markup.ts'
import { partFor } from '../../kinds/index.ts'
import type { Bundle, OutgoingQuestion, Writer } from '../format.ts'
import { lossesAmongQuestions } from '../lost.ts'
import { categoryOf } from '../moodle/categories.ts'
import { questionElement } from './question-element.ts'
import { pictureSrc } from './text-element.ts'

/** As Moodle 4 and 5 write it themselves, so that each setting is said and none is left to the site's own. */
export const moodleXmlWriter: Writer = {
  mediaType: 'application/xml',
  isStreamed: true,
  dialect: 'tex',
  pictureSrc,
  part: 'moodleXml',
  omission: ({ draft }) => partFor('moodleXml', draft).omission?.(draft),
  // Each question says whether its answers are shuffled.
  quizLosses: (quiz) => lossesAmongQuestions({ ...quiz, shufflesAnswers: false }),
  write,
}

async function* write({ quiz }: Bundle, questions: AsyncIterable<OutgoingQuestion>): AsyncGenerator<string> {
  yield `${XML_PROLOGUE}${opening('quiz')}\n`
  let subject: string | undefined
  for await (const question of questions) {
    if (question.draft.subject !== subject) {
      subject = question.draft.subject
      yield `${categoryElement(subject).xml}\n`
    }
    yield `${questionElement(question, { shufflesAnswers: quiz?.shufflesAnswers ?? true }).xml}\n`
  }
  yield `${closing('quiz')}\n`
}

/** What follows is filed there. */
function categoryElement(subject: string): Markup {
  return tag(
    'question',
    { type: 'category' },
    tag('category', {}, tag('text', {}, categoryOf(subject))),
    tag('info', { format: 'html' }, tag('text')),
    tag('idnumber'),
  )
}
