import type { Locale } from '@probant/contract/locales'
import { describe, expect, it } from 'vitest'
import { englishGrammar } from '../english/grammar.ts'
import { frenchGrammar } from '../french/grammar.ts'
import { type Passage, readPassage } from '../reading/passage.ts'
import { comparing } from './comparing.ts'
import { consequences } from './consequences.ts'
import { explaining } from './explaining.ts'
import { reasonsBefore } from './reasons-before.ts'
import { reasonsForRules } from './reasons-for-rules.ts'
import { roles } from './roles.ts'

function passageOf(text: string, locale: Locale): Passage {
  return readPassage(text, 'x', { en: englishGrammar, fr: frenchGrammar }[locale]())
}

const titles = (drafts: readonly { title: string }[]) => drafts.map(({ title }) => title)

describe('the question why', () => {
  it('is asked of what the sentence before gives as the reason', () => {
    const text = 'Wood shrinks as it dries. For this reason, carpenters store fresh boards for two years.'
    const drafts = reasonsBefore(passageOf(text, 'en'))
    expect(titles(drafts)).toEqual(['Explain why carpenters store fresh boards for two years.'])
    expect(drafts[0]).toMatchObject({ guidance: text })
    expect(
      titles(
        reasonsBefore(
          passageOf(
            'La salive découpe l’amidon en sucres. Voilà pourquoi un pain gardé en bouche prend un goût sucré.',
            'fr',
          ),
        ),
      ),
    ).toEqual(['Expliquez pourquoi un pain gardé en bouche prend un goût sucré.'])
  })

  it('is not asked where the consequence speaks of something named before', () => {
    expect(
      reasonsBefore(passageOf('The tank was full. That is why the valve was opened at once.', 'en')),
    ).toEqual([])
    expect(
      reasonsBefore(passageOf('Le roi refuse la paix. C’est pourquoi il perd cette guerre en un an.', 'fr')),
    ).toEqual([])
  })

  it('is asked of an instruction that gives its reason', () => {
    expect(
      titles(
        reasonsForRules(passageOf('Remove the glass funnel, because a drop would change the reading.', 'en')),
      ),
    ).toEqual(['Explain why one should remove the glass funnel.'])
    expect(
      titles(reasonsForRules(passageOf('Couvrir les plats chauds pour éviter une contamination.', 'fr'))),
    ).toEqual(['Expliquez pourquoi il faut couvrir les plats chauds.'])
    expect(reasonsForRules(passageOf('Remove it, because a drop would change the reading.', 'en'))).toEqual(
      [],
    )
  })

  it('keeps the case in which it is so, and leaves out how far it is the reason', () => {
    expect(
      titles(
        explaining(
          passageOf(
            'When two continents collide, neither sinks easily, so the crust thickens and rises.',
            'en',
          ),
        ),
      ),
    ).toEqual(['Explain why, when two continents collide, the crust thickens and rises.'])
    expect(
      titles(
        explaining(
          passageOf('Computers were slow to reach most schools, partly because money was missing.', 'en'),
        ),
      ),
    ).toEqual(['Explain why computers were slow to reach most schools.'])
  })

  it('takes no time for a reason, and nobody’s use for another’s', () => {
    expect(
      explaining(
        passageOf('In China, pages had been carved on wooden blocks since at least the ninth century.', 'en'),
      ),
    ).toEqual([])
    expect(
      explaining(
        passageOf('Neonicotinoids weaken the bees, so the European Union banned their outdoor use.', 'en'),
      ),
    ).toEqual([])
  })
})

it('what happens in a case is asked where a sentence says so', () => {
  expect(
    titles(
      consequences(
        passageOf('When oceanic crust meets continental crust, it is forced down into the mantle.', 'en'),
      ),
    ),
  ).toEqual(['Explain what happens when oceanic crust meets continental crust.'])
  expect(
    titles(
      consequences(passageOf('Lorsque la demande d’un bien augmente, son prix monte en général.', 'fr')),
    ),
  ).toEqual(['Expliquez ce qui se passe lorsque la demande d’un bien augmente.'])
  expect(
    consequences(passageOf('When the tank is full, water flows over the edge of the wall.', 'en')),
  ).toEqual([])
  expect(consequences(passageOf('If it rains for a week, rivers rise above their banks.', 'en'))).toEqual([])
})

it('what must not be confused is told apart', () => {
  expect(
    titles(
      comparing(
        passageOf(
          'Il ne faut pas confondre la désinflation, c’est-à-dire un ralentissement, avec la déflation, qui est une baisse des prix.',
          'fr',
        ),
      ),
    ),
  ).toEqual(['Expliquez la différence entre la désinflation et la déflation.'])
  expect(
    titles(comparing(passageOf('Weather must not be confused with climate, which is its average.', 'en'))),
  ).toEqual(['Explain the difference between weather and climate.'])
  expect(
    comparing(passageOf('The oxygen leaves through pores, while the energy is stored in molecules.', 'en')),
  ).toEqual([])
})

it('asks why of what follows the reason', () => {
  const text =
    'Because the field has reversed many times, crust formed at different times carries opposite magnetism.'
  expect(titles(explaining(passageOf(text, 'en')))).toEqual([
    'Explain why crust formed at different times carries opposite magnetism.',
  ])
})

it.each([
  [
    'Née aux États-Unis dans les années soixante, où une société nourrissait les astronautes en voyage, la méthode HACCP consiste à prévenir les dangers.',
    'Expliquez en quoi consiste la méthode HACCP.',
  ],
  [
    'La bile est un liquide jaune. Son rôle est de disperser les graisses en fines gouttelettes.',
    'Expliquez quel est le rôle de la bile.',
  ],
  [
    'L’inflation par les coûts vient d’un renchérissement de la production.',
    'Expliquez d’où vient l’inflation par les coûts.',
  ],
  [
    'L’inflation par la demande apparaît lorsque les ménages veulent acheter plus.',
    'Expliquez dans quel cas apparaît l’inflation par la demande.',
  ],
  ['La peste est due à une bactérie transmise par des puces.', 'Expliquez à quoi est due la peste.'],
])('à quoi sert une chose, ou d’où elle vient, est demandé si la phrase le dit : %s', (text, title) => {
  expect(titles(roles(passageOf(text, 'fr')))).toEqual([title])
})

it('ni ce qui vient d’arriver, ni une chose que rien ne nomme', () => {
  expect(roles(passageOf('La solution vint d’un homme de Béziers.', 'fr'))).toEqual([])
  expect(roles(passageOf('Le processus permet de séparer les deux liquides.', 'fr'))).toEqual([])
})

it('ce que « là où » oppose, et ce que « comme » explique, est demandé', () => {
  expect(
    titles(comparing(passageOf('Là où le réaliste observe, le naturaliste prétend expérimenter.', 'fr'))),
  ).toEqual(['Expliquez la différence entre le réaliste et le naturaliste.'])
  expect(
    titles(
      explaining(
        passageOf('Comme la main-d’œuvre devient rare, les survivants réclament des salaires.', 'fr'),
      ),
    ),
  ).toEqual(['Expliquez pourquoi les survivants réclament des salaires.'])
})

it('n’est pas demandé ce qui n’arrive pas', () => {
  expect(
    consequences(passageOf('Si seul le prix du café augmente, il ne s’agit pas d’une inflation.', 'fr')),
  ).toEqual([])
})
