import { describe, expect, it } from 'vitest'
import { createBuiltinGenerator } from '../generator.ts'
import type { Knower } from '../knower.ts'
import { KNOWERS } from '../knowers.ts'
import { findKnower, nearestNames } from './find.ts'

describe('finding a subject', () => {
  it.each([
    ['The French Revolution', 'french-revolution'],
    ['causes of the French Revolution', 'french-revolution'],
    ['La Révolution française', 'french-revolution'],
    ['revolution francaise', 'french-revolution'],
    ['FRENCH REVOLUTION', 'french-revolution'],
    ['frnech revolution', 'french-revolution'],
    ['World War 2', 'second-world-war'],
    ['multiplication tables', 'multiplication-tables'],
    ['les tables de multiplication', 'multiplication-tables'],
    ['table de multiplication CM2', 'multiplication-tables'],
    ['fraction', 'fractions'],
    ['les fractions CM2', 'fractions'],
    ['Probabilty', 'statistics'],
    ['cybersecurity awareness', 'cybersecurity'],
    ['cybersécurité', 'cybersecurity'],
    ['GDPR for employees', 'data-protection'],
    ['le RGPD', 'data-protection'],
    ['Capitals of Europe', 'europe-capitals'],
    ['Capitales du monde', 'world-capitals'],
    ['passé composé', 'french-passe-compose'],
    ['verbes irréguliers anglais', 'english-irregular-verbs'],
  ])('takes %s for %s', (typed, id) => {
    expect(findKnower(typed, KNOWERS)?.id).toBe(id)
  })

  it.each([
    'history of jazz',
    'histoire du jazz',
    'Our refund policy',
    'notre règlement intérieur',
    'Taylor Swift',
    'The history of Leeds',
    'Star Wars',
    'Kubernetes',
    'x',
    '',
  ])('does not pretend to know about %s', (typed) => {
    expect(findKnower(typed, KNOWERS)).toBeUndefined()
  })

  it('names what is nearest where nothing fits', () => {
    expect(nearestNames('history of jazz', 'en', KNOWERS, { count: 3 })).toHaveLength(3)
    expect(nearestNames('histoire du jazz', 'fr', KNOWERS, { count: 3 }).join()).toMatch(/Histoire|Musique/)
  })

  it('takes names apart once, however much is typed', () => {
    let reads = 0
    const knower: Knower = {
      id: 'stars',
      name: { en: 'Stars', fr: 'Étoiles' },
      get aliases() {
        reads++
        return { en: ['night sky'], fr: ['ciel nocturne'] }
      },
      deal: () => () => undefined,
    }

    for (const typed of ['s', 'st', 'sta', 'night']) nearestNames(typed, 'en', [knower], { count: 1 })
    expect(findKnower('night sky', [knower])).toBe(knower)
    expect(reads).toBe(1)
  })

  it('reads no more of a search than a subject may have', () => {
    const { suggest } = createBuiltinGenerator({ knowers: KNOWERS, document: {} as never })
    const subject = 'Astronomy and space, from the planets to galaxies'
    const suggested = suggest?.({ search: subject, language: 'en' })

    expect(subject).toHaveLength(49)
    expect(suggested).not.toHaveLength(0)
    expect(suggest?.({ search: `${subject} history biology music`, language: 'en' })).toEqual(suggested)
  })

  it('suggests while someone types, in the language of the questions', () => {
    expect(nearestNames('astro', 'en', KNOWERS, { count: 3 })[0]).toBe('Astronomy and space')
    expect(nearestNames('astro', 'fr', KNOWERS, { count: 3 })[0]).toBe('Astronomie et espace')
  })
})
