import { childOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import { taken } from '../../kinds/index.ts'
import type { Asked, Refusal } from '../format.ts'
import { type About, localeIn, type Outcome } from '../qti/outcome.ts'
import type { Texts } from '../qti/texts.ts'
import { truthOf } from '../qti/truth.ts'
import { explanationOf, solutionOf } from './feedback.ts'
import { blockOf, lineOf, piecesOf } from './material.ts'
import { type Metadata, metadataOf } from './metadata.ts'
import { scoringOf } from './scoring.ts'

/** One `item` of QTI 1, as cartridges, Canvas, Blackboard and others write it. */
export function readItem(item: XmlElement, about: Omit<About, 'weight'>, texts: Texts): Outcome {
  const presentation = childOf(item, 'presentation')
  const metadata = metadataOf(item)
  const [response, ...others] = presentation ? responsesIn(presentation) : []
  const unknown = { fault: 'typeUnknown', detail: metadata.type || response?.name } as const
  if (!presentation || !response || others.length > 0 || childIn(presentation, 'matref')) return unknown

  const asked = askedIn(item, { response, metadata }, texts)
  const answered = asked ? taken(asked) : unknown
  if ('fault' in answered) return answered
  return {
    question: {
      ...answered,
      title: blockOf(piecesOf(presentation, RENDERED), texts),
      explanation: explanationOf(item, texts),
      subject: metadata.about.subject ?? about.subject,
      difficulty: metadata.about.difficulty ?? about.difficulty,
      language: localeIn(item.attributes.lang) ?? about.language,
      points: metadata.points,
    },
  }
}

const RENDERED = ['render_choice', 'render_fib', 'render_hotspot', 'render_slider', 'render_extension']

function responsesIn(presentation: XmlElement): XmlElement[] {
  return ['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp'].flatMap((name) => [
    ...within(presentation, name),
  ])
}

/** Nothing where it is of a kind that we don't have. */
function askedIn(
  item: XmlElement,
  { response, metadata }: { response: XmlElement; metadata: Metadata },
  texts: Texts,
): Asked | Refusal | undefined {
  const isChoice =
    childIn(response, 'render_choice') && /^(?:single|multiple)?$/i.test(cardinalityOf(response))
  if (response.name === 'response_lid' && isChoice) return choiceOf(item, response, texts)
  if (!childIn(response, 'render_fib') || response.name === 'response_xy') return
  if (BEYOND_US.test(metadata.type)) return
  if (!LONG.test(metadata.type) && (SHORT.test(metadata.type) || childIn(item, 'varequal')))
    return wordsOf(item, texts)
  return { for: 'text', maxScore: metadata.points, guidance: solutionOf(item, texts) }
}

const BEYOND_US = /upload|file|audio|calculated|formula/i
const LONG = /essay|short response|constructed/i
const SHORT = /fib|fill|blank|short_answer|numer|pattern/i

function choiceOf(item: XmlElement, response: XmlElement, texts: Texts): Asked | Refusal {
  const { right, isPartial } = scoringOf(item)
  const rightOnes = new Set(right)
  const choices = [...within(response, 'response_label')].map((label) => {
    const ident = label.attributes.ident ?? ''
    const text = lineOf(piecesOf(label), texts)
    return { text, isCorrect: rightOnes.has(ident), says: truthOf(text) ?? truthOf(ident) }
  })
  const correct = choices.filter(({ isCorrect }) => isCorrect)
  if (correct.length === 0) return { fault: 'noRightAnswer' }
  if (correct.length > 1) return { fault: isPartial ? 'partlyRightAnswers' : 'severalRightAnswers' }
  return { for: 'choice', choices }
}

function wordsOf(item: XmlElement, texts: Texts): Asked | Refusal {
  const { right, isPartial, isTolerant, isCaseSensitive } = scoringOf(item)
  if (isTolerant) return { fault: 'tolerance' }
  if (isPartial) return { fault: 'partlyRightAnswers' }
  const accepted = right.filter(Boolean)
  if (accepted.length === 0) return { fault: 'noRightAnswer' }
  if (isCaseSensitive) texts.notes.add('caseIgnored')
  return { for: 'words', accepted }
}

function cardinalityOf({ attributes }: XmlElement): string {
  return attributes.rcardinality ?? ''
}

function childIn(element: XmlElement, name: string): boolean {
  const [first] = within(element, name)
  return first !== undefined
}
