import { describe, expect, it } from 'vitest'
import { type FlawKind, flawsOf, type Item } from './flaws.ts'

/** The first answer is the right one. */
function choice(title: string, answers: string[], language: Item['language'] = 'en'): Item {
  return {
    type: 'multiple_choice',
    language,
    title,
    answers: answers.map((text, index) => ({ text, isCorrect: index === 0 })),
  }
}

const kinds = (item: Item): FlawKind[] => flawsOf(item).map(({ kind }) => kind)

describe('what a colleague would pencil into the margin', () => {
  it.each<[FlawKind, Item]>([
    [
      'longest_answer',
      choice('What is a volcano?', [
        'An opening in the crust through which magma, gas and ash escape',
        'A big hill',
        'A deep lake',
        'A wide valley',
      ]),
    ],
    [
      'longest_answer',
      choice(
        'Qu’est-ce qu’un volcan ?',
        [
          'Une ouverture de la croûte par laquelle s’échappent lave et gaz',
          'Une colline',
          'Un lac profond',
          'Une vallée',
        ],
        'fr',
      ),
    ],
    ['all_or_none', choice('Which of them are mammals?', ['Whales', 'Sharks', 'Trout', 'None of the above'])],
    [
      'all_or_none',
      choice(
        'Lesquels sont des mammifères ?',
        ['Les baleines', 'Les requins', 'Les truites', 'Aucune de ces réponses'],
        'fr',
      ),
    ],
    ['quiet_negation', choice('Which of these is not a mammal?', ['Trout', 'Whale', 'Bat', 'Horse'])],
    [
      'quiet_negation',
      choice('Lequel n’est pas un mammifère ?', ['Truite', 'Baleine', 'Chauve-souris', 'Cheval'], 'fr'),
    ],
    [
      'absolute_words',
      choice('When does water boil?', [
        'At 100 °C at sea level',
        'Always at 100 °C',
        'Never below 120 °C',
        'At 50 °C',
      ]),
    ],
    [
      'absolute_words',
      choice(
        'Quand l’eau bout-elle ?',
        ['À 100 °C au niveau de la mer', 'Toujours à 100 °C', 'À 50 °C', 'À 20 °C'],
        'fr',
      ),
    ],
    ['grammar_clue', choice('A shape with eight sides is an', ['octagon', 'hexagon', 'square', 'triangle'])],
    [
      'grammar_clue',
      choice(
        'Le plus grand continent est l’',
        ['Asie', 'Pacifique', 'Europe centrale', 'Russie'].map((text, index) =>
          index === 2 ? 'Sibérie' : text,
        ),
        'fr',
      ),
    ],
    [
      'near_identical_answers',
      choice('What do plants make?', ['Sugar and oxygen', 'Oxygen and sugars', 'Salt', 'Iron']),
    ],
    ['near_identical_answers', choice('Where do they live?', ['In Évry', 'In Lyon', 'Évreux', 'The evreux'])],
    [
      'answer_in_stem',
      choice('What does photosynthesis produce in plants?', [
        'Sugar, by photosynthesis',
        'Salt',
        'Iron',
        'Sand',
      ]),
    ],
    ['vague_words', { type: 'true_false', language: 'en', title: 'Volcanoes often erupt.', answers: [] }],
    [
      'vague_words',
      { type: 'true_false', language: 'fr', title: 'Les volcans entrent souvent en éruption.', answers: [] },
    ],
  ])('names %s', (kind, item) => {
    expect(kinds(item)).toContain(kind)
  })

  it.each([
    choice('What is the capital of France?', ['Paris', 'Lyon', 'Nice', 'Lille']),
    choice('Quelle est la capitale de l’Italie ?', ['Rome', 'Milan', 'Naples', 'Turin'], 'fr'),
    choice('Which of these is **not** a mammal?', ['Trout', 'Whale', 'Bat', 'Horse']),
    choice('Which of these is NOT a mammal?', ['Trout', 'Whale', 'Bat', 'Horse']),
    choice('A shape with eight sides is an', ['octagon', 'oval', 'ellipse', 'arc']),
    choice('Which gas is poisonous?', ['CO', 'Co', 'C₂O', 'C2O']),
    choice('Quel mot manque ?', ['ou', 'où', 'a', 'à'], 'fr'),
    choice('Which one is a type in Java?', ['List', 'list', 'liste', 'listing']),
    choice('How much is 7 × 8?', ['56', '54', '63', '48']),
    choice('Which note lasts longer?', [
      'A half note',
      'A quarter note',
      'An eighth note',
      'A sixteenth note',
    ]),
    { type: 'open', language: 'en', title: 'Why is the sky not green?', answers: [] } satisfies Item,
  ])('has nothing to say about a good one', (item) => {
    expect(flawsOf(item)).toEqual([])
  })

  it('looks at all right answers where several are', () => {
    const several = (title: string, right: string[], wrong: string[]): Item => ({
      type: 'choices',
      language: 'en',
      title,
      answers: [
        ...right.map((text) => ({ text, isCorrect: true })),
        ...wrong.map((text) => ({ text, isCorrect: false })),
      ],
    })
    const long = 'They escape through an opening in the crust'
    expect(kinds(several('What do lava and ash do?', [long, 'They cool'], ['Rise', 'Fall']))).toEqual([])
    expect(kinds(several('What do lava and ash do?', [long, `${long} and cool`], ['Rise', 'Fall']))).toEqual([
      'longest_answer',
    ])
    expect(
      kinds(several('When does water boil?', ['At 100 °C', 'Below, on a peak'], ['Always', 'At 20 °C'])),
    ).toEqual(['absolute_words'])
    expect(
      kinds(several('When does water boil?', ['At 100 °C', 'Never at 0 °C'], ['Always', 'At 20 °C'])),
    ).toEqual([])
  })

  it('looks among answers of which none is right by itself only at what they say', () => {
    const pairs = (...texts: string[]): Item => ({
      type: 'matching',
      language: 'en',
      title: 'Match each organ of the body with its place in the body.',
      answers: texts.map((text) => ({ text, isCorrect: false })),
    })
    expect(kinds(pairs('In the body of the brain', 'Always left', 'Right'))).toEqual([])
    expect(kinds(pairs('In the chest', 'The chest in', 'None of these'))).toEqual([
      'all_or_none',
      'near_identical_answers',
    ])
  })

  it('bears what is only half written', () => {
    expect(flawsOf(choice('', ['', '', '', '']))).toEqual([])
    expect(flawsOf({ type: 'multiple_choice', language: 'fr', title: 'l’', answers: [] })).toEqual([])
  })
})
