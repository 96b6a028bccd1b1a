import { QUESTION_TYPES } from '@probant/contract/questions/form'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Candidate, GeneratorRequest, Slot } from '../candidate.ts'
import { aboutDefinitions } from './makers/about-definitions.ts'
import { questionsFromText } from './questions.ts'
import { draftsOf } from './testing/passage-of.ts'
import { TUNING_TEXTS } from './testing/tuning-texts.ts'

describe.each(TUNING_TEXTS)('from a page about $subject', ({ text, subject, language }) => {
  it('no sentence is asked about twice, not in another round either', () => {
    const order = { text, subject, language, slots: slotsOf(QUESTION_TYPES, 1) }
    const first = deliveredOf(order)
    const second = deliveredOf({ ...order, seed: 2, avoid: first.map(stemOf) })
    const facts = [...first, ...second].flatMap(({ fact, alsoAbout = [] }) => [fact, ...alsoAbout])
    expect(new Set(facts).size).toBe(facts.length)
  })
})

it('the same seed gives the same questions', () => {
  const [one] = TUNING_TEXTS
  if (!one) throw new Error('there are no texts')
  const order = { ...one, slots: slotsOf(QUESTION_TYPES, 2) }
  expect(deliveredOf(order)).toEqual(deliveredOf(order))
})

it('asks for what the text defines', () => {
  const text = TUNING_TEXTS.find(({ subject }) => subject === 'Photosynthesis')?.text ?? ''
  const found = deliveredOf({ text, subject: 'Photosynthesis', language: 'en', slots: slotsOf(['open'], 3) })
  expect(found.map(({ title }) => title)).toContain('Explain in your own words what chlorophyll is.')
})

it('true and false statements are about as many', () => {
  for (const { text, subject, language } of TUNING_TEXTS) {
    const statements = deliveredOf({ text, subject, language, slots: slotsOf(['true_false'], 2) }).slice(0, 6)
    const trueCount = statements.filter((one) => one.type === 'true_false' && one.isTrue).length
    expect(trueCount).toBeGreaterThanOrEqual(2)
    expect(trueCount).toBeLessThanOrEqual(4)
  }
})

it('leaves a set of statements short rather than make it of true ones alone', () => {
  const text = `The aqueduct of Segovia has 167 arches of granite. The city of Rome had eleven aqueducts in the year 226.
The engineers of Rome built tunnels through the hills. The Romans used lead pipes in their houses and baths.
The city of Nîmes received its water from Uzès. The workers cut the stones with saws and wedges.`
  const slots = slotsOf(['true_false'], 2)
  const statements = deliveredOf({ text, subject: 'Aqueducts', language: 'en', slots })
  const trueCount = statements.filter((one) => one.type === 'true_false' && one.isTrue).length
  expect(Math.abs(2 * trueCount - statements.length)).toBeLessThanOrEqual(1)
})

it.each([
  {
    language: 'en' as const,
    text: 'Frontinus was a Roman official who looked after the water supply of the city. An aqueduct is a channel that brings water to a town.',
    titles: [
      'Explain in your own words who Frontinus was.',
      'Explain in your own words what an aqueduct is.',
    ],
  },
  {
    language: 'fr' as const,
    text: 'Frontin était un magistrat romain chargé de l’alimentation en eau de la ville. Un aqueduc est un ouvrage qui amène l’eau dans une ville.',
    titles: [
      'Expliquez avec vos propres mots qui était Frontin.',
      'Expliquez avec vos propres mots ce qu’est un aqueduc.',
    ],
  },
  {
    language: 'en' as const,
    text: 'The fire warden is the person who checks that nobody is left on the floor.',
    titles: ['Explain in your own words who the fire warden is.'],
  },
  {
    language: 'fr' as const,
    text: 'Le serre-file est la personne qui vérifie que tout le monde est sorti.',
    titles: ['Expliquez avec vos propres mots qui est le serre-file.'],
  },
])('a person is somebody, not something ($language)', ({ text, language, titles }) => {
  const found = draftsOf(aboutDefinitions, text, language).filter(({ type }) => type === 'open')
  expect(found.map(({ title }) => title).sort()).toEqual(titles.toSorted())
})

it('delivers nothing rather than nonsense from what is no prose', () => {
  const menus = [
    'Home\nProducts\nContact\n\n- one\n- two\n\n| a | b |',
    'What is this? Who knows! It is. They are.',
    '',
  ]
  for (const text of menus) {
    for (const language of ['en', 'fr'] as const) {
      expect(
        questionsFromText(orderOf({ text, subject: 'Nothing', language, slots: slotsOf(QUESTION_TYPES, 3) })),
      ).toEqual([])
    }
  }
})

it('never fails, whatever the text', () => {
  const words = fc.constantFrom(
    'Le',
    'la',
    'The',
    'is',
    'est',
    'a',
    'une',
    '1871',
    '12',
    '%',
    '$5',
    '*',
    '(',
    ':',
    'because',
    'qui',
    'rock',
    '.',
    '\n',
    '. ',
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string()), { maxLength: 60 }),
      fc.constantFrom('en' as const, 'fr' as const),
      (parts, language) => {
        const order = orderOf({
          text: parts.join(' '),
          subject: 'x',
          language,
          slots: slotsOf(QUESTION_TYPES, 1),
        })
        expect(Array.isArray(questionsFromText(order))).toBe(true)
      },
    ),
    { numRuns: 150 },
  )
})

/** As a run names what it has. */
function stemOf(candidate: Candidate): string {
  return 'gapText' in candidate ? `${candidate.title} ${candidate.gapText}` : candidate.title
}

type Order = Pick<GeneratorRequest, 'text' | 'subject' | 'language' | 'slots'> & Partial<GeneratorRequest>

function orderOf(order: Order): GeneratorRequest {
  return { avoid: [], seed: 1, ...order }
}

function deliveredOf(order: Order): Candidate[] {
  return questionsFromText(orderOf(order))
}

function slotsOf(types: readonly Slot['type'][], each: number): Slot[] {
  return (['easy', 'medium', 'tough'] as const).flatMap((difficulty) =>
    types.flatMap((type) => Array.from({ length: each }, () => ({ type, difficulty }))),
  )
}
