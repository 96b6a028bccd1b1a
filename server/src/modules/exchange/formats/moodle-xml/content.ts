import type { ImportNote, QuestionFault } from '@probant/contract/exchange/formats'
import { childOf, childrenOf, textOf, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Asked, Reading, Refusal } from '../format.ts'
import {
  acceptedAmong,
  choiceAmong,
  MOST_ANSWERS,
  pairsAmong,
  type WeightedAnswer,
} from '../moodle/answers.ts'
import { orderAmong } from '../moodle/order.ts'
import { numbersAmong } from '../numbers.ts'
import { readCloze } from './cloze.ts'
import { readSpots } from './spots.ts'
import { saidIn, type Texts } from './texts.ts'
import { unitsIn, weightedNumbers } from './units.ts'
import { readWordsInText } from './words-in-text.ts'

/** What is asked for, and what is right. */
export function readContent(
  element: XmlElement,
  {
    texts,
    notes,
    keepPicture,
  }: { texts: Texts; notes: Set<ImportNote>; keepPicture: Reading['keepPicture'] },
): Asked | Refusal {
  const answers = childrenOf(element, 'answer')
  if (answers.some((answer) => saidIn(childOf(answer, 'feedback')) !== '')) notes.add('answerFeedback')
  switch (element.attributes.type) {
    case 'multichoice':
      return choiceAmong(answers.map(weighted((answer) => answer)), {
        markdownOf: texts.inline,
        notes,
        isSingle: isSingle(element),
      })
    // Of a plugin that many have: all or nothing, whatever each is worth.
    case 'multichoiceset':
      return allOrNothing(answers, texts)
    case 'truefalse':
      return trueOrFalse(answers.map(weighted(saidIn)))
    case 'shortanswer':
      if (Number(textOf(childOf(element, 'usecase'))) === 1) notes.add('caseIgnored')
      return acceptedAmong(answers.map(weighted(saidIn)), notes)
    case 'matching':
      return pairs(childrenOf(element, 'subquestion'), texts)
    case 'numerical':
      return number(element)
    case 'cloze':
      return readCloze(element, texts, notes)
    case 'gapselect':
    case 'ddwtos':
      return readWordsInText(element, texts)
    case 'ddmarker':
    case 'ddimageortext':
      return readSpots(element, { texts, notes, keepPicture })
    case 'ordering':
      return order(element, answers, { texts, notes })
    case 'essay':
      return {
        for: 'text',
        maxScore: numberOf(childOf(element, 'defaultgrade')),
        guidance: texts.block(childOf(element, 'graderinfo')),
      }
    case 'description':
      return { fault: 'asksNothing' }
    default:
      return { fault: faultOf(element.attributes.type ?? ''), detail: element.attributes.type ?? '' }
  }
}

function faultOf(type: string): QuestionFault {
  if (/^calculated/.test(type)) return 'calculated'
  return /^random/.test(type) ? 'drawnByChance' : 'typeUnknown'
}

export function numberOf(element: XmlElement | undefined): number | null {
  const text = textOf(element).trim()
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text)
}

function weighted<Text>(textIn: (answer: XmlElement) => Text): (answer: XmlElement) => WeightedAnswer<Text> {
  return (answer) => ({ text: textIn(answer), fraction: Number(answer.attributes.fraction ?? 0) })
}

/** Does it say that one is chosen, or as many as one likes? */
function isSingle(element: XmlElement): boolean | undefined {
  const said = textOf(childOf(element, 'single')).trim().toLowerCase()
  return said === '' ? undefined : ['true', '1', 'yes'].includes(said)
}

function allOrNothing(answers: XmlElement[], texts: Texts): Asked | Refusal {
  const choices = answers.map((answer) => ({
    text: texts.inline(answer),
    isCorrect: Number(answer.attributes.fraction ?? 0) > 0,
  }))
  if (!choices.some(({ isCorrect }) => isCorrect)) return { fault: 'noRightAnswer' }
  return { for: 'choice', choices, isSingle: false }
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

/** An answer without anything to match is one of the others. There it is a line of text, whatever the question is. */
function pairs(subquestions: XmlElement[], texts: Texts): Asked | Refusal {
  if (subquestions.length > MOST_ANSWERS) return { fault: 'malformed' }
  const read = subquestions.map((one) => {
    const answer = childOf(one, 'answer')
    return {
      left: texts.inline(one),
      right: answer ? texts.inline({ ...answer, attributes: { format: 'moodle_auto_format' } }) : '',
    }
  })
  return pairsAmong(read)
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
