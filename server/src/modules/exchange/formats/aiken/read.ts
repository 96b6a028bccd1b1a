import type { QuestionFault } from '@probant/contract/exchange/formats'
import { joinedSigns } from '#server/platform/markdown/formula-signs.ts'
import { markdownFromText } from '#server/platform/markdown/from-html.ts'
import { decoded, isGibberish } from '#server/platform/text-encoding.ts'
import { taken } from '../../kinds/index.ts'
import { type Reader, type ReadItem, type Reading, UnreadableFile } from '../format.ts'
import { beginningOf } from '../moodle/names.ts'
import { truthOf } from '../qti/truth.ts'
import { type AikenQuestion, questionsIn } from './questions.ts'

export const aikenReader: Reader = {
  recognises: ({ bytes, archive }) => !archive && isAiken(decoded(bytes)),
  read,
}

/** A key after at least two answers. */
function isAiken(text: string): boolean {
  for (const { key, answers } of questionsIn(text)) if (key !== undefined && answers.length > 1) return true
  return false
}

function* read({ bytes }: Reading): Generator<ReadItem> {
  const text = decoded(bytes)
  if (isGibberish(text)) throw new UnreadableFile('notText')
  for (const question of questionsIn(text)) yield itemOf(question)
}

function itemOf(question: AikenQuestion): ReadItem {
  const { line, text, answers, key } = question
  const letters = answers.map(({ letter }) => letter)
  const refused = (fault: QuestionFault): ReadItem => ({
    line,
    fault,
    beginning: beginningOf(question.beginning),
  })
  if (key === undefined || text === '' || new Set(letters).size < letters.length) return refused('malformed')
  if (SEVERAL.test(key)) return refused('severalRightAnswers')
  const right = ONE.exec(key)?.[1]?.toUpperCase()
  if (right === undefined) return refused('malformed')
  if (!letters.includes(right)) return refused('noRightAnswer')
  const choices = answers.map((answer) => ({
    text: markdown(answer.text),
    isCorrect: answer.letter === right,
    says: truthOf(answer.text),
  }))
  const read = taken({ for: 'choice', choices })
  if ('fault' in read) return refused(read.fault)
  return {
    line,
    question: {
      title: markdown(text),
      explanation: '',
      ...read,
      subject: null,
      difficulty: null,
      language: null,
      points: null,
    },
    notes: [],
  }
}

const SEVERAL = /^[A-Z]\s?(?:[,;&+/]|and|et)\s?[A-Z]\b/i
/** `B`, and what else may be said of it: `B) Paris`. */
const ONE = /^([A-Z])(?:[).\s]|$)/i

/** What is far too long for a question is refused as that, and not read before. */
function markdown(text: string): string {
  return text.length > LONGEST ? text : markdownFromText(joinedSigns(text))
}

const LONGEST = 20_000
