import { joinedSigns } from '#server/platform/markdown/formula-signs.ts'
import { markdownFromText } from '#server/platform/markdown/from-html.ts'
import { decoded } from '#server/platform/text-encoding.ts'
import { taken } from '../../kinds/index.ts'
import type { Reader, ReadItem, ReadQuestion, Refusal } from '../format.ts'
import { beginningOf } from '../moodle/names.ts'
import { NOTHING_ELSE, readItem, textIn } from '../reading.ts'
import { truthOf } from '../truth.ts'
import { type AikenQuestion, questionsIn } from './questions.ts'

export const aikenReader: Reader = {
  recognises: ({ bytes, archive }) => !archive && isAiken(decoded(bytes)),
  *read({ bytes }): Generator<ReadItem> {
    for (const question of questionsIn(textIn(bytes)))
      yield readItem(
        {
          line: question.line,
          beginning: () => beginningOf(question.beginning),
          source: () => sourceOf(question),
        },
        () => understood(question),
      )
  },
}

/** A key after at least two answers. Where all questions are numbered, it is a text as people write it, and says more. */
function isAiken(text: string): boolean {
  for (const { key, answers, text: asked } of questionsIn(text))
    if (key !== undefined && answers.length > 1 && !NUMBERED.test(asked)) return true
  return false
}

function sourceOf({ beginning, text, answers, key }: AikenQuestion): string {
  const lines = answers.map((answer) => `${answer.letter}. ${answer.text}`)
  return [text || beginning, ...lines, ...(key === undefined ? [] : [`ANSWER: ${key}`])].join('\n')
}

function understood({ text, answers, key }: AikenQuestion): ReadQuestion | Refusal {
  const letters = answers.map(({ letter }) => letter)
  if (key === undefined || text === '' || new Set(letters).size < letters.length)
    return { fault: 'malformed' }
  const right = rightIn(key)
  if (right.length === 0) return { fault: 'malformed' }
  if (!right.every((letter) => letters.includes(letter))) return { fault: 'noRightAnswer' }
  const choices = answers.map((answer) => ({
    text: markdown(answer.text),
    isCorrect: right.includes(answer.letter),
    says: truthOf(answer.text),
  }))
  const read = taken({ for: 'choice', choices })
  return 'fault' in read ? read : { ...NOTHING_ELSE, title: markdown(text), ...read }
}

/** Moodle takes one letter; others write several of them. */
function rightIn(key: string): string[] {
  const said = SEVERAL.test(key) ? key : (ONE.exec(key)?.[1] ?? '')
  return [...said.toUpperCase().matchAll(/\b[A-Z]\b/g)].map(([letter]) => letter)
}

/** `A, C`, `A; B; C` or `A and C`. */
const SEVERAL = /^[A-Z](?:\s?(?:[,;&+/]|and\b|et\b)\s?[A-Z]\b)+\W*$/i
/** `B`, and what else may be said of it: `B) Paris`. */
const ONE = /^([A-Z])(?:[).\s]|$)/i

const NUMBERED = /^\(?(?:(?:question|q)\s?(?:n[°º]\s?)?)?\d{1,3}\s?(?:[.):](?!\d)|$)/im

/** What is far too long for a question is refused as that, and not read before. */
function markdown(text: string): string {
  return text.length > LONGEST ? text : markdownFromText(joinedSigns(text))
}

const LONGEST = 20_000
