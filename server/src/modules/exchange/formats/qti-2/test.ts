import { closing, type Markup, opening, XML_PROLOGUE } from '#server/platform/xml/markup.ts'
import type { Bundle, OutgoingQuiz } from '../format.ts'
import { bodyOf } from './body.ts'
import type { PackedItem } from './package.ts'
import { attributesIn, type QtiVersion, rootAttributes, type Write, writeIn } from './version.ts'

interface TestOptions {
  bundle: Bundle
  items: readonly PackedItem[]
}

/** The file that puts the questions together: sections, what is drawn of them, time, instructions. */
export async function* testOf(
  version: QtiVersion,
  { bundle: { title, quiz }, items }: TestOptions,
): AsyncGenerator<string> {
  const write = writeIn(version)
  const root = { ...rootAttributes(version), identifier: 'test', title }
  const part = { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'individual' }
  yield XML_PROLOGUE + opened(version, 'assessmentTest', root)
  yield score(write).xml
  if (quiz && quiz.durationMinutes > 0) yield write('timeLimits', { maxTime: quiz.durationMinutes * 60 }).xml
  yield opened(version, 'testPart', part)
  const instructions = quiz?.instructionsHtml ? bodyOf(quiz.instructionsHtml) : undefined
  for (const section of sectionsOf(quiz, title)) {
    yield opened(version, 'assessmentSection', {
      identifier: `section-${section.place + 1}`,
      title: section.title || title,
      visible: true,
    })
    if (section.draw !== null) yield write('selection', { select: section.draw }).xml
    yield write('ordering', { shuffle: quiz?.shufflesQuestions ?? false }).xml
    if (instructions && section.place === 0)
      yield write('rubricBlock', { view: 'candidate', use: 'instructions' }, version.content(instructions))
        .xml
    for (const item of items) if (item.section === section.place) yield reference(write, item).xml
    yield closing(version.element('assessmentSection'))
  }
  yield closing(version.element('testPart'))
  yield outcomes(write).xml
  yield closing(version.element('assessmentTest'))
}

function opened(version: QtiVersion, name: string, attributes: Record<string, string | boolean>): string {
  return opening(version.element(name), attributesIn(version, attributes))
}

function sectionsOf(quiz: OutgoingQuiz | undefined, title: string) {
  const sections = quiz?.sections.length ? quiz.sections : [{ title, draw: null }]
  return sections.map((section, index) => ({ ...section, place: index }))
}

function reference(write: Write, { identifier, path, weight }: PackedItem): Markup {
  const weighed = weight === 1 ? undefined : write('weight', { identifier: WEIGHT, value: weight })
  return write('assessmentItemRef', { identifier, href: path }, weighed)
}

const WEIGHT = 'WEIGHT'

function score(write: Write): Markup {
  return write(
    'outcomeDeclaration',
    { identifier: 'SCORE', cardinality: 'single', baseType: 'float' },
    write('defaultValue', {}, write('value', {}, 0)),
  )
}

/** The points of all questions, each by its weight. */
function outcomes(write: Write): Markup {
  const points = write('testVariables', { variableIdentifier: 'SCORE', weightIdentifier: WEIGHT })
  return write(
    'outcomeProcessing',
    {},
    write('setOutcomeValue', { identifier: 'SCORE' }, write('sum', {}, points)),
  )
}
