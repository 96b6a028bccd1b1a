import { commonLook, type Line, LOOKS, part } from './line.ts'
import type { Option } from './outline.ts'

/** An answer without the signs that mark it, and whether it had any. */
export interface Bare {
  line: Line
  isMarked: boolean
}

export function bareAnswer({ line, isStarred, isTicked }: Option): Bare {
  const before = BEFORE.exec(line.text)?.[0].length ?? 0
  const after = AFTER.exec(line.text.slice(before))?.[0].length ?? 0
  return {
    line: part(line, before, line.text.length - after),
    isMarked: isStarred || isTicked || before > 0 || after > 0,
  }
}

/**
 * The places that each way of marking names. A way that marks every answer, or none, says nothing: some documents are
 * bold throughout.
 */
export function markedPlaces(options: readonly Option[], bare: readonly Bare[]): number[][] {
  const signs = bare.map(({ isMarked }) => isMarked)
  const bullets = options.map(({ bullet }) => bullet !== undefined && RIGHT_BULLETS.includes(bullet))
  const looks = bare.map(({ line }) => commonLook(line))
  const ofLetters = options.map(({ look }) => (look ? commonLook(look) : 0))
  const inWords = STRONG.map((look) => placesWhere(looks, (own) => (own & look) > 0))
  const inLetters = STRONG.map((look) => placesWhere(ofLetters, (own) => (own & look) > 0))
  const struck = placesWhere(looks, (own) => (own & LOOKS.strike) === 0)
  const ways = [placesWhere(signs, Boolean), placesWhere(bullets, Boolean), ...inWords, struckOut(struck)]
  const said = ways.filter((places) => says(places, options.length))
  if (said.length > 0) return said
  const letters = inLetters.filter((places) => says(places, options.length))
  if (letters.length > 0) return letters
  // Names of ships and plants are in italics, too.
  return [placesWhere(looks, (own) => (own & LOOKS.italic) > 0)].filter((places) =>
    says(places, options.length),
  )
}

function placesWhere<T>(list: readonly T[], is: (one: T) => boolean): number[] {
  return list.flatMap((one, place) => (is(one) ? [place] : []))
}

function says(places: readonly number[], count: number): boolean {
  return places.length > 0 && places.length < count
}

/** The one that is left. */
function struckOut(left: number[]): number[] {
  return left.length === 1 ? left : []
}

const STRONG = [LOOKS.highlight, LOOKS.underline, LOOKS.bold, LOOKS.colour]
/** Among others; where all have the same, it is only a bullet. */
const RIGHT_BULLETS = ['*', '+', '●', '◉']
const BEFORE = /^(?:\(\*\)|\*(?!\*)|[✓✔✅→]|=>)\s*/
const AFTER =
  /\s*(?:\(\*\)|\*|[✓✔✅←]|<-+|[([-]\s*(?:correct(?:e)?(?:\s+answer)?|right(?:\s+answer)?|(?:bonne|juste)(?:\s+réponse)?|bonne\s+reponse|réponse\s+(?:correcte|exacte|juste)|exacte?|vraie?\s+réponse)\s*[)\]]?)\s*[.;]?\s*$/i
