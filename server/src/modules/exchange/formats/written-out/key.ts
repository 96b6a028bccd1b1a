import { placeOf } from './beginning.ts'
import { truthSaid } from './truth.ts'

/**
 * Which answers a key names: by their letters, by their numbers, or by their words; nothing where it names none of them.
 * Where `4` or `AB` is an answer itself, that one is meant, unless the answers are numbered.
 */
export function placesNamed(
  said: string,
  { answers, areNumbered }: { answers: readonly string[]; areNumbered: boolean },
): number[] | undefined {
  const isSign = ONE_LETTER.test(said) || (areNumbered && /^\W*\d/.test(said))
  const places =
    (isSign ? undefined : byWholeWords(said, answers)) ??
    byLetter(said) ??
    byWords(said, answers) ??
    byTruth(said, answers) ??
    byFirstLetter(said)
  return places?.every((place) => place >= 0 && place < answers.length)
    ? [...new Set(places)].sort((one, other) => one - other)
    : undefined
}

/** `B`, `(b)`, `A, C`, `A and C`, `A, B, and C`, `AC`, `2`. */
function byLetter(said: string): number[] | undefined {
  const words = said.trim().replace(/[.\s]+$/, '')
  if (/^[A-J]{2,5}$/.test(words) && new Set(words).size === words.length) return [...words].map(placeOf)
  if (!LETTERS.test(words)) return undefined
  return [...words.matchAll(ONE)].map(([, sign = '']) => (/\d/.test(sign) ? Number(sign) - 1 : placeOf(sign)))
}

function byWholeWords(said: string, answers: readonly string[]): number[] | undefined {
  const place = answers.map(same).indexOf(same(said))
  return place >= 0 ? [place] : undefined
}

function byWords(said: string, answers: readonly string[]): number[] | undefined {
  const whole = byWholeWords(said, answers)
  if (whole) return whole
  const known = answers.map(same)
  const parts = said.split(/\s*[;|/]\s*|,\s+/).map((one) => known.indexOf(same(one)))
  return parts.length > 1 && parts.every((place) => place >= 0) ? parts : undefined
}

function byTruth(said: string, answers: readonly string[]): number[] | undefined {
  const truth = truthSaid(said)
  const place = truth === undefined ? -1 : answers.findIndex((answer) => truthSaid(answer) === truth)
  return place >= 0 ? [place] : undefined
}

/** `B) Lyon`, `B, because …`. */
function byFirstLetter(said: string): number[] | undefined {
  const letter = /^\(?([A-Za-z])(?:[).:,]|\s+[-–—(])/.exec(said.trim())?.[1]
  return letter ? [placeOf(letter)] : undefined
}

function same(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.;:!?«»"“”]+/g, ' ')
    .trim()
}

const ONE_LETTER = /^\W*[A-Za-z]\W*$/
/** Between two signs a space can be read in one way only: in several, a row of them would take for ever. */
const LETTERS =
  /^\(?(?:[A-Za-z]|\d{1,2})\)?(?:(?:\s*(?:[,;&+/](?:\s*(?:and|et)\b)?|\b(?:and|et)\b)\s*|\s+)\(?(?:[A-Za-z]|\d{1,2})\)?)*$/i
const ONE = /(?<![\p{L}\d])([A-Za-z]|\d{1,2})(?![\p{L}\d])/gu
