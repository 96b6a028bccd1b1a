import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { VerbsInfo } from 'french-verbs-lefff'
import type { GenderList } from 'french-words-gender-lefff'

/** All forms of all French verbs, by infinitive: six megabytes, so callers keep only what they need of it. */
export function readConjugations(): VerbsInfo {
  return readJson('french-verbs-lefff/dist/conjugations.json')
}

/** The gender of each French noun. */
export function readGenders(): GenderList {
  return readJson('french-words-gender-lefff/dist/words.json')
}

function readJson<Content>(specifier: string): Content {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(specifier)), 'utf8'))
}
