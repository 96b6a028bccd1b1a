import { describe, expect, it } from 'vitest'
import type { Candidate, Slot } from '../candidate.ts'
import { comparable } from '../comparable.ts'
import { englishGrammar } from './english/grammar.ts'
import { frenchGrammar } from './french/grammar.ts'
import { aboutFigures } from './makers/about-figures.ts'
import { aboutStatements } from './makers/about-statements.ts'
import { questionsFromText } from './questions.ts'
import { falseOf } from './testing/passage-of.ts'
import { SHORT_TEXTS } from './testing/short-texts.ts'
import { TUNING_TEXTS } from './testing/tuning-texts.ts'

const TEXTS = [...SHORT_TEXTS, ...TUNING_TEXTS]

describe.each(TEXTS)('statements from a page about $subject', ({ text, subject, language }) => {
  it.each([1, 2, 3])('are true and false about equally often, and ten come (seed %i)', (seed) => {
    const found = statementsOf({ text, subject, language, seed }).slice(0, 10)
    expect(found).toHaveLength(10)
    const trueCount = found.filter(({ isTrue }) => isTrue).length
    expect(trueCount).toBeGreaterThanOrEqual(4)
    expect(trueCount).toBeLessThanOrEqual(6)
  })

  it('say what the text says where they are true, and nowhere what it says where they are false', () => {
    const said = comparable(text.replaceAll("'", '’'))
    for (const { title, isTrue } of statementsOf({ text, subject, language, seed: 1 })) {
      if (!isTrue) expect(said).not.toContain(comparable(title))
    }
  })

  it('each name their sentence, and the explanation says that it is the text’s', () => {
    const opening = { en: /^According to the text: “/, fr: /^D’après le texte\u00a0: «\u00a0/ }[language]
    for (const { title, explanation, sourceSentence } of statementsOf({ text, subject, language, seed: 1 })) {
      expect(text.replaceAll("'", '’')).toContain(sourceSentence)
      expect(explanation).toMatch(opening)
      expect(explanation.replaceAll('\\', '')).toContain(sourceSentence)
      expect(explanation).not.toBe(title)
    }
  })
})

it('one statement by itself may be true or false, as it was dealt', () => {
  for (const { text, subject, language } of SHORT_TEXTS) {
    for (const isTrue of [true, false]) {
      const slots: Slot[] = [{ type: 'true_false', difficulty: 'medium', isTrue }]
      const [first] = questionsFromText({ text, subject, language, slots, avoid: [], seed: 1 })
      expect(first).toMatchObject({ type: 'true_false', isTrue })
    }
  }
})

it.each([
  { text: 'Alpine huts receive 40 climbers a day in summer.', by: /^Alpine huts receive (?!40)\d+ climbers/ },
  { text: 'Alpine huts receive at least 40 climbers a day.', by: /^Alpine huts receive at most 40 climbers/ },
])('another number makes a statement false only where it is surely wrong: $text', ({ text, by }) => {
  expect(falseOf(aboutFigures, text)[0] ?? falseOf(aboutStatements, text)[0]).toMatch(by)
})

it('mixes up two of a kind, and whoever did something, where the text tells them apart', () => {
  const deliveredFalse = (text: string) => {
    const slots: Slot[] = (['easy', 'medium', 'tough'] as const).flatMap((difficulty) =>
      Array.from({ length: 3 }, () => ({ type: 'true_false', difficulty, isTrue: false })),
    )
    return questionsFromText({ text, subject: 'x', language: 'en', slots, avoid: [], seed: 1 }).map(
      ({ title }) => title,
    )
  }
  expect(
    deliveredFalse(
      'Foam extinguishers are used on burning petrol. Water extinguishers are used on burning paper.',
    ),
  ).toEqual(
    expect.arrayContaining([
      'Foam extinguishers are used on burning paper.',
      'Water extinguishers are used on burning petrol.',
    ]),
  )
  expect(
    deliveredFalse(
      'Marie Curie discovered polonium and radium. Alfred Nobel invented dynamite and gelignite.',
    ),
  ).toContain('Alfred Nobel discovered polonium and radium.')
})

describe('a negation', () => {
  const english = englishGrammar('')
  const french = frenchGrammar()

  it('is taken away, and what must not be done may be', () => {
    expect(english.affirmed('Lifts must not be used during a fire')).toBe('Lifts may be used during a fire')
    expect(english.affirmed('Visitors cannot enter the laboratory')).toBe('Visitors can enter the laboratory')
    expect(english.affirmed('Fire doors are never locked at night')).toBe('Fire doors are locked at night')
    expect(french.affirmed('Les ascenseurs ne doivent jamais être utilisés')).toBe(
      'Les ascenseurs peuvent être utilisés',
    )
    expect(french.affirmed('L’eau n’est jamais détruite')).toBe('L’eau est détruite')
  })

  it.each([
    'Not all fires produce smoke and heat',
    'The rule does not only hold for adults',
    'Nobody must not be told',
  ])('stays where the sentence would not be turned around without it: %s', (text) => {
    expect(english.affirmed(text)).toBeUndefined()
  })

  it.each([
    'L’appareil ne produit pas de fumée',
    'Les élèves ne sont pas tous présents',
    'Il ne reste que deux places',
  ])('reste là où la phrase devrait changer ailleurs : %s', (text) => {
    expect(french.affirmed(text)).toBeUndefined()
  })
})

type Statement = Candidate & { type: 'true_false' }

function statementsOf(order: Pick<Asked, 'text' | 'subject' | 'language' | 'seed'>): Statement[] {
  const slots = (['easy', 'medium', 'medium', 'tough', 'easy'] as const).flatMap((difficulty): Slot[] =>
    [true, false].map((isTrue) => ({ type: 'true_false', difficulty, isTrue })),
  )
  return questionsFromText({ ...order, slots, avoid: [] }).flatMap((one) =>
    one.type === 'true_false' ? [one] : [],
  )
}

type Asked = Parameters<typeof questionsFromText>[0]
