import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../random.ts'
import { englishGrammar } from '../english/grammar.ts'
import { frenchGrammar } from '../french/grammar.ts'
import { readPassage } from '../reading/passage.ts'
import { gapsOf } from '../testing/passage-of.ts'
import { aboutAsides } from './about-asides.ts'
import { aboutFigures } from './about-figures.ts'
import { aboutNames } from './about-names.ts'
import { limits } from './limits.ts'
import { places } from './places.ts'

it.each([
  'If the water is cold, salt dissolves slowly',
  'When oceanic crust meets land it sinks',
  'Here the water is cold',
])('what opens a condition or a time is no subject: %s', (text) => {
  expect(englishGrammar(text).clauseOf(text)).toBeUndefined()
})

it.each([
  'Comme la main-d’œuvre devient rare, les salaires montent',
  'De là, la contagion gagne Avignon',
  'C’est un langage déclaratif',
  'Quinze navires y sont restés bloqués',
  'Les enzymes en sont les agents',
])('n’est pas un sujet : %s', (text) => {
  expect(frenchGrammar().clauseOf(text)).toBeUndefined()
})

describe('a name is asked for where the sentence says whose it is', () => {
  it.each([
    [
      'In 1963 the Canadian geophysicist Tuzo Wilson proposed a fixed source of heat deep in the mantle.',
      'In 1963 the Canadian geophysicist ____ proposed a fixed source of heat deep in the mantle.',
      ['Tuzo Wilson', 'Wilson'],
    ],
    [
      'The rotary press, invented by Richard Hoe, replaced the flat bed with a turning cylinder.',
      'The rotary press, invented by ____, replaced the flat bed with a turning cylinder.',
      ['Richard Hoe'],
    ],
    [
      'Mount Vesuvius buried the Roman town of Pompeii under several metres of volcanic ash.',
      'Mount Vesuvius buried the Roman town of ____ under several metres of volcanic ash.',
      ['Pompeii'],
    ],
  ])('%s', (text, title, accepted) => expect(gapsOf(aboutNames, text)).toEqual([{ title, accepted }]))

  it('en français aussi', () => {
    const text =
      'Le roi d’Angleterre Édouard III promulgue en 1351 un statut qui bloque les salaires des travailleurs.'
    expect(gapsOf(aboutNames, text, 'fr')).toEqual([
      {
        title:
          'Le roi d’Angleterre ____ promulgue en 1351 un statut qui bloque les salaires des travailleurs.',
        accepted: ['Édouard III'],
      },
    ])
  })

  it('not one of two, and not one that the sentence repeats', () => {
    expect(
      gapsOf(aboutNames, 'The bridge was designed in 1890 by the engineers John Fowler and Ben Baker.'),
    ).toEqual([])
    expect(
      gapsOf(aboutNames, 'The physicist Marie Curie gave the Curie Institute of Paris its name in 1909.'),
    ).toEqual([])
  })
})

describe('a term is asked for where the sentence explains it in passing', () => {
  it('in English', () => {
    const text =
      'Carbon dioxide enters the leaf through stomata, tiny pores found on the lower surface. Stomata close at night.'
    expect(gapsOf(aboutAsides, text)).toContainEqual({
      title: 'Carbon dioxide enters the leaf through ____, tiny pores found on the lower surface.',
      accepted: ['stomata'],
    })
  })

  it('en français', () => {
    const text =
      'Le foie produit la bile, un liquide qui facilite la digestion des graisses. La bile est jaune ou verte.'
    expect(gapsOf(aboutAsides, text, 'fr')).toContainEqual({
      title: 'Le foie produit la ____, un liquide qui facilite la digestion des graisses.',
      accepted: ['bile'],
    })
  })

  it('but not in a list', () => {
    const text =
      'Les médecins étudient l’activité du cerveau, les mouvements des yeux et la tension des muscles.'
    expect(gapsOf(aboutAsides, text, 'fr')).toEqual([])
  })
})

it('no year is asked for exactly that the text gives roughly, and no half of a number', () => {
  expect(gapsOf(aboutFigures, 'Johannes Gutenberg was born in the town of Mainz around 1400.')).toEqual([])
  expect(
    gapsOf(
      aboutFigures,
      'L’Europe n’a plus connu de grande épidémie de peste depuis près de six cents ans.',
      'fr',
    ),
  ).toEqual([])
})

it.each([
  ['A foreign key is a column of a table', 'A foreign key'],
  ['A change in price causes a movement along the curve', 'A change in price'],
  ['Joins on very large tables can be slow', 'Joins on very large tables'],
  ['The right to erasure is not absolute', 'The right to erasure'],
  ['Venice soon became the capital of the trade', 'Venice'],
])('the subject is found although the model errs: %s', (text, subject) => {
  expect(englishGrammar(text).clauseOf(text)?.subject).toBe(subject)
})

it('le lieu est demandé quand la phrase dit qui l’a fait, ou quand', () => {
  const titles = (text: string) =>
    places(readPassage(text, 'x', frenchGrammar()), seededRandom(1)).map(({ title }) => title)
  expect(titles('Grâce aux ventes, Émile Zola achète une maison à Médan, au bord de la Seine.')).toEqual([
    'Grâce aux ventes, Émile Zola achète une maison à ____, au bord de la Seine.',
  ])
  expect(titles('Les marchands vendent souvent des étoffes de couleur à Florence.')).toEqual([])
})

it('a limit is asked for that a note gives, and no other figure of one', () => {
  expect(gapsOf(limits, 'Hot holding of cooked food: 63 °C or above.')).toEqual([
    { title: 'Hot holding of cooked food: ____ °C or above.', accepted: ['63'] },
  ])
  expect(gapsOf(limits, 'Plats servis chauds : maintien à +63 °C au moins.', 'fr')).toEqual([
    { title: 'Plats servis chauds : maintien à ____ °C au moins.', accepted: ['63'] },
  ])
  expect(gapsOf(limits, 'Opening hours of the shop: 9 to 17 each day.')).toEqual([])
})

it('no number is asked for that is only added by the way', () => {
  const text = 'Le canal transporta du blé et des voyageurs, qui gagnaient Agde en quatre jours.'
  expect(gapsOf(aboutFigures, text, 'fr').filter(({ title }) => title.includes('____ jours'))).toEqual([])
})
