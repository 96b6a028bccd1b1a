import { type Markup, XML_PROLOGUE } from '#server/platform/xml/markup.ts'
import { partFor } from '../../kinds/index.ts'
import type { OutgoingQuestion } from '../format.ts'
import { titleOf } from '../qti/title.ts'
import { bodyOf, STRUCK } from './body.ts'
import { type QtiVersion, rootAttributes, type Write, writeIn } from './version.ts'

interface ItemOptions {
  identifier: string
  shufflesAnswers: boolean
  /** Of the style sheet within the package. */
  styleSheet: string
}

/** A file of one question. */
export function itemOf(
  question: OutgoingQuestion,
  version: QtiVersion,
  { identifier, shufflesAnswers, styleSheet }: ItemOptions,
): { xml: string; title: string; hasStyle: boolean; maximum: number } {
  const write = writeIn(version)
  const { draft, html } = question
  const text = html.block(draft.title)
  const title = titleOf(text)
  const part = partFor('qti', draft).interaction(question, version, { shufflesAnswers })
  const { declaration, interaction, scoring, rubric, maximum = question.points } = part
  const explanation = draft.explanation ? bodyOf(html.block(draft.explanation)) : undefined
  const body = write('itemBody', {}, bodyOf(text), interaction, rubric)
  const hasStyle = [body, explanation].some((part) => part?.xml.includes(`class="${STRUCK}"`))

  const { xml } = write(
    'assessmentItem',
    {
      ...rootAttributes(version),
      identifier,
      title,
      adaptive: false,
      timeDependent: false,
      'xml:lang': draft.language,
    },
    declaration,
    outcomes(write, { version, maximum, isHumanScored: scoring === undefined }),
    explanation &&
      write('outcomeDeclaration', { identifier: FEEDBACK, cardinality: 'single', baseType: 'identifier' }),
    hasStyle && write('stylesheet', { href: styleSheet, type: 'text/css' }),
    body,
    (scoring ?? explanation) && write('responseProcessing', {}, scoring, explanation && showing(write)),
    explanation && feedback(write, version.content(explanation)),
  )
  return { xml: XML_PROLOGUE + xml, title, hasStyle, maximum }
}

const FEEDBACK = 'FEEDBACK'
const EXPLANATION = 'explanation'

function outcomes(
  write: Write,
  { version, maximum, isHumanScored }: { version: QtiVersion; maximum: number; isHumanScored: boolean },
): Markup[] {
  const number = { cardinality: 'single', baseType: 'float' }
  const defaultOf = (value: number) => write('defaultValue', {}, write('value', {}, value))
  const scorer = isHumanScored ? version.humanScored : {}
  return [
    write(
      'outcomeDeclaration',
      { identifier: 'SCORE', ...number, ...scorer, normalMaximum: maximum, normalMinimum: 0 },
      defaultOf(0),
    ),
    write('outcomeDeclaration', { identifier: 'MAXSCORE', ...number }, defaultOf(maximum)),
  ]
}

/** The explanation is shown whatever was answered. */
function showing(write: Write): Markup {
  const value = write('baseValue', { baseType: 'identifier' }, EXPLANATION)
  return write('setOutcomeValue', { identifier: FEEDBACK }, value)
}

function feedback(write: Write, content: Markup): Markup {
  const attributes = { outcomeIdentifier: FEEDBACK, showHide: 'show', identifier: EXPLANATION }
  return write('modalFeedback', attributes, content)
}
