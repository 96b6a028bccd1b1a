import { childOf, has, within, type XmlElement } from '#server/platform/xml/elements.ts'
import { taken } from '../../kinds/index.ts'
import type { Asked, ReadQuestion, Refusal } from '../format.ts'
import { type About, localeIn } from '../qti/about.ts'
import { choiceAmong, wordsAmong } from '../qti/asked.ts'
import type { Texts } from '../qti/texts.ts'
import { truthOf } from '../truth.ts'
import { blackboardPairs, questionBlockOf } from './blackboard-pairs.ts'
import { explanationOf, solutionOf } from './feedback.ts'
import { blockOf, lineOf, piecesOf } from './material.ts'
import { type Metadata, metadataOf } from './metadata.ts'
import { isNumber, numbersOf } from './numbers.ts'
import { pairsOf } from './pairs.ts'
import { rightIn } from './scoring.ts'

/** One `item` of QTI 1, as cartridges, Canvas, Blackboard and others write it. */
export function readItem1(
  item: XmlElement,
  about: Omit<About, 'weight'>,
  texts: Texts,
): ReadQuestion | Refusal {
  const presentation = childOf(item, 'presentation')
  const metadata = metadataOf(item)
  const responses = presentation ? responsesIn(presentation) : []
  const [response] = responses
  const unknown = { fault: 'typeUnknown', detail: metadata.type || response?.name } as const
  if (!presentation || has(presentation, 'matref')) return unknown
  if (!response) return { fault: 'asksNothing' }

  const isOfPairs = /match/i.test(metadata.type) && responses.every(({ name }) => name === 'response_lid')
  if (responses.length > 1 && !isOfPairs) return unknown
  const pairs = isOfPairs ? blackboardPairs(item, texts) : undefined
  const asked =
    pairs ?? (isOfPairs ? pairsOf(item, responses, texts) : askedIn(item, { response, metadata }, texts))
  const answered = asked ? taken(asked) : unknown
  if ('fault' in answered) return answered
  return {
    ...answered,
    title: blockOf(
      piecesOf(pairs ? questionBlockOf(presentation) : presentation, isOfPairs ? ['response_lid'] : RENDERED),
      texts,
    ),
    explanation: explanationOf(item, texts),
    subject: metadata.about.subject ?? about.subject,
    difficulty: metadata.about.difficulty ?? about.difficulty,
    language: localeIn(item.attributes.lang) ?? about.language,
    points: metadata.points,
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
    has(response, 'render_choice') && /^(?:single|multiple)?$/i.test(response.attributes.rcardinality ?? '')
  if (response.name === 'response_lid' && isChoice) return choiceOf(item, response, texts)
  if (!has(response, 'render_fib') || response.name === 'response_xy') return
  if (/calculated|formula/i.test(metadata.type)) return { fault: 'calculated', detail: metadata.type }
  if (BEYOND_US.test(metadata.type)) return
  const numbers = isNumber(response, metadata.type) ? numbersOf(item) : undefined
  if (numbers) return numbers
  if (!LONG.test(metadata.type) && (SHORT.test(metadata.type) || has(item, 'varequal')))
    return wordsAmong(rightIn(item), texts)
  return { for: 'text', maxScore: metadata.points, guidance: solutionOf(item, texts) }
}

const BEYOND_US = /upload|file|audio/i
const LONG = /essay|short response|constructed/i
const SHORT = /fib|fill|blank|short_answer|numer|pattern/i

function choiceOf(item: XmlElement, response: XmlElement, texts: Texts): Asked | Refusal {
  const right = rightIn(item)
  const rightOnes = new Set(right.values)
  const choices = [...within(response, 'response_label')].map((label) => {
    const ident = label.attributes.ident ?? ''
    const text = lineOf(piecesOf(label), texts)
    const says = truthOf(text) ?? truthOf(ident)
    return { identifier: ident, text, isCorrect: rightOnes.has(ident), says }
  })
  const isSingle = !/^multiple$/i.test(response.attributes.rcardinality ?? '')
  return choiceAmong(choices, right, { ...texts, isSingle })
}
