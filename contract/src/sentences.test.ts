import { describe, expect, it } from 'vitest'
import { en } from './sentences/en.ts'
import { fr } from './sentences/fr.ts'
import { errorSentence, fieldSentence } from './sentences.ts'

const english: Record<string, string> = flat(en)
const french: Record<string, string> = flat(fr)

describe('sentences', () => {
  it('has the same sentences, with the same parameters, in both languages', () => {
    expect(Object.keys(french)).toEqual(Object.keys(english))
    for (const [name, sentence] of Object.entries(english)) {
      expect(paramsOf(french[name] ?? ''), name).toEqual(paramsOf(sentence))
    }
  })

  it('sets no-break spaces and round apostrophes in French', () => {
    for (const [name, sentence] of Object.entries(french)) {
      expect(sentence, name).not.toMatch(/[^\u00a0][:;!?»]|«(?!\u00a0)|'/)
    }
  })

  it('exclaims in no refusal', () => {
    for (const sentence of [...Object.values(en.errors), ...Object.values(fr.errors)]) {
      expect(sentence).not.toContain('!')
    }
  })

  it('fills in parameters, numbers as the language writes them', () => {
    const params = { count: 12_000, limit: 10_000 }
    expect(errorSentence('en', 'questionLimitExceeded', params)).toContain('12,000 questions')
    expect(errorSentence('fr', 'questionLimitExceeded', params)).toMatch(/Créer 12\s000 questions/)
  })

  it('names a limit in the language of the sentence', () => {
    expect(errorSentence('en', 'memberLimitReached', { type: 'groupSize' })).toContain('group size')
    expect(errorSentence('fr', 'memberLimitReached', { type: 'groupSize' })).toContain('taille des groupes')
  })

  it('shows no braces where a parameter is missing', () => {
    expect(errorSentence('en', 'tooManyAttempts')).toBe('Too many attempts. Try again in … s.')
  })

  it('says that a value is not valid where a field has no sentence of its own', () => {
    expect(fieldSentence('en', 'passwordNeedsDigit')).toBe('Add a digit.')
    expect(fieldSentence('fr', 'passwordNeedsDigit')).toBe('Ajoutez un chiffre.')
    expect(fieldSentence('en', 'Expected number, received string')).toBe(en.fields.invalid)
    expect(fieldSentence('en', 'constructor')).toBe(en.fields.invalid)
  })
})

function flat(sentences: Record<string, Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sentences).flatMap(([group, entries]) =>
      Object.entries(entries).map(([name, sentence]) => [`${group}.${name}`, sentence]),
    ),
  )
}

function paramsOf(sentence: string): string[] {
  return (sentence.match(/\{\w+\}/g) ?? []).sort()
}
