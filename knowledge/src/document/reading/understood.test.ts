import type { Locale } from '@probant/contract/locales'
import { describe, expect, it } from 'vitest'
import { englishGrammar } from '../english/grammar.ts'
import { frenchGrammar } from '../french/grammar.ts'
import { readPassage } from './passage.ts'
import { splitSentences } from './sentences.ts'

function understood(text: string, locale: Locale, subject = 'x'): string[] {
  const grammar = { en: englishGrammar, fr: frenchGrammar }[locale]()
  return readPassage(text, subject, grammar).clear.map((sentence) => sentence.text)
}

describe('a pronoun at the beginning', () => {
  it('is replaced by what it stands for', () => {
    expect(
      understood(
        'Edgar Codd was a British mathematician who worked for IBM. In 1970, he published a paper about tables. He received the Turing Award in 1981.',
        'en',
      ),
    ).toEqual([
      'Edgar Codd was a British mathematician who worked for IBM',
      'In 1970, Edgar Codd published a paper about tables',
      'Edgar Codd received the Turing Award in 1981',
    ])
    expect(
      understood('A caldera is a large depression in the ground. It forms when a volcano collapses.', 'en'),
    ).toContain('A caldera forms when a volcano collapses')
    expect(
      understood(
        'La bile est un liquide jaune. Fabriquée par le foie, elle ne contient pas d’enzymes.',
        'fr',
      ),
    ).toContain('Fabriquée par le foie, la bile ne contient pas d’enzymes')
    expect(
      understood(
        'Pierre-Paul Riquet naît à Béziers en 1609. En 1662, il expose son projet de canal à la cour.',
        'fr',
      ),
    ).toContain('En 1662, Pierre-Paul Riquet expose son projet de canal à la cour')
  })

  it('and the document’s sentences are kept together as the source', () => {
    const text = 'A caldera is a large depression in the ground. It forms when a volcano collapses.'
    const [, second] = readPassage(text, 'x', englishGrammar()).sentences
    expect(second?.source).toBe(text)
  })

  it.each([
    ['en', 'A crankshaft turns the wheel of an engine. It has a weight of about twenty kilograms.'],
    ['en', 'Johann Fust lent money to Peter Schöffer in Mainz. He opened a workshop of his own in 1457.'],
    ['en', 'A young man was hurt by a gun in Canada. He survived for many years with an open stomach.'],
    ['en', 'A valley is a long hollow between two mountains. It is likely that rain falls there every day.'],
    ['fr', 'Le médecin donne un remède contre la fièvre. Il agit pendant plusieurs heures dans le corps.'],
    ['fr', 'Une enzyme est une protéine du vivant. Il est possible de mesurer son action avec un colorant.'],
    ['fr', 'Zola achète une maison à Médan. Elle devient un lieu de rencontre pour les écrivains.'],
  ] as const)(
    'stays where it might stand for something else, and the sentence is left out: %s %s',
    (locale, text) => {
      expect(understood(text, locale)).toHaveLength(1)
    },
  )
})

it('what happened at a time and to somebody that were named before is left out', () => {
  expect(
    understood('Germany printed more and more money in 1923. Workers were paid twice a day in cash.', 'en'),
  ).toEqual(['Germany printed more and more money in 1923'])
  expect(
    understood(
      'Marie Tharp worked with Bruce Heezen for years. Heezen at first dismissed her interpretation.',
      'en',
    ),
  ).toEqual(['Marie Tharp worked with Bruce Heezen for years'])
})

describe('a sentence is left out', () => {
  it.each([
    'Fust took him to court in 1455',
    'Gutenberg made little profit from it',
    'Most geologists rejected the theory',
    'In 1457 the two men issued a book of psalms',
    'The following year, trade in the town collapsed',
    'Two of its researchers designed a language for tables',
    'Information about companies and their turnover is not',
    'Edgar Codd suggested a different approach',
    'Caxton printed the tales two years earlier',
    'In exchange, Daguerre received a pension for life',
  ])('if a word within it points elsewhere: %s', (text) => expect(understood(`${text}.`, 'en')).toEqual([]))

  it.each([
    'Les enzymes en sont les agents principaux',
    'L’eau y est récupérée en grande partie',
    'Un peu plus à l’ouest, le canal traverse une colline',
    'C’est un langage déclaratif très répandu',
    'De là, la maladie remonte la vallée du Rhône',
    'Zola s’appuie sur le second dans ce qu’il écrit',
    'Colbert avait songé à interrompre les travaux',
  ])('si un mot renvoie hors d’elle : %s', (text) => expect(understood(`${text}.`, 'fr')).toEqual([]))

  it.each([
    ['en', 'Rinse the pipette with a little of the acid.'],
    ['en', 'If the fridge is too warm, do not close the door.'],
    ['en', 'Remember the difference between weather and climate.'],
    ['en', 'Freezers: -18 °C or below, day and night.'],
    ['en', 'Atomicity - all of it or nothing at all.'],
    ['fr', 'Mouiller les mains et les poignets avec de l’eau.'],
    ['fr', 'Ne pas tenter de dissimuler une erreur.'],
    ['fr', 'Utilisez la cellule de refroidissement du local.'],
    ['fr', 'Vingt romans, publiés de 1871 à 1893.'],
    ['fr', 'Claude Bernard, auteur de l’Introduction à la médecine.'],
  ] as const)('if it is an instruction, a note or a fragment: %s %s', (locale, text) => {
    expect(understood(text, locale)).toEqual([])
  })

  it.each([
    ['en', 'Few insects have been watched as closely as the bee.'],
    ['en', 'The rate of growth depends on several conditions.'],
    ['en', 'Rocks, as the table below shows, come in three kinds.'],
    ['fr', 'Les économistes distinguent trois grandes origines.'],
    ['fr', 'La bile est un cas particulier.'],
    ['fr', 'La lave coule, comme on le verra plus loin, très lentement.'],
  ] as const)('if it speaks of the text, or nobody could check it: %s %s', (locale, text) => {
    expect(understood(text, locale)).not.toContain(text.slice(0, -1))
  })
})

it('what belongs to a worked example is no knowledge', () => {
  expect(
    understood(
      'Tax is a payment to the state. Anna earns 100 euros a week. The tax rate is 12 % in her town. The sum is 100 x 0.12 = 12 euros.',
      'en',
    ),
  ).toEqual(['Tax is a payment to the state'])
  expect(
    understood(
      '# Worked example\n\nThe mixture contains 25 grams of salt.\n\n# Result\n\nSalt melts at 801 degrees Celsius.',
      'en',
    ),
  ).toEqual(['Salt melts at 801 degrees Celsius'])
  expect(understood('L’adresse de Mme Lopez apparaît une fois dans la table.', 'fr')).toEqual([])
  expect(understood('Marie Curie découvre le radium. Marie reçoit deux prix Nobel.', 'fr')).toHaveLength(2)
})

it('words that only join a sentence to others are taken away', () => {
  expect(understood('A plant therefore needs light during the day.', 'en')).toEqual([
    'A plant needs light during the day',
  ])
  expect(
    understood(
      'Demand for it, as defined above, falls. Taxes, as defined above, raise the prices of goods.',
      'en',
    ),
  ).toContain('Taxes raise the prices of goods')
  expect(understood('La peste laisse aussi sa marque dans les arts.', 'fr')).toEqual([
    'La peste laisse sa marque dans les arts',
  ])
  expect(understood('Cooling: cooked food goes into the fridge within an hour.', 'en')).toEqual([
    'Cooked food goes into the fridge within an hour',
  ])
})

it('an abbreviation may end a sentence', () => {
  expect(splitSentences('Rivers carry sand, stones, etc. The sea takes it away again.', 'en')).toHaveLength(2)
  expect(splitSentences('Petrol was scarce in the U.S. Congress met at once.', 'en')).toHaveLength(1)
  expect(splitSentences('Rome brûle en 64 apr. J.-C. Il fait très chaud cet été.', 'fr')).toHaveLength(2)
})

it.each([
  [
    'Laptops are encrypted before they are issued, and this must not be changed.',
    'Laptops are encrypted before they are issued',
  ],
  [
    'A building permit, for instance, is needed for shops, e.g. those in our street.',
    'A building permit is needed for shops',
  ],
  [
    'The reason for the urgency is that a firm must report a breach within 72 hours.',
    'A firm must report a breach within 72 hours',
  ],
  [
    'For a weak acid, on the other hand, methyl orange changes early.',
    'For a weak acid, methyl orange changes early',
  ],
])('what points elsewhere is cut off: %s', (text, by) => expect(understood(text, 'en')).toEqual([by]))

it.each([
  'Types of plate boundary are three. Divergent. Plates move apart and new crust is created there.',
  'Fust went to court in Mainz over two loans. Much of the equipment passed to a rival of the printer.',
  'Jan van Helmont weighed a tree each year. Van Helmont concluded that the wood had been formed from water.',
])('what has lost its place is left out: %s', (text) => {
  expect(understood(text, 'en')).toHaveLength(1)
})
