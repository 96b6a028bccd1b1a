import type { ImportNote } from '@probant/contract/exchange/formats'
import { childOf, childrenOf, textOf, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Asked, Refusal } from '../format.ts'
import { acceptedAmong, choiceAmong, type WeightedAnswer } from '../moodle/answers.ts'
import { orderAmong } from '../moodle/order.ts'
import { numbersAmong } from '../numbers.ts'
import { readCloze } from './cloze.ts'
import { saidIn, type Texts } from './texts.ts'
import { unitsIn, weightedNumbers } from './units.ts'

/** What is asked for, and what is right. */
export function readContent(element: XmlElement, texts: Texts, notes: Set<ImportNote>): Asked | Refusal {
  const answers = childrenOf(element, 'answer')
  if (answers.some((answer) => saidIn(childOf(answer, 'feedback')) !== '')) notes.add('answerFeedback')
  switch (element.attributes.type) {
    case 'multichoice':
      return choiceAmong(answers.map(weighted((answer) => answer)), { markdownOf: texts.inline, notes })
    case 'truefalse':
      return trueOrFalse(answers.map(weighted(saidIn)))
    case 'shortanswer':
      if (Number(textOf(childOf(element, 'usecase'))) === 1) notes.add('caseIgnored')
      return acceptedAmong(answers.map(weighted(saidIn)))
    case 'numerical':
      return number(element)
    case 'cloze':
      return readCloze(element, texts, notes)
    case 'ordering':
      return order(element, answers, { texts, notes })
    case 'essay':
      return {
        for: 'text',
        maxScore: numberOf(childOf(element, 'defaultgrade')),
        guidance: texts.block(childOf(element, 'graderinfo')),
      }
    default:
      return { fault: 'typeUnknown', detail: element.attributes.type ?? '' }
  }
}

export function numberOf(element: XmlElement | undefined): number | null {
  const text = textOf(element).trim()
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text)
}

function weighted<Text>(textIn: (answer: XmlElement) => Text): (answer: XmlElement) => WeightedAnswer<Text> {
  return (answer) => ({ text: textIn(answer), fraction: Number(answer.attributes.fraction ?? 0) })
}

/** By their words; old files have these in their own language, and the true one first. */
function trueOrFalse(answers: WeightedAnswer[]): Asked | Refusal {
  const isNamed = answers.some(({ text }) => /^(?:true|false)$/i.test(text))
  const right = answers.filter(({ fraction }) => fraction > 99.9)
  if (right.length > 1) return { fault: 'severalRightAnswers' }
  const [only] = right
  if (!only) return { fault: 'noRightAnswer' }
  return { for: 'truth', isTrue: isNamed ? /^true$/i.test(only.text) : only === answers[0] }
}

/** Answers stand in the right order, as Moodle takes them; what it calls their fraction says no more. */
function order(
  element: XmlElement,
  answers: XmlElement[],
  { texts, notes }: { texts: Texts; notes: Set<ImportNote> },
): Asked | Refusal {
  // Nobody puts so many in order; they are not even read.
  if (answers.length > MOST_ITEMS) return { fault: 'malformed' }
  const settings = {
    selects: saidIn(childOf(element, 'selecttype') ?? childOf(element, 'logical')),
    count: numberOf(childOf(element, 'selectcount') ?? childOf(element, 'studentsee')),
    grading: saidIn(childOf(element, 'gradingtype')),
  }
  return orderAmong(
    answers.map((answer) => texts.inline(answer)),
    settings,
    notes,
  )
}

const MOST_ITEMS = 100

function number(element: XmlElement): Asked | Refusal {
  const units = unitsIn(element)
  if ('fault' in units) return units
  // What is worth nothing was listed to say something of it.
  const weighted = weightedNumbers(element, saidIn)
  const isAnything = childrenOf(element, 'answer').some(
    (answer) => saidIn(answer) === '*' && Number(answer.attributes.fraction ?? 0) > 0,
  )
  return isAnything ? { fault: 'wildcards', detail: '*' } : numbersAmong(weighted, units)
}
