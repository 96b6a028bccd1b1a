import { describe, expect, it } from 'vitest'
import { draftsOf, falseOf } from '../testing/passage-of.ts'
import { aboutInstructions } from './about-instructions.ts'
import { aboutLabels } from './about-labels.ts'

describe('a list of labels, each with what it means', () => {
  const properties = `Transactions have four properties:

- Atomicity - all or nothing for each of them.
- Consistency - the rules of the database are respected before and after.
- Isolation - transactions running at the same time do not disturb each other.
- Durability - once confirmed, a change survives a crash.`

  it('is asked for the label that fits, with the others as wrong answers', () => {
    const choices = draftsOf(aboutLabels, properties).filter((draft) => 'wrong' in draft)
    expect(choices).toHaveLength(4)
    expect(choices.at(-1)).toMatchObject({
      title: 'Which term fits this definition: “once confirmed, a change survives a crash”?',
      correct: 'Durability',
    })
  })

  it('is asked for what a label means', () => {
    expect(draftsOf(aboutLabels, properties).map(({ title }) => title)).toContain(
      'Explain what is meant by “isolation”.',
    )
  })

  it('is made false by what stands under another label', () => {
    expect(falseOf(aboutLabels, properties)).toContainEqual(
      expect.stringMatching(/^Durability means that (?:the rules|transactions) /),
    )
  })

  it('is asked for the figure under a label', () => {
    const limits = `The limits of the kitchen:

- Fridges: 5 °C or below.
- Freezers: -18 °C or below.
- Cooking: at least 70 °C for two minutes.
- Hot holding: 63 °C or above.`
    expect(draftsOf(aboutLabels, limits).find((draft) => 'wrong' in draft)).toMatchObject({
      title: 'Complete the sentence: “Fridges: ____.”',
      correct: '5 °C or below',
    })
  })

  it('is found in French', () => {
    const stages = `La digestion a plusieurs étapes :

- Ingestion : les aliments sont introduits dans la bouche.
- Absorption : les nutriments passent dans le sang et la lymphe.
- Élimination : les déchets sont rejetés hors du corps.
- Mastication : les dents broient ce qui a été mangé.`
    expect(draftsOf(aboutLabels, stages, 'fr').find((draft) => 'wrong' in draft)).toMatchObject({
      title:
        'Quel terme correspond à cette définition\u00a0: «\u00a0les aliments sont introduits dans la bouche\u00a0»\u00a0?',
      correct: 'Ingestion',
    })
  })

  it('is none where two such lines stand alone', () => {
    expect(draftsOf(aboutLabels, properties.split('\n').slice(0, 4).join('\n'))).toEqual([])
  })

  it('gives nothing away', () => {
    const anomalies = `The anomalies of a table:

- Update anomaly: when an address is changed, every row has to be changed.
- Insertion anomaly: a new member without a loan cannot be recorded.
- Deletion anomaly: when the last loan is deleted, the member disappears as well.
- Read anomaly: a table is too long to be looked through.`
    const titles = draftsOf(aboutLabels, anomalies).flatMap((draft) =>
      'wrong' in draft ? [draft.title] : [],
    )
    expect(titles.join()).not.toContain('deleted')
  })
})

describe('an instruction', () => {
  it('is asked how much it says', () => {
    expect(
      draftsOf(aboutInstructions, 'Read the scale from the bottom of the meniscus to the nearest 0.05 cm3.'),
    ).toMatchObject([
      {
        title:
          'Complete the instruction: “Read the scale from the bottom of the meniscus to the nearest ____ cm3.”',
        accepted: ['0.05'],
      },
    ])
    expect(
      draftsOf(
        aboutInstructions,
        'Chauffer le mélange dans un bain-marie à 60 °C pendant toute la matinée.',
        'fr',
      ),
    ).toMatchObject([{ accepted: ['60'] }])
  })

  it.each([
    'Run in the alkali about 3 cm3 at a time, until the mixture turns pink.',
    'Use it to transfer exactly 25.0 cm3 of acid to the flask.',
  ])('is not where nobody needs to know it, or it points back: %s', (text) => {
    expect(draftsOf(aboutInstructions, text)).toEqual([])
  })
})
