import { describe, expect, it } from 'vitest'
import type { Slot } from '../../candidate.ts'
import { seededRandom } from '../../random.ts'
import type { Draft } from '../draft.ts'
import { englishGrammar } from '../english/grammar.ts'
import { frenchGrammar } from '../french/grammar.ts'
import { questionsFromText } from '../questions.ts'
import { type Passage, readPassage } from '../reading/passage.ts'
import { select } from '../selection.ts'
import { findDefinitions } from '../terms/definitions.ts'
import { peopleIn } from '../terms/people.ts'
import { aboutDefinitions } from './about-definitions.ts'
import { deeds } from './deeds.ts'
import { events } from './events.ts'
import { places } from './places.ts'

describe('what a text says of a term in passing', () => {
  it.each([
    [
      'The membranes hold chlorophyll, the pigment that absorbs mainly red and blue light.',
      'chlorophyll',
      'the pigment that absorbs mainly red and blue light',
    ],
    [
      'Gas enters the leaf through stomata, tiny pores found mostly on the lower surface.',
      'stomata',
      'tiny pores found mostly on the lower surface',
    ],
    [
      'The plate is forced down, a process called subduction, which produces deep trenches.',
      'subduction',
      'a process which produces deep trenches',
    ],
    [
      'The solution whose concentration is known exactly is called the standard solution.',
      'the standard solution',
      'the solution whose concentration is known exactly',
    ],
    [
      'Cross-contamination happens when bacteria are carried from one food to another.',
      'cross-contamination',
      'what happens when bacteria are carried from one food to another',
    ],
  ])('is found in English: %s', (text, named, meaning) => {
    expect(findDefinitions(english(text))).toMatchObject([{ named, meaning }])
  })

  it.each([
    [
      'Les arbres sont atteints par le chancre coloré, une maladie due à un champignon.',
      'le chancre coloré',
      'une maladie due à un champignon',
    ],
    [
      'Flagellant : pénitent qui se fouette en public pour obtenir le pardon de Dieu.',
      'le flagellant',
      'un pénitent qui se fouette en public pour obtenir le pardon de Dieu',
    ],
    [
      'L’ensemble des valeurs permises pour un attribut s’appelle son domaine.',
      'le domaine',
      'l’ensemble des valeurs permises pour un attribut',
    ],
    [
      'Une enzyme est une protéine qui accélère une réaction sans être consommée par celle-ci.',
      'une enzyme',
      'une protéine qui accélère une réaction sans être consommée par celle-ci',
    ],
  ])('is found in French: %s', (text, named, meaning) => {
    expect(findDefinitions(french(text))).toMatchObject([{ named, meaning }])
  })

  it.each([
    'Marie Tharp, working with Bruce Heezen at Columbia University, noticed a deep valley on the sea floor.',
    'To make one kilogram of honey, the bees of a colony must visit about four million flowers.',
    'If the price is below it, there is a shortage, and buyers who would rather pay push the price up.',
  ])('is no definition: %s', (text) => expect(findDefinitions(english(text))).toEqual([]))

  it.each([
    'De là, la contagion remonte la vallée du Rhône, gagne Avignon au début de l’année.',
    'C’est l’une des raisons pour lesquelles l’inflation perçue s’écarte de l’inflation mesurée.',
    'Les enzymes en sont les agents principaux de la transformation des aliments.',
    'Il accorde un salaire mensuel, le paiement des jours de pluie et des jours fériés.',
  ])('n’est pas une définition : %s', (text) => expect(findDefinitions(french(text))).toEqual([]))

  it('is asked for with the article that the text gives', () => {
    const text = 'A foreign key is a column that refers to the primary key of another table.'
    expect(titlesOf(aboutDefinitions(english(text)))).toContain(
      'Explain in your own words what a foreign key is.',
    )
  })
})

describe('events', () => {
  const english4 =
    'In 1455 Johann Fust sued Gutenberg for money and interest. In 1462 Mainz was sacked by soldiers. William Caxton set up a press at Westminster in 1476. In 1559 Pope Paul IV issued an Index of Forbidden Books.'
  const french4 =
    'En 1839, François Arago présente l’invention à Paris. George Eastman lance l’appareil Kodak en 1888. En 1907, les frères Lumière commercialisent l’autochrome. Steven Sasson construit un appareil numérique chez Kodak en 1975.'

  it('are told from those of other years, without the year', () => {
    expect(asked(events, english(english4), 'What happened in 1462?')).toMatchObject({
      correct: 'Mainz was sacked by soldiers',
    })
    expect(asked(events, french(french4), 'Que s’est-il passé en 1888\u00a0?')).toMatchObject({
      correct: 'George Eastman lance l’appareil Kodak',
    })
  })

  it('come first and last', () => {
    expect(asked(events, english(english4), 'Which of these came last?')).toMatchObject({
      correct: 'Pope Paul IV issued an Index of Forbidden Books',
    })
    expect(
      asked(events, french(french4), 'Lequel de ces événements a eu lieu en premier\u00a0?'),
    ).toMatchObject({ correct: 'François Arago présente l’invention à Paris' })
  })

  it('are none where something lasts, or where two years are named', () => {
    const text = `${english4} The rule has applied to all schools since 1990. The war of 1812 ended in 1815 with a treaty.`
    const found = titlesOf(events(english(text), seededRandom(1)))
    expect(found).not.toContain('What happened in 1990?')
    expect(found).not.toContain('What happened in 1815?')
  })
})

describe('people', () => {
  it('are known by their given names, and no institution is', () => {
    expect(
      peopleIn(
        'Jan Baptist van Helmont met Guy de Chauliac at Johns Hopkins University, and Karl von Frisch’s bees.',
      ),
    ).toEqual(['Jan Baptist van Helmont', 'Guy de Chauliac', 'Karl von Frisch'])
  })

  it('are asked for by what they did', () => {
    const text =
      'Joseph Priestley showed that mint restores bad air. Jan Ingenhousz showed that plants need light for it. Melvin Calvin described the path of carbon in algae. Robert Hooke drew the cells of cork under his microscope.'
    expect(
      asked(deeds, english(text), 'Complete the sentence: “____ showed that mint restores bad air.”'),
    ).toMatchObject({ correct: 'Joseph Priestley' })
    const choices = deeds(english(text), seededRandom(1)).flatMap((one) => ('wrong' in one ? [one] : []))
    for (const { wrong } of choices) expect(wrong).not.toContain('Hooke')
  })

  it('are told apart in French too, wherever the sentence names them', () => {
    const text =
      'En 1796, le médecin Edward Jenner vaccine un enfant contre la variole. Louis Pasteur vaccine un berger contre la rage. Robert Koch découvre le bacille de la tuberculose. Alexandre Yersin identifie le bacille de la peste.'
    expect(
      asked(
        deeds,
        french(text),
        'Complétez la phrase\u00a0: «\u00a0En 1796, le médecin ____ vaccine un enfant contre la variole.\u00a0»',
      ),
    ).toMatchObject({ correct: 'Edward Jenner' })
  })
})

describe('places', () => {
  it('are towns beside towns', () => {
    const text =
      'The first press in England stood at Westminster. Aldus Manutius printed classical authors in Venice. Gutenberg printed his Bible in Mainz with six presses. A press was opened in Paris by three Germans. Paper was first made in China from bark.'
    const found = asked(
      places,
      english(text),
      'Complete the sentence: “Gutenberg printed his Bible in ____ with six presses.”',
    )
    expect(found).toMatchObject({ correct: 'Mainz' })
    expect(found && 'wrong' in found ? found.wrong.toSorted() : []).toEqual([
      'Paris',
      'Venice',
      'Westminster',
    ])
  })

  it('sont des villes parmi des villes', () => {
    const text =
      'La peste touche les marins à Messine avant tous les autres. Le pape reste enfermé à Avignon pendant un an. Boccace écrit le Décaméron à Florence. Les voyageurs attendent trente jours à Raguse avant d’entrer. En Angleterre, les paysans se révoltent contre le roi.'
    expect(
      asked(
        places,
        french(text),
        'Complétez la phrase\u00a0: «\u00a0Boccace écrit le Décaméron à ____.\u00a0»',
      ),
    ).toMatchObject({ correct: 'Florence' })
  })
})

it('at most a third of the multiple choice asks for a mere number, where other types are asked for too', () => {
  const [sentence] = english('Trains carry goods to the coast of Wales every day.').sentences
  if (!sentence) throw new Error('there is no sentence')
  const choice = (at: number, isFigure: boolean): Draft => ({
    type: 'multiple_choice',
    title: `Question ${at}`,
    correct: '1',
    wrong: ['2', '3', '4'],
    sentence: { ...sentence, key: String(at) },
    quality: isFigure ? 0.9 : 0.7,
    hardness: 0.5,
    ...(isFigure && { isFigure }),
  })
  const drafts = [1, 2, 3, 4, 5, 6].map((at) => choice(at, at <= 3))
  const slots: Slot[] = [
    { type: 'multiple_choice', difficulty: 'medium' },
    { type: 'multiple_choice', difficulty: 'medium' },
    { type: 'multiple_choice', difficulty: 'medium' },
    { type: 'open', difficulty: 'medium' },
  ]
  const figures = (picked: ReturnType<typeof select>) => picked.filter(({ draft }) => draft.isFigure)
  expect(figures(select(drafts, { slots, avoid: [] }))).toHaveLength(1)
  expect(figures(select(drafts.slice(0, 3), { slots: slots.slice(0, 3), avoid: [] }))).toHaveLength(3)
})

it('the questions about events reach whoever asks for multiple choice', () => {
  const text =
    'En 1839, François Arago présente l’invention à Paris. George Eastman lance l’appareil Kodak en 1888. En 1907, les frères Lumière commercialisent l’autochrome. Steven Sasson construit un appareil numérique chez Kodak en 1975.'
  const slots: Slot[] = [{ type: 'multiple_choice', difficulty: 'medium' }]
  const [first] = questionsFromText({ text, subject: 'Photo', language: 'fr', slots, avoid: [], seed: 1 })
  expect(first?.type).toBe('multiple_choice')
})

function english(text: string): Passage {
  return readPassage(text, 'x', englishGrammar())
}

function french(text: string): Passage {
  return readPassage(text, 'x', frenchGrammar())
}

type Maker = (passage: Passage, random: ReturnType<typeof seededRandom>) => Draft[]

function asked(make: Maker, passage: Passage, title: string): Draft | undefined {
  return make(passage, seededRandom(1)).find((one) => one.title === title)
}

function titlesOf(drafts: readonly Draft[]): string[] {
  return drafts.map(({ title }) => title)
}
