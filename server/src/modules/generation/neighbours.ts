import type { Question } from '@probant/contract/questions/question'
import { comparable } from '@probant/knowledge'
import { generatedKind, rightIn, showsIn, truthIn, truthOf } from './kinds/index.ts'
import type { Candidate } from './provider.ts'
import { unescaped } from './unescaped.ts'

/** A question beside others, as far as one of them could repeat it or give its answer away; its words are comparable. */
export interface Neighbour {
  /** What everybody reads of it: its title, and what else it tells. */
  text: string
  /** What is right, where it is short enough to be found in another question. */
  answers: readonly string[]
  /** What it rests on, the same for every question about one fact; empty where nobody knows. */
  basis: string
  /** It says something that is not so: whatever stands in it, it tells nobody an answer. */
  isFalse: boolean
}

export function neighbourOf(candidate: Candidate): Neighbour {
  const kind = generatedKind(candidate)
  const answers = kind.rightOf?.(candidate) ?? []
  return {
    text: textOf(candidate.title, kind.shows?.(candidate)),
    answers: answers.map(comparable),
    basis: basisOf(candidate),
    isFalse: truthOf(candidate) === false,
  }
}

/** The same of a question that lies in the bank, where plain text was written as Markdown. */
export function neighbourIn({ title, content, ...question }: Kept): Neighbour {
  return {
    text: textOf(unescaped(title), showsIn(content).map(unescaped)),
    answers: rightIn(content).map((answer) => comparable(unescaped(answer))),
    basis: basisOf({ ...question, explanation: unescaped(question.explanation) }),
    isFalse: truthIn(content) === false,
  }
}

/** As much of one as is known where only its title is, and what it rests on. */
export function neighbourNamed({ title, basis }: { title: string; basis: string }): Neighbour {
  return {
    text: textOf(unescaped(title)),
    answers: [],
    basis: comparable(unescaped(basis)),
    isFalse: false,
  }
}

/** It asks about the same fact, or for the same answer, in whatever words. */
export function repeats(one: Neighbour, other: Neighbour): boolean {
  return isOneFact(one, other) || asksTheSame(one, other)
}

/** It asks for the same answer: about the same fact, or with no word that tells them apart. A fact may be asked from its other side. */
export function asksTheSame(one: Neighbour, other: Neighbour): boolean {
  if (!one.answers.some((answer) => other.answers.includes(answer))) return false
  return isOneFact(one, other) || saysNoMore(one, other) || saysNoMore(other, one)
}

function isOneFact(one: Neighbour, other: Neighbour): boolean {
  return one.basis !== '' && one.basis === other.basis
}

/** Each word of it that tells something stands in the other one: "Portugal’s capital", "the capital city of Portugal". */
function saysNoMore(one: Neighbour, other: Neighbour): boolean {
  const [words, others] = [subjectWords(one), subjectWords(other)]
  return isWithin(words, others) && numbersIn(one) === numbersIn(other)
}

function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size >= FEWEST_WORDS && [...words].every((word) => others.has(word))
}

const FEWEST_WORDS = 2

/** Whoever reads the one knows what the other asks for: its answer stands there, with most of what it asks about. */
export function givesAway({ text, isFalse }: Neighbour, other: Neighbour): boolean {
  if (isFalse) return false
  return other.answers.some((answer) => {
    if (!/\p{L}{3}/u.test(answer) || !` ${text} `.includes(` ${answer} `)) return false
    const said = text.split(' ')
    const asked = new Set(other.text.split(' ').filter(isTelling))
    const shared = [...asked].filter((word) => said.includes(word) && !answer.split(' ').includes(word))
    return shared.length > 0 && shared.length >= MOST * asked.size
  })
}

const MOST = 0.6

function isTelling(word: string): boolean {
  return word.length > 3
}

/** What it is about, without its answer and whatever else it is asked with; a word by its beginning, for its endings change. */
function subjectWords({ text, answers }: Neighbour): Set<string> {
  const known = new Set(answers.flatMap((answer) => answer.split(' ')))
  const telling = text.split(' ').filter((word) => isTelling(word) && !known.has(word) && !ASKING.has(word))
  return new Set(telling.map((word) => word.replace(/[sx]$/, '').slice(0, 6)))
}

function numbersIn({ text }: Neighbour): string {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).join(' ')
}

/** Words that ask, and say nothing about what. */
const ASKING = new Set(
  `what which where when whose this that these those following does from with called known name named term word
  answer choose complete sentence correct right
  quel quelle quels quelles quoi dans cette celui celle ceux suivant suivante suivants suivantes appelle nomme connu connue sous
  terme reponse choisissez completez phrase bonne`.split(/\s+/),
)

function textOf(title: string, shown: readonly string[] = []): string {
  return [title, ...shown].map(comparable).join(' ')
}

/** The built-in generator explains each fact in one sentence; a model may say the same of many questions. */
function basisOf({ source, sourceSentence, explanation }: Origin): string {
  return source?.startsWith('builtin:') ? comparable(sourceSentence ?? explanation) : ''
}

type Kept = Pick<Question, 'title' | 'content'> & Origin
type Origin = Pick<Question, 'source' | 'sourceSentence' | 'explanation'>
