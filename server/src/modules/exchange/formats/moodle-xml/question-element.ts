import { type Markup, tag } from '#server/platform/xml/markup.ts'
import { partFor } from '../../kinds/index.ts'
import type { OutgoingQuestion } from '../format.ts'
import { nameOf } from '../moodle/names.ts'
import { tagsOf } from '../tags.ts'
import { textElement } from './text-element.ts'

interface Options {
  shufflesAnswers: boolean
}

export function questionElement(question: OutgoingQuestion, options: Options): Markup {
  const { draft, html, points } = question
  const title = html.block(draft.title)
  const { type, penalty, elements, questionText } = partFor('moodleXml', draft)
  return tag(
    'question',
    { type: typeof type === 'string' ? type : type(draft) },
    tag('name', {}, tag('text', {}, nameOf(title, draft.subject))),
    textElement('questiontext', questionText?.(question) ?? title, question),
    textElement('generalfeedback', html.block(draft.explanation), question),
    tag('defaultgrade', {}, points),
    tag('penalty', {}, penalty),
    tag('hidden', {}, 0),
    tag('idnumber'),
    elements(question, options),
    tag(
      'tags',
      {},
      tagsOf(draft).map((word) => tag('tag', {}, tag('text', {}, word))),
    ),
  )
}
