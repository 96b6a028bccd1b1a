import { describe, expect, it } from 'vitest'
import { englishGrammar } from '../english/grammar.ts'
import { frenchGrammar } from '../french/grammar.ts'
import { aboutFigures } from '../makers/about-figures.ts'
import { aboutStatements } from '../makers/about-statements.ts'
import { mixUps } from '../makers/mix-ups.ts'
import { places } from '../makers/places.ts'
import { draftsOf, falseOf } from '../testing/passage-of.ts'
import { exchanged } from './exchanges.ts'
import { withKindred } from './kindred-words.ts'
import { contrary } from './opposites.ts'

describe('a statement is made false by exchanging the two things that it tells apart', () => {
  it.each([
    [
      'Photosynthesis turns light energy into chemical energy',
      'Photosynthesis turns chemical energy into light energy',
    ],
    [
      'The xylem carries water from the roots to the leaves',
      'The xylem carries water from the leaves to the roots',
    ],
    [
      'The engine is driven by steam rather than by water',
      'The engine is driven by water rather than by steam',
    ],
    [
      'The phloem carries sugars, whereas the xylem carries water',
      'The xylem carries sugars, whereas the phloem carries water',
    ],
  ])('%s', (text, by) => expect(exchanged(text, englishGrammar(text))).toBe(by))

  it.each([
    ['La digestion change les aliments en nutriments', 'La digestion change les nutriments en aliments'],
    ['Le sang passe du foie à l’intestin', 'Le sang passe de l’intestin au foie'],
    [
      'Les socialistes défendent la Commune, tandis que les modérés soutiennent Thiers',
      'Les modérés défendent la Commune, tandis que les socialistes soutiennent Thiers',
    ],
    [
      'Là où le réaliste observe, le naturaliste prétend expérimenter',
      'Là où le naturaliste observe, le réaliste prétend expérimenter',
    ],
  ])('%s', (text, by) => expect(exchanged(text, frenchGrammar())).toBe(by))

  it.each([
    'The firm turned the idea into a product',
    'The war lasted from 1914 to 1918',
    'The road leads from town to town',
    'Respiration releases energy, while others store it',
  ])('unless that would be no sentence: %s', (text) => {
    expect(exchanged(text, englishGrammar(text))).toBeUndefined()
  })
})

describe('a word is replaced by another of its kind', () => {
  it.each([
    [
      'Most volcanoes are found along the edges of plates',
      'Very few volcanoes are found along the edges of plates',
    ],
    ['Iron often rusts in moist air', 'Iron rarely rusts in moist air'],
    ['In the seventeenth century, Coke used the charter', 'In the fifteenth century, Coke used the charter'],
    ['The wind blew from the east', 'The wind blew from the west'],
    ['The mixture turns pink', 'The mixture turns blue'],
  ])('%s', (text, by) => expect(withKindred(text, 'en')).toBe(by))

  it.each([
    ['La plupart des élèves viennent à pied', 'Très peu d’élèves viennent à pied'],
    ['Au XVIIe siècle, le canal est creusé', 'Au XVe siècle, le canal est creusé'],
    ['L’eau gèle souvent en hiver', 'L’eau gèle rarement en hiver'],
  ])('%s', (text, by) => expect(withKindred(text, 'fr')).toBe(by))

  it.each([
    'Before the fifteenth century, books were copied by hand',
    'The book is usually called the Bible of Mainz',
    'Stand the flask on the white tile',
    'This is not always enough for a bank',
    'The flag is red and green',
  ])('unless it may still be true, or makes no sense: %s', (text) => {
    expect(withKindred(text, 'en')).toBeUndefined()
  })
})

describe('a word is replaced by its opposite', () => {
  it('in the sense that it has there', () => {
    expect(contrary('Stomata are found on the lower surface', 'en')).toBe(
      'Stomata are found on the upper surface',
    )
    expect(contrary('The rate is lower than before', 'en')).toBe('The rate is higher than before')
    expect(contrary('La température baisse de deux degrés', 'fr')).toBe(
      'La température augmente de deux degrés',
    )
    expect(contrary('On constate une baisse de la demande', 'fr')).toBe(
      'On constate une hausse de la demande',
    )
  })

  it.each([
    ['A lost plaster is found', 'en'],
    ['The factor in shortest supply limits the rate', 'en'],
    ['A company that later took the name Oracle sold it', 'en'],
    ['An increase or decrease of the price', 'en'],
    ['Le navire bloque la circulation', 'fr'],
    ['Les tubes sont fermés par un grillage', 'fr'],
    ['Une voie longue de 35 kilomètres', 'fr'],
  ] as const)('and nowhere else: %s', (text, locale) => expect(contrary(text, locale)).toBeUndefined())

  it('not where it says which things the sentence is about', () => {
    const text = 'The warmer houses were built of brick and stone'
    expect(contrary(text, 'en', 'The warmer houses'.length)).toBeUndefined()
  })
})

describe('another figure', () => {
  it('is far from the date that is meant', () => {
    const [title = ''] = falseOf(
      aboutFigures,
      'The treaty of Paris was signed on 3 September 1783 by four states.',
    )
    expect(title).toMatch(/^The treaty of Paris was signed on 3 \w+ \d{4} by four states\.$/)
    const year = Number(/\d{4}/.exec(title)?.[0])
    expect(Math.abs(year - 1783)).toBeGreaterThanOrEqual(20)
  })

  it('leaves the years of a sentence in their order', () => {
    const text =
      'The Index of Paul the Fourth was issued in 1559 and abolished in 1566 by another pope of Rome.'
    for (const title of falseOf(aboutFigures, text)) {
      const [first = 0, second = 0] = [...title.matchAll(/\d{4}/g)].map(([year]) => Number(year))
      expect(first).toBeLessThan(second)
    }
  })

  it.each([
    'Hot food must be kept at 63 °C or above in the kitchen.',
    'Books that were printed before 1501 have no title page.',
    'The number of moles used was 0.1 x 22.45 / 1000 in the end.',
    'The energy is stored in two molecules, glucose and starch.',
    'Up to 12 people worked on the canal of Castile at the same time.',
  ])('is no better where the statement stays true, or everybody can count: %s', (text) => {
    expect(falseOf(aboutFigures, text)).toEqual([])
  })

  it('is earlier where it says since when', () => {
    const [title = ''] = falseOf(
      aboutFigures,
      'Les sels d’aluminium sont utilisés comme adjuvants depuis 1926.',
      'fr',
    )
    expect(Number(/\d{4}/.exec(title)?.[0])).toBeLessThan(1926)
  })

  it('is one that can be: no day has 30 hours', () => {
    for (const title of falseOf(
      aboutFigures,
      'The emergency ward is open 24 hours a day for everybody in town.',
    ))
      expect(Number(/open (\d+)/.exec(title)?.[1])).toBeLessThan(24)
  })
})

it('no statement is made false by a mere negation', () => {
  const english = 'The museum is in the old town of Geneva. Trains carry goods to the coast of Kenya.'
  const french = 'Le musée se trouve dans la vieille ville. Les rivières ramènent l’eau vers la mer.'
  expect(falseOf(aboutStatements, english)).toEqual([])
  expect(falseOf(aboutStatements, french, 'fr')).toEqual([])
})

it('somebody else did it, and not somebody whom the sentence describes', () => {
  const others = 'Marie Curie discovered polonium and radium. Alfred Nobel invented dynamite and gelignite.'
  expect(falseOf(mixUps, `${others} Conwy Bridge was designed by Robert Stephenson.`)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Conwy Bridge was designed by (?:Marie Curie|Alfred Nobel)\.$/),
    ]),
  )
  expect(
    falseOf(mixUps, `${others} In 1963 the physicist Maria Mayer received the prize.`).filter((title) =>
      title.includes('1963'),
    ),
  ).toEqual([])
})

it('nobody else is said not to have done it, for that may be true', () => {
  const text =
    'Johannes Gutenberg did not invent printing itself. Alfred Nobel invented dynamite and gelignite.'
  expect(falseOf(mixUps, text).filter((title) => title.includes('not'))).toEqual([])
})

describe('the negation of a verb is taken away', () => {
  it.each([
    ['Freezing does not kill most bacteria', 'Freezing kills most bacteria'],
    ['Gutenberg did not invent printing', 'Gutenberg invented printing'],
    ['Printing did not make everyone literate', 'Printing made everyone literate'],
    ['The shop did not supply the town', 'The shop supplied the town'],
  ])('%s', (text, by) => expect(englishGrammar(text).affirmed(text)).toBe(by))

  it('unless it says which one is meant', () => {
    expect(
      englishGrammar().affirmed('The bank refuses a loan to a member who does not exist'),
    ).toBeUndefined()
  })
})

describe('a statement with a second half', () => {
  it('is turned around in its first half alone', () => {
    expect(
      falseOf(aboutStatements, 'Indexes make searches in a table faster, but they take up space.'),
    ).toEqual(['Indexes make searches in a table slower.'])
  })
})

it('a statement is asked without what explains it after a colon', () => {
  expect(
    falseOf(aboutStatements, 'Damp hands are more dangerous than dry hands: they pass on bacteria.'),
  ).toEqual(['Damp hands are less dangerous than dry hands.'])
})

it('a negation that only says which ones are meant stays', () => {
  expect(
    frenchGrammar().affirmed('L’inflation pénalise ceux dont la rémunération n’est pas revalorisée'),
  ).toBeUndefined()
  expect(frenchGrammar().affirmed('Les gants ne remplacent pas le lavage')).toBe(
    'Les gants remplacent le lavage',
  )
})

it.each([
  ['L’objectif doit être déterminé avant la collecte', 'L’objectif doit être déterminé après la collecte'],
  ['La BCE relève ses taux directeurs', 'La BCE abaisse ses taux directeurs'],
  ['Sa déclaration est obligatoire', undefined],
  ['La déclaration de la maladie est obligatoire', 'La déclaration de la maladie est facultative'],
  ['Le contrôle est obligatoire', 'Le contrôle est facultatif'],
  [
    'Le naturalisme est moins une méthode qu’une manière d’écrire',
    'Le naturalisme est plus une méthode qu’une manière d’écrire',
  ],
  ['Le service arrive peu avant la nuit', undefined],
])('le contraire s’accorde et a un sens : %s', (text, by) => expect(contrary(text, 'fr')).toBe(by))

it('le point de départ et le but, le but et ce qu’il remplace sont échangés', () => {
  const by = (text: string) => exchanged(text, frenchGrammar())
  expect(by('Les produits progressent du secteur sale vers le secteur propre')).toBe(
    'Les produits progressent du secteur propre vers le secteur sale',
  )
  expect(by('La méthode consiste à prévenir les dangers plutôt qu’à contrôler le produit')).toBe(
    'La méthode consiste à contrôler le produit plutôt qu’à prévenir les dangers',
  )
})

it('une autre ville du texte est nommée', () => {
  const text =
    'Émile Zola achète une maison à Médan avec cet argent. Émile Zola achète une maison à Médan en 1878. Marie Curie étudie à Paris depuis 1891.'
  expect(falseOf(places, text, 'fr')).toContain('Émile Zola achète une maison à Paris en 1878.')
})

it('what a list only illustrates is left out', () => {
  const text =
    'Les produits progressent toujours du secteur sale vers le secteur propre, sans retour : réception, stockage, préparation, cuisson.'
  expect(draftsOf(aboutStatements, text, 'fr').map(({ title }) => title)).toEqual([
    'Les produits progressent toujours du secteur propre vers le secteur sale, sans retour.',
  ])
})
