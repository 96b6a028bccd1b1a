import { type Markup, tag } from '#server/platform/xml/markup.ts'
import type { OutgoingQuestion } from '../format.ts'
import { withoutWildcards } from '../moodle/answers.ts'
import { nameOf } from '../moodle/names.ts'
import { tagsOf } from '../tags.ts'
import { emptyText, textElement } from './text-element.ts'

interface Options {
  shufflesAnswers: boolean
}

export function questionElement(question: OutgoingQuestion, options: Options): Markup {
  const { draft, html, points } = question
  const title = html.block(draft.title)
  const { type, penalty, elements } = ownPart(question, options)
  return tag(
    'question',
    { type },
    tag('name', {}, tag('text', {}, nameOf(title, draft.subject))),
    textElement('questiontext', title, question),
    textElement('generalfeedback', html.block(draft.explanation), question),
    tag('defaultgrade', {}, points),
    tag('penalty', {}, penalty),
    tag('hidden', {}, 0),
    tag('idnumber'),
    elements,
    tag(
      'tags',
      {},
      tagsOf(draft).map((word) => tag('tag', {}, tag('text', {}, word))),
    ),
  )
}

interface OwnPart {
  type: string
  /** What each further try costs, where a quiz of Moodle allows several; as its own forms have it. */
  penalty: string
  elements: Markup[]
}

function ownPart(question: OutgoingQuestion, { shufflesAnswers }: Options): OwnPart {
  const { draft, html } = question
  if (draft.type === 'true_false') {
    const { isTrue } = draft.content
    const elements = [plainAnswer('true', isTrue ? 100 : 0), plainAnswer('false', isTrue ? 0 : 100)]
    return { type: 'truefalse', penalty: '1', elements }
  }
  if (draft.type === 'fill_in') {
    const accepted = draft.content.accepted.map((text) => plainAnswer(withoutWildcards(text), 100))
    return { type: 'shortanswer', penalty: '0.3333333', elements: [tag('usecase', {}, 0), ...accepted] }
  }
  if (draft.type === 'open') {
    const guidance = textElement('graderinfo', html.block(draft.content.guidance), question)
    return { type: 'essay', penalty: '0', elements: [...ESSAY, guidance, emptyText('responsetemplate')] }
  }
  const answers = draft.content.answers.map(({ text, isCorrect }) =>
    textElement(
      'answer',
      html.inline(text),
      question,
      { fraction: isCorrect ? 100 : 0 },
      emptyText('feedback'),
    ),
  )
  const elements = [
    tag('single', {}, true),
    tag('shuffleanswers', {}, String(shufflesAnswers)),
    tag('answernumbering', {}, 'abc'),
    tag('showstandardinstruction', {}, 0),
    ...['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map(emptyText),
    ...answers,
  ]
  return { type: 'multichoice', penalty: '0.3333333', elements }
}

function plainAnswer(text: string, fraction: number): Markup {
  return tag(
    'answer',
    { fraction, format: 'moodle_auto_format' },
    tag('text', {}, text),
    emptyText('feedback'),
  )
}

const ESSAY = [
  tag('responseformat', {}, 'editor'),
  tag('responserequired', {}, 1),
  tag('responsefieldlines', {}, 10),
  tag('minwordlimit'),
  tag('maxwordlimit'),
  tag('attachments', {}, 0),
  tag('attachmentsrequired', {}, 0),
  tag('maxbytes', {}, 0),
  tag('filetypeslist'),
]
