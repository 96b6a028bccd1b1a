import { createRequire } from 'node:module'
import type { VerbsInfo } from 'french-verbs-lefff'
import type { GenderList } from 'french-words-gender-lefff'

const require = createRequire(import.meta.url)

/** Forms of the third person, and whether they are plural; loaded when a French text comes. */
export function finiteForm(word: string): { isPlural: boolean } | undefined {
  forms ??= loadForms()
  return forms.get(word)
}

export function genderOf(noun: string): 'M' | 'F' | undefined {
  genders ??= require('french-words-gender-lefff/dist/words.json') as GenderList
  for (const form of singulars(noun.toLowerCase())) {
    const gender = Object.hasOwn(genders, form) ? genders[form] : undefined
    if (gender) return gender
  }
}

export function isParticiple(word: string): boolean {
  forms ??= loadForms()
  return participles.has(word)
}

let genders: GenderList | undefined
let forms: Map<string, { isPlural: boolean }> | undefined
const participles = new Set<string>()

function loadForms(): Map<string, { isPlural: boolean }> {
  const verbs = require('french-verbs-lefff/dist/conjugations.json') as VerbsInfo
  const found = new Map<string, { isPlural: boolean }>()
  for (const { P, I, J, F, K } of Object.values(verbs)) {
    for (const tense of [P, I, J, F]) {
      if (tense?.[2]) found.set(tense[2], { isPlural: false })
      if (tense?.[5]) found.set(tense[5], { isPlural: true })
    }
    for (const participle of K ?? []) if (participle) participles.add(participle)
  }
  return found
}

function singulars(noun: string): string[] {
  return [noun, noun.replace(/[sx]$/, ''), noun.replace(/aux$/, 'al'), noun.replace(/eaux$/, 'eau')]
}
