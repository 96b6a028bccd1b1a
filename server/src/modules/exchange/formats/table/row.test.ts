import { describe, expect, it } from 'vitest'
import { readRow } from './row.ts'

const TITLE = 'Which river flows through Paris?'
const read = (cells: string[], columns: Parameters<typeof readRow>[1]) => readRow(cells, columns, 2)

describe('a row of a table whose answers stand in columns that nobody has assigned', () => {
  const columns = { title: 0, right: 5 }

  it.each(['1', '0', '3', 'B', 'b)', 'Seine', ''])('is not understood: key %j', (right) => {
    expect(read([TITLE, 'Seine', 'Rhône', 'Loire', 'Garonne', right], columns)).toEqual({
      line: 2,
      fault: 'columnsUnassigned',
      beginning: TITLE,
    })
  })
  it('is understood once they are assigned', () => {
    const assigned = { ...columns, answer1: 1, answer2: 2, answer3: 3, answer4: 4 }
    expect(read([TITLE, 'Seine', 'Rhône', 'Loire', 'Garonne', '1'], assigned)).toMatchObject({
      question: { type: 'multiple_choice' },
    })
  })
})

describe('a row with another number of answers, or several right ones', () => {
  const columns = { title: 0, answer1: 1, answer2: 2, answer3: 3, answer4: 4, answer5: 5, right: 6 }
  const rightIn = (cells: string[]) => {
    const item = read([TITLE, ...cells], columns)
    if (!item || !('question' in item) || !('options' in item.question.content)) return item
    const { options, isSingle } = item.question.content
    return [options.filter(({ isCorrect }) => isCorrect).map(({ text }) => text), isSingle]
  }

  it.each([
    [['Seine', 'Rhône', 'Loire', '', '', 'A'], ['Seine'], true],
    [['Seine', 'Rhône', 'Loire', 'Marne', 'Oise', 'E'], ['Oise'], true],
    [['Seine', 'Rhône', 'Marne', '', '', 'A, C'], ['Seine', 'Marne'], false],
    [['Seine', 'Rhône', 'Marne', 'Oise', '', '1;3'], ['Seine', 'Marne'], false],
    [['Seine', 'Rhône', 'Marne', '', '', 'Seine | Marne'], ['Seine', 'Marne'], false],
    [['c', 'd', 'e', '', '', 'e'], ['e'], true],
    [['5', '6', '7', '', '', '7'], ['7'], true],
  ])('is a list of choices: %j', (cells, right, isSingle) => {
    expect(rightIn(cells)).toEqual([right, isSingle])
  })

  it('is refused where one of the right ones is none of its answers', () => {
    expect(rightIn(['Seine', 'Rhône', 'Marne', '', '', 'A, F'])).toMatchObject({ fault: 'noRightAnswer' })
  })
})

describe('a row with 1 or 0 alone', () => {
  it('says what is true where nothing else stands in it', () => {
    expect(read([TITLE, '', '1'], { title: 0, right: 2 })).toMatchObject({
      question: { type: 'true_false', content: { isTrue: true } },
    })
  })
  it('says what is true where its type says so', () => {
    expect(read(['TF', TITLE, 'somebody', '0'], { type: 0, title: 1, right: 3 })).toMatchObject({
      question: { type: 'true_false', content: { isTrue: false } },
    })
  })
  it('says nothing where something else stands in it', () => {
    expect(read([TITLE, 'Seine', '1'], { title: 0, right: 2 })).toMatchObject({ fault: 'columnsUnassigned' })
  })
})

describe('a row with columns that are no answers', () => {
  it.each([
    ['True', { type: 'true_false', content: { isTrue: true } }],
    ['the Seine', { type: 'fill_in', content: { accepted: ['the Seine'] } }],
  ])('is understood where the right answer is a word: %s', (right, question) => {
    expect(read([TITLE, 'Ann Lee', '2024', right], { title: 0, right: 3 })).toMatchObject({ question })
  })
})

describe('a row of a table that was written before its types were renamed', () => {
  it.each([
    ['Fill in', 'fill_in'],
    ['Fill in the blank', 'fill_in'],
    ['Texte à compléter', 'fill_in'],
    ['À compléter', 'fill_in'],
    ['Open', 'open'],
    ['Open-ended', 'open'],
  ])('says its type as it does now: %s', (word, type) => {
    const columns = { type: 0, title: 1, accepted: 2 }
    expect(read([word, TITLE, 'the Seine'], columns)).toMatchObject({ question: { type } })
  })
})

describe('a row with a text that has gaps', () => {
  const columns = { type: 0, title: 1, accepted: 2, ignoresAccents: 3 }
  const TEXT =
    'It fell in [[2x 1789 | July 1789]], in [[*Paris | Lyon]], on a day of [[#25,5 ± 0,5]] degrees.'
  const content = {
    gapText: 'It fell in [[1]], in [[2]], on a day of [[3]] degrees.',
    gaps: [
      { kind: 'typed', accepted: ['1789', 'July 1789'], ignoresAccents: true, weight: 2 },
      { kind: 'list', choices: ['Paris', 'Lyon'], right: 0, weight: 1 },
      { kind: 'number', number: { within: 'amount', value: 25.5, tolerance: 0.5 }, weight: 1 },
    ],
  }

  it.each(['Fill in the gaps', 'Texte à trous', 'cloze', ''])(
    'has what is right in each gap: type %j',
    (type) => {
      expect(read([type, 'Complete the summary.', TEXT, 'Yes'], columns)).toMatchObject({
        question: { type: 'gaps', title: 'Complete the summary.', content },
      })
    },
  )

  it('may have them in what it asks', () => {
    expect(read(['', 'Oslo is in [[Norway]], not in [[Sweden]].'], columns)).toMatchObject({
      question: {
        type: 'gaps',
        title: 'Oslo is in …, not in ….',
        content: { gapText: 'Oslo is in [[1]], not in [[2]].' },
      },
    })
  })

  it('has signs of its own behind a backslash', () => {
    const cell = '\\[[no gap]] [[\\*a \\| b\\] | \\#1 | \\2x 3 | back\\\\slash]]'
    expect(read(['gaps', TITLE, cell], columns)).toMatchObject({
      question: { content: { gaps: [{ accepted: ['*a | b]', '#1', '2x 3', 'back\\slash'] }] } },
    })
  })

  it.each(['No gap at all', 'It is [[#about 3]].', 'It is [[*a | *b]].', 'It is [[ | ]].'])(
    'says nothing where a gap does not: %s',
    (cell) => {
      expect(read(['gaps', TITLE, cell], columns)).toMatchObject({ fault: 'noRightAnswer' })
    },
  )

  it('is none where it has answers to choose from', () => {
    const cells = ['', 'What does [[a link]] do?', '', '', 'It links', 'It breaks', 'A']
    expect(read(cells, { ...columns, answer1: 4, answer2: 5, right: 6 })).toMatchObject({
      question: { type: 'choices' },
    })
  })
})
