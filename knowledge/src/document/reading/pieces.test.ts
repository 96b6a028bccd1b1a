import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../random.ts'
import { asMarkdown } from '../as-markdown.ts'
import { grade } from '../difficulty.ts'
import type { Draft } from '../draft.ts'
import { englishGrammar } from '../english/grammar.ts'
import { contrary } from '../falsifying/opposites.ts'
import { wrongFigures } from '../falsifying/wrong-figures.ts'
import { frenchGrammar } from '../french/grammar.ts'
import { findFigures } from '../terms/numbers.ts'
import { isListAfterColon, listIn } from './lists.ts'
import { paragraphsOf } from './paragraphs.ts'
import { isSelfContained, withoutConnector } from './self-contained.ts'
import { splitSentences } from './sentences.ts'

describe('paragraphs and sentences', () => {
  it('headings, lists, tables and code are no prose; broken lines are put together', () => {
    const text =
      '# Rocks\n\nMenu\n\nLava flows down the moun-\ntain and cools there.\n\n- one\n- two\n\n| a | b |\n\n```\ncode is here.\n```'
    expect(paragraphsOf(text)).toEqual([
      { text: 'Lava flows down the mountain and cools there.', heading: 'Menu' },
    ])
  })

  it('what announces a list is cut off, and not the whole paragraph', () => {
    expect(paragraphsOf('Wegener was a German meteorologist. His evidence:\n\n- coastlines;')).toEqual([
      { text: 'Wegener was a German meteorologist.', heading: undefined },
    ])
    expect(paragraphsOf('The limits of the kitchen are these:')).toEqual([])
  })

  it('an abbreviation ends no sentence', () => {
    expect(
      splitSentences('Dr. Smith met Mt. Etna in the year 1900. He left it soon after that.', 'en'),
    ).toHaveLength(2)
    expect(
      splitSentences('M. Dupont écrit à Mme. Durand chaque semaine. Il est poli avec tout le monde.', 'fr'),
    ).toHaveLength(2)
  })

  it('questions, and what speaks to the reader, are left out', () => {
    expect(
      splitSentences(
        'Why do volcanoes erupt at all? See the next page for this. You will like the lava.',
        'en',
      ),
    ).toEqual([])
    expect(
      splitSentences('Pourquoi dort-on la nuit ? Nous verrons cela plus loin dans ce cours.', 'fr'),
    ).toEqual([])
  })
})

describe('a sentence stands alone', () => {
  const inEnglish = { locale: 'en' as const, before: [], subject: 'History' }
  const inFrench = { locale: 'fr' as const, before: [], subject: 'Histoire' }

  it.each([
    'It was signed in 1215',
    'This led to a war',
    'They lost it',
    'To pay for wars, he raised taxes',
    'Two years later, the ban was lifted',
    'The document was signed in London',
  ])('unless it points back: %s', (text) => expect(isSelfContained(text, inEnglish)).toBe(false))

  it.each([
    'Il compte 92 sièges',
    'Cette loi est votée en 1880',
    'En 1769, il dépose un brevet',
    'Cependant, elle échoue',
    'Le traité est signé à Paris',
  ])('sauf si elle renvoie plus haut : %s', (text) => expect(isSelfContained(text, inFrench)).toBe(false))

  it('says as much without its connector', () => {
    expect(withoutConnector('However, the king refused', 'en')).toBe('The king refused')
    expect(withoutConnector('En outre, le roi refuse', 'fr')).toBe('Le roi refuse')
    expect(isSelfContained('Il existe trois types de roches', inFrench)).toBe(true)
  })
})

it('the noun of several words is what the text speaks of, and each of a kind needs no introduction', () => {
  const about = (text: string, before: string[] = []) =>
    isSelfContained(text, {
      locale: 'en',
      before,
      subject: 'Safety',
      clause: englishGrammar('').clauseOf(text),
    })
  expect(about('The fire alarm is tested on Mondays')).toBe(true)
  expect(about('Each extinguisher is checked by a specialist')).toBe(true)
  expect(about('Each of the doors is checked by a specialist')).toBe(false)
  expect(about('The fire lasted four days')).toBe(false)
  expect(about('The cathedral was completed in 1710', ['Wren designed St Paul’s Cathedral.'])).toBe(false)
})

it('a list ends a sentence, and stands alone after a colon', () => {
  expect(listIn('A fire needs three things: heat, fuel and oxygen', 'en')).toMatchObject({
    items: ['heat', 'fuel', 'oxygen'],
    last: 'oxygen',
  })
  expect(isListAfterColon('A fire needs three things: heat, fuel and oxygen', 'en')).toBe(true)
  expect(isListAfterColon('Il faut trois éléments : la chaleur, le combustible et l’oxygène', 'fr')).toBe(
    true,
  )
  expect(isListAfterColon('The effects are slow: it takes years, months and days', 'en')).toBe(false)
  expect(listIn('The king left, and the people stayed in the town', 'en')).toBeUndefined()
})

describe('the main clause', () => {
  it('is found in English', () => {
    expect(englishGrammar('').clauseOf('In 1215, King John sealed the charter')).toMatchObject({
      lead: 'In 1215, ',
      subject: 'King John',
      verb: 'sealed',
      rest: 'the charter',
    })
    expect(englishGrammar('').clauseOf('Rubisco, the enzyme that fixes carbon, is a protein')).toMatchObject({
      subject: 'Rubisco',
      apposition: 'the enzyme that fixes carbon',
      verb: 'is',
    })
  })

  it('is found in French, without a tagger', () => {
    expect(
      frenchGrammar().clauseOf('La période d’essai permet à l’employeur d’évaluer le salarié'),
    ).toMatchObject({
      subject: 'La période d’essai',
      verb: 'permet',
      isPlural: false,
      gender: 'F',
    })
    expect(frenchGrammar().clauseOf('Les tribunaux militaires prononcent des condamnations')).toMatchObject({
      subject: 'Les tribunaux militaires',
      verb: 'prononcent',
      isPlural: true,
    })
  })
})

describe('figures', () => {
  const only = (text: string, locale: 'en' | 'fr') =>
    findFigures(text, locale).map((figure) => [figure.kind, figure.text])

  it('are told apart', () => {
    expect(only('Krakatoa exploded in 1883', 'en')).toEqual([['year', '1883']])
    expect(only('It fell on 18 May 1980 and killed 57 people', 'en')).toEqual([
      ['date', '18 May 1980'],
      ['quantity', '57'],
    ])
    expect(only('Près de 4 000 condamnés et 2,5 % du total', 'fr')).toEqual([
      ['quantity', '4 000'],
      ['percent', '2,5'],
    ])
  })

  it('are the day and how often as well, and a number by which something is called', () => {
    expect(only('The alarm is tested every Monday', 'en')).toEqual([['weekday', 'Monday']])
    expect(only('Drills take place twice a year', 'en')).toEqual([['often', 'twice']])
    expect(only('The emergency number in Europe is 112', 'en')).toEqual([['label', '112']])
    expect(only('Les exercices ont lieu deux fois par an, le mardi', 'fr')).toEqual([
      ['weekday', 'mardi'],
      ['often', 'deux fois'],
    ])
    expect(only('Open from Monday to Friday, on Tuesday and Thursday', 'en')).toEqual([])
  })

  it('no ordinals, ranges, times or parts of names', () => {
    expect(only('Clause 39 and C4 plants in the 17th century, between 6 and 9 hours', 'en')).toEqual([])
    expect(only('On dort 6 h 58, de 7 à 9 heures, au 19e siècle', 'fr')).toEqual([])
  })

  it('have neighbours of the same format, none of them the right one', () => {
    const figure = fc.oneof(
      fc
        .integer({ min: 1000, max: 2020 })
        .map((year) => ({ kind: 'year' as const, text: String(year), at: 0 })),
      fc
        .integer({ min: 1, max: 99 })
        .map((percent) => ({ kind: 'percent' as const, text: String(percent), at: 0 })),
      fc
        .integer({ min: 1, max: 900_000 })
        .map((count) => ({ kind: 'quantity' as const, text: count.toLocaleString('en-GB'), at: 0 })),
    )
    fc.assert(
      fc.property(figure, fc.integer(), (one, seed) => {
        const found = wrongFigures(one, {
          locale: 'en',
          taken: new Set(),
          years: [],
          random: seededRandom(seed),
        })
        expect(found).not.toContain(one.text)
        expect(new Set(found).size).toBe(found.length)
        for (const other of found) expect(other).toMatch(/^\d{1,3}(,\d{3})*$|^\d{4}$/)
        if (one.kind === 'year') for (const other of found) expect(Number(other)).toBeLessThanOrEqual(2025)
      }),
    )
  })

  it('are written as in French where the text is', () => {
    const figure = { kind: 'quantity' as const, text: '12\u202f500', at: 0 }
    const found = wrongFigures(figure, { locale: 'fr', taken: new Set(), years: [], random: seededRandom(1) })
    for (const other of found) expect(other).toMatch(/^\d{1,2}\u202f\d{3}$/)
  })
})

it('a statement is turned around by one word, and not where there is a negation', () => {
  expect(contrary('Inflation lowers the value of money', 'en')).toBe('Inflation raises the value of money')
  expect(contrary('La chaleur augmente la pression', 'fr')).toBe('La chaleur diminue la pression')
  expect(contrary('Smoke is more dangerous than flames', 'en')).toBe('Smoke is less dangerous than flames')
  expect(contrary('Smuggling is a legal trade', 'en')).toBe('Smuggling is an illegal trade')
  expect(contrary('La fumée est plus dangereuse que le feu', 'fr')).toBe(
    'La fumée est moins dangereuse que le feu',
  )
  expect(contrary('Heat does not lower the price but raises it', 'en')).toBeUndefined()
})

it('shows signs of Markdown as they are', () => {
  expect(asMarkdown('It costs $5 or 6*7 in ____.')).toBe('It costs \\$5 or 6\\*7 in ____.')
})

it('calls nothing tough that is easy, and meets the asked difficulties where it can', () => {
  const draft = (hardness: number) => ({ hardness }) as Draft
  const slots = (['easy', 'medium', 'tough'] as const).map((difficulty) => ({
    difficulty,
    type: 'open' as const,
  }))
  expect(grade([draft(0.7), draft(0.3), draft(0.5)], slots).map(({ difficulty }) => difficulty)).toEqual([
    'tough',
    'easy',
    'medium',
  ])
  expect(grade([draft(0.2)], [{ difficulty: 'tough', type: 'open' }])[0]?.difficulty).not.toBe('tough')
})
