import type { GenderList } from 'french-words-gender-lefff'
import { readConjugations, readGenders } from '../../french-lexicon.ts'

/** Is this a verb form of the third person, and is it plural? The lexicon is read when the first French text comes. */
export function finiteForm(word: string): { isPlural: boolean } | undefined {
  forms ??= loadForms()
  return forms.get(word)
}

export function genderOf(noun: string): 'M' | 'F' | undefined {
  genders ??= readGenders()
  for (const form of singulars(noun.toLowerCase())) {
    const gender = Object.hasOwn(genders, form) ? genders[form] : undefined
    if (gender) return gender
  }
}

export function isParticiple(word: string): boolean {
  forms ??= loadForms()
  return participles.has(word)
}

/** `êtes`, `acquérez`, `serez`: `est`, `acquiert`, `sera`. */
export function thirdOfSecond(verb: string): string | undefined {
  forms ??= loadForms()
  return thirds.get(verb)
}

/** `relancez`: `relancer`. */
export function infinitiveOf(order: string): string | undefined {
  forms ??= loadForms()
  return infinitives.get(order)
}

let genders: GenderList | undefined
let forms: Map<string, { isPlural: boolean }> | undefined
const participles = new Set<string>()
const thirds = new Map<string, string>()
const infinitives = new Map<string, string>()

function loadForms(): Map<string, { isPlural: boolean }> {
  const found = new Map<string, { isPlural: boolean }>()
  for (const [infinitive, { P, I, J, F, K, Y }] of Object.entries(readConjugations())) {
    for (const tense of [P, F]) if (tense?.[4] && tense[2]) thirds.set(tense[4], tense[2])
    if (Y?.[4]) infinitives.set(Y[4], infinitive)
    for (const tense of [P, I, J, F]) {
      if (tense?.[2]) found.set(tense[2], { isPlural: false })
      if (tense?.[5]) found.set(tense[5], { isPlural: true })
    }
    for (const participle of K ?? []) if (participle) participles.add(participle)
  }
  // `il paye` is written `il paie` as well.
  for (const [form, third] of [...found])
    if (/aye(?:nt)?$/.test(form)) found.set(form.replace('aye', 'aie'), third)
  return found
}

function singulars(noun: string): string[] {
  return [noun, noun.replace(/[sx]$/, ''), noun.replace(/aux$/, 'al'), noun.replace(/eaux$/, 'eau')]
}
