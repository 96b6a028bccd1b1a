import { describe, expect, it } from 'vitest'
import { itemsOf } from '../../testing/round-trip.ts'
import type { ReadItem } from '../format.ts'
import { textReader } from './read-text.ts'

const read = (text: string) => itemsOf(textReader, Buffer.from(text), 'exam.txt')

/** In short: `Paris*` is a right answer, `=Paris` what is typed, `true`, `open`, or the fault. */
function short(item: ReadItem | undefined): string {
  if (!item) return 'nothing'
  if ('fault' in item) return item.detail ? `${item.fault}: ${item.detail}` : item.fault
  const content = item.question.content as Record<string, unknown>
  const options = (content.answers ?? content.options) as { text: string; isCorrect: boolean }[] | undefined
  if (options) return options.map(({ text, isCorrect }) => (isCorrect ? `${text}*` : text)).join(', ')
  if ('isTrue' in content) return String(content.isTrue)
  if (Array.isArray(content.accepted)) return `=${content.accepted.join('|')}`
  if (Array.isArray(content.values)) return `#${content.values[0]?.value}`
  return content.guidance ? `open: ${content.guidance}` : 'open'
}

async function shorts(text: string): Promise<string[]> {
  return (await read(text)).map(short)
}

const CAPITAL = 'Which town is the capital of France?'
const CAPITALE = 'Quelle ville est la capitale de la France ?'

describe('how questions and answers are numbered', () => {
  it.each([
    ['1. ', 'a) ', 'b) ', 'c) '],
    ['1) ', 'a. ', 'b. ', 'c. '],
    ['(1) ', '(a) ', '(b) ', '(c) '],
    ['1 - ', 'A - ', 'B - ', 'C - '],
    ['1- ', 'A) ', 'B) ', 'C) '],
    ['Q1. ', 'A. ', 'B. ', 'C. '],
    ['Q1) ', 'A: ', 'B: ', 'C: '],
    ['Question 1: ', '- ', '- ', '- '],
    ['Question 1 : ', '• ', '• ', '• '],
    ['Question n° 1\n', '1. ', '2. ', '3. '],
    ['Question 1 (2 points)\n', '1) ', '2) ', '3) '],
    ['### Question 1\n', '* ', '* ', '* '],
    ['**1.** ', '- [ ] ', '- [ ] ', '- [ ] '],
    ['', 'a) ', 'b) ', 'c) '],
    ['Geography\n\n', 'A. ', 'B. ', 'C. '],
    ['', '1. ', '2. ', '3. '],
  ])('%j and %j', async (number, one, two, three) => {
    const text = `${number}${CAPITAL}\n${one}Lyon\n${two}Paris (correct)\n${three}Nice\n`
    const items = await read(text)
    expect(items.map(short)).toEqual(['Lyon, Paris*, Nice'])
    expect(items[0]).toMatchObject({ question: { title: CAPITAL } })
  })

  it.each([
    `1. ${CAPITAL}\na) Lyon   b) Paris*   c) Nice`,
    `1. ${CAPITAL}\n(a) Lyon (b) Paris* (c) Nice`,
    `1. ${CAPITAL}\nA. Lyon\tB. Paris*\tC. Nice`,
    `1. ${CAPITAL} a) Lyon b) Paris* c) Nice`,
    `1. ${CAPITAL}\na) Lyon b) Paris *\nc) Nice`,
    `1. ${CAPITAL}\na) Lyon  *b) Paris  c) Nice`,
  ])('answers may share a line: %j', async (text) => {
    expect(await shorts(text)).toEqual(['Lyon, Paris*, Nice'])
  })

  it.each([
    'E. coli lives in the gut.',
    '3.14 is near π.',
    'a.m. or p.m. is said in English.',
    '2024. That year is a leap year.',
  ])('goes on with a line that only looks like an answer or a question: %j', async (line) => {
    const [item, ...others] = await read(`1. Read this first.\n${line}\nWhat do you think?\na) Yes*\nb) No`)
    expect(others).toEqual([])
    expect(item).toMatchObject({ question: { title: expect.stringContaining(line.slice(5, 20)) } })
  })

  it('keeps a question that goes over several lines, and answers that do', async () => {
    const [item] = await read(
      '1. Read the sentence below.\nWhich word is a verb?\na) The first one, which\n   comes early\nb) The last one *\n',
    )
    expect(item).toMatchObject({
      question: {
        title: 'Read the sentence below.\\\nWhich word is a verb?',
        content: {
          options: [
            { text: 'The first one, which comes early', isCorrect: false },
            { text: 'The last one', isCorrect: true },
          ],
        },
      },
    })
  })

  it('reads bullets or numbers above the letters as part of what is asked', async () => {
    const [item] = await read(
      '1. Which of these are true?\n- Ice floats.\n- Iron floats.\na) The first *\nb) Both\nc) None',
    )
    expect(short(item)).toBe('The first*, Both, None')
    expect(item).toMatchObject({ question: { title: expect.stringContaining('Iron floats.') } })
  })

  it('begins anew where a part does, and finds each in its own part of the key', async () => {
    const text = `Part A\n1. ${CAPITAL}\na) Lyon\nb) Paris\n2. ${CAPITAL}!\na) Paris\nb) Nice\nPart B\n1. Who wrote this?\na) I\nb) You\n\nAnswer key\nPart A\n1. B\n2. A\nPart B\n1. A`
    expect(await shorts(text)).toEqual(['Lyon, Paris*', 'Paris*, Nice', 'I*, You'])
  })
})

describe('which answer is right', () => {
  const marked = (a: string, b: string, c: string) => `1. ${CAPITAL}\n${a}\n${b}\n${c}`

  it.each([
    ['a star after it', marked('a) Lyon', 'b) Paris *', 'c) Nice')],
    ['a star right after it', marked('a) Lyon', 'b) Paris*', 'c) Nice')],
    ['a star before it', marked('a) Lyon', 'b) *Paris', 'c) Nice')],
    ['a star before its letter', marked('a) Lyon', '*b) Paris', 'c) Nice')],
    ['a star instead of a dash', marked('- Lyon', '* Paris', '- Nice')],
    ['a plus', marked('- Lyon', '+ Paris', '- Nice')],
    ['a tick', marked('a) Lyon', 'b) Paris ✓', 'c) Nice')],
    ['a tick before it', marked('a) Lyon', 'b) ✔ Paris', 'c) Nice')],
    ['a box that is ticked', marked('☐ Lyon', '☑ Paris', '☐ Nice')],
    ['a box of brackets', marked('[ ] Lyon', '[x] Paris', '[ ] Nice')],
    ['a list of tasks', marked('- [ ] Lyon', '- [x] Paris', '- [ ] Nice')],
    ['(correct)', marked('a) Lyon', 'b) Paris (correct)', 'c) Nice')],
    ['(correct answer)', marked('a) Lyon', 'b) Paris (correct answer)', 'c) Nice')],
    ['(bonne réponse)', marked('a) Lyon', 'b) Paris (bonne réponse)', 'c) Nice')],
    ['an arrow', marked('a) Lyon', 'b) Paris <--', 'c) Nice')],
    ['bold', marked('a) Lyon', 'b) **Paris**', 'c) Nice')],
    ['bold with its letter', marked('a) Lyon', '**b) Paris**', 'c) Nice')],
    ['underlined', marked('a) Lyon', 'b) <u>Paris</u>', 'c) Nice')],
    ['highlighted', marked('a) Lyon', 'b) ==Paris==', 'c) Nice')],
    ['the others struck out', marked('a) ~~Lyon~~', 'b) Paris', 'c) ~~Nice~~')],
  ])('%s', async (_way, text) => {
    expect(await shorts(text)).toEqual(['Lyon, Paris*, Nice'])
  })

  it.each([
    'Answer: B',
    'Answer: b)',
    'ANSWER: (B)',
    'Ans: B.',
    'Correct answer: B',
    'The correct answer: B) Paris',
    'Answer: Paris',
    'Key: B',
    'Answer:\nB',
    'Réponse : B',
    'Bonne réponse : B',
    'Rép. : b',
    'Réponse correcte : Paris.',
    '**Answer: B**',
  ])('a line below: %j', async (line) => {
    expect(
      await shorts(
        `1. ${CAPITALE}\na) Lyon\nb) Paris\nc) Nice\n${line}\n\n2. ${CAPITAL}\na) Rome *\nb) Oslo`,
      ),
    ).toEqual(['Lyon, Paris*, Nice', 'Rome*, Oslo'])
  })

  it.each([
    ['Answers\n1. B\n2. C\n3. A, C'],
    ['Answer key\n1) b\n2) c\n3) a, c'],
    ['ANSWER KEY:\n1 - B\n2 - C\n3 - A and C'],
    ['Answers: 1. B 2. C 3. A,C'],
    ['Key: 1-B, 2-C, 3-A,C'],
    ['Corrigé : 1. B 2. C 3. A,C'],
    ['Corrigé\n1 : B\n2 : C\n3 : A et C'],
    ['Réponses\nQuestion 1 : B\nQuestion 2 : C\nQuestion 3 : A, C'],
    ['## Answers\n\n1. B\n\n2. C\n\n3. AC'],
    ['Solutions\n1\t2\t3\nB\tC\tA,C'],
    ['Answer key\n| Question | 1 | 2 | 3 |\n|---|---|---|---|\n| Answer | B | C | A, C |'],
    ['Answer key\n| 1 | B |\n| 2 | C |\n| 3 | A, C |'],
    ['Grille de correction\n1\tB\n2\tC\n3\tA, C'],
    ['Answers\nQuestion 1\nB\nQuestion 2\nC\nQuestion 3\nA, C'],
    ['Answers\n1. Paris\n2. C) Oslo\n3. A; C'],
    ['1-B, 2-C, 3-AC'],
  ])('a key at the end: %j', async (key) => {
    const text = `1. ${CAPITAL}\na) Lyon\nb) Paris\n\n2. And which of Norway?\na) Rome\nb) Bonn\nc) Oslo\n\n3. Which of these are even?\na) 2\nb) 3\nc) 4\n\n${key}\n`
    expect(await shorts(text)).toEqual(['Lyon, Paris*', 'Rome, Bonn, Oslo*', '2*, 3, 4*'])
  })

  it.each([
    ['a) 3\nb) 4\nc) 5\nd) 6\nAnswer: 4', '3, 4*, 5, 6'],
    ['a) A\nb) B\nc) AB\nd) O\nAnswer: AB', 'A, B, AB*, O'],
    ['a) A\nb) B\nc) AB\nd) O\nAnswer: B', 'A, B*, AB, O'],
    ['a) Paris\nb) Rome\nAnswer: 2', 'Paris, Rome*'],
    ['a) E. coli\nb) Yeast\nAnswer: E. coli', 'E. coli*, Yeast'],
    ['a) x\nb) y\nc) z\nd) w\nAnswer: A, B, and D', 'x*, y*, z, w*'],
    ['a) True\nb) False\nAnswer: False', 'false'],
  ])('a key that is an answer itself means that answer: %j', async (answers, right) => {
    expect(await shorts(`1. Which one is it?\n${answers}`)).toEqual([right])
  })

  it.each(['1. 3\n2. 2', '1 3\n2 2', '1) 3\n2) 2', '1\t3\n2\t2'])(
    'a key of numbers, one below the other, is read line by line: %j',
    async (key) => {
      const text = `1. What is 2 + 1?\na) 2\nb) 3\n\n2. What is 1 + 1?\na) 1\nb) 2\n\nAnswer key\n${key}`
      expect(await shorts(text)).toEqual(['2, 3*', '1, 2*'])
    },
  )

  it.each(['Answers: 1. T 2. F', 'Corrigé : 1. V 2. F', 'Corrigé\n1 V\n2 F'])(
    'a key says of statements whether they are true: %j',
    async (key) => {
      expect(await shorts(`1. Ice floats. (T/F)\n2. Iron floats. (V/F)\n\n${key}`)).toEqual(['true', 'false'])
    },
  )

  it('a key of numbers means their places where the answers are numbered', async () => {
    expect(await shorts('Question 1: Which one is it?\n1) 3\n2) 2\n3) 1\nAnswer: 3')).toEqual(['3, 2, 1*'])
  })

  it('agrees with what is marked beyond the tenth answer', async () => {
    const answers = [...'abcdefghijkl'].map(
      (letter, at) => `${letter}) w${at}${'ck'.includes(letter) ? ' *' : ''}`,
    )
    const said = await shorts(`1. Which two are they?\n${answers.join('\n')}\nAnswer: C, K`)
    expect(said).toEqual(['w0, w1, w2*, w3, w4, w5, w6, w7, w8, w9, w10*, w11'])
  })

  it('takes several marked ones for several right ones', async () => {
    const [item] = await read('1. Which are even?\na) 2 *\nb) 3\nc) 4 *')
    expect(item).toMatchObject({ question: { type: 'choices', content: { isSingle: false } } })
  })

  it('is not said by what marks every answer', async () => {
    const text = `**1. ${CAPITAL}**\n**a) Lyon**\n**b) Paris**\n\n**2. And of Norway?**\na) **Oslo**\nb) Rome`
    expect(await shorts(text)).toEqual(['noRightAnswer', 'Oslo*, Rome'])
  })

  it('is not said by a question in bold', async () => {
    expect(
      await shorts(`**1. ${CAPITAL}**\na) Lyon\nb) Paris\n**2. ${CAPITAL}**\na) Rome\nb) Oslo\n`),
    ).toEqual(['noRightAnswer', 'noRightAnswer'])
  })

  it.each([
    ['nothing', '', 'noRightAnswer'],
    ['an answer that isn’t there', '\nAnswer: E', 'keyUnknownAnswer: E'],
    ['words that aren’t there', '\nAnswer: Marseille', 'keyUnknownAnswer: Marseille'],
    ['another one than the key at the end', '\nAnswer: A\n\nAnswers\n1. B', 'rightAnswersDisagree: A / B'],
  ])('says what it lacks where a document says %s', async (_what, rest, fault) => {
    const [item] = await read(`1. ${CAPITAL}\na) Lyon\nb) Paris\nc) Nice\nd) Lille${rest}`)
    expect(short(item)).toBe(fault)
    expect(item).toMatchObject({ line: 1, draft: { title: CAPITAL, type: 'multiple_choice' } })
  })

  it('is not looked for without end in a key with many gaps', async () => {
    const [item] = await read(`1. ${CAPITAL}\na) Lyon\nb) Paris\nAnswer: a${'        a'.repeat(400)} so`)
    expect(item).toMatchObject({
      fault: 'keyUnknownAnswer',
      detail: expect.stringMatching(/^a a a.{0,200}…$/),
    })
  })

  it('says where a mark and the key disagree', async () => {
    expect(await shorts(`1. ${CAPITAL}\na) **Lyon**\nb) Paris\nAnswer: B`)).toEqual([
      'rightAnswersDisagree: A / B',
    ])
  })
})

describe('questions without answers to choose from', () => {
  it.each([
    ['1. Ice floats on water. (T/F)\nAnswer: T', 'true'],
    ['1. Ice floats on water. (True/False)\nAnswer: False', 'false'],
    ['1. La glace flotte sur l’eau. (V/F)\nRéponse : F', 'false'],
    ['1. La glace flotte sur l’eau. (Vrai/Faux)\nRéponse : V', 'true'],
    ['1. True or false: ice floats on water.\nAnswer: true', 'true'],
    ['1. Vrai ou faux : la glace flotte.\nRéponse : vrai', 'true'],
    ['1. Ice floats on water.\nTrue / False\nAnswer: True', 'true'],
    ['1. Ice floats on water.\n☑ True  ☐ False', 'true'],
    ['1. La glace coule dans l’eau.\n☐ Vrai\t☒ Faux', 'false'],
    ['1. La glace flotte sur l’eau. (vrai)', 'true'],
    ['1. Ice sinks in water. [False]', 'false'],
    ['1. Ice floats on water.\n**True** / False', 'true'],
    ['1. Ice floats on water.\na) True *\nb) False', 'true'],
    ['1. La glace coule dans l’eau.\na) Vrai\nb) Faux\nRéponse : B', 'false'],
    ['1. La glace coule dans l’eau.\n- Vrai\n- Faux\nRéponse : Faux', 'false'],
    ['1. Ice floats on water.\nAnswer: True', 'true'],
    ['1. Ice floats on water.\n2. Iron floats on water.\nAnswers\n1. T\n2. F', 'true'],
    ['1. Ice floats on water. (T/F)', 'noRightAnswer'],
  ])('%j', async (text, expected) => {
    const [item] = await read(text)
    expect(short(item)).toBe(expected)
    if (item && 'question' in item) expect(item.question.title).not.toMatch(/true|vrai/i)
  })

  it.each([
    ['1. What is the capital of France?\nAnswer: Paris', '=Paris'],
    ['1. What is the capital of France?\nAnswer: Paris / Paname', '=Paris|Paname'],
    ['1. Quelle est la capitale ?\nRéponse : Paris ; Lutèce', '=Paris|Lutèce'],
    ['1. What is its speed?\nAnswer: 9 km/h', '=9 km/h'],
    ['1. How many sides has a square?\nAnswer: 4', '#4'],
    ['1. Combien vaut π à 2 décimales ?\nRéponse : 3,14', '#3.14'],
    ['1. The capital is ______.\nAnswer: Paris', '=Paris'],
    ['1. Who wrote Candide?\n2. Who wrote Emma?\nAnswers\n1. Voltaire\n2. Jane Austen', '=Voltaire'],
    ['1. Why do leaves turn red in autumn? (5 points)', 'open'],
    ['1. Why do leaves turn red in autumn?\n________________\n________________', 'open'],
    [
      '1. Why do leaves turn red?\nModel answer: Because the green pigment breaks down first, so that others show.',
      'open: Because the green pigment breaks down first, so that others show.',
    ],
  ])('%j', async (text, expected) => {
    expect((await shorts(text))[0]).toBe(expected)
  })
})

describe('what else a document says', () => {
  it.each([
    ['1. Why do leaves turn red? (5 points)', 5],
    ['1. Why do leaves turn red? [5]', 5],
    ['1. Why do leaves turn red? /5', 5],
    ['1. Why do leaves turn red? (/5)', 5],
    ['1. Why do leaves turn red? [2 marks]', 2],
    ['1. (1 pt) Why do leaves turn red?', 1],
    ['1. Pourquoi ? Expliquez-le. (1,5 pt)', 1.5],
    ['Question 1 (3 points)\nWhy do leaves turn red?', 3],
    ['Question 1 – 3 points\nWhy do leaves turn red?', 3],
    ['Question 1: 3 pts\nWhy do leaves turn red?', 3],
    ['1. Why do leaves turn red?\nPoints: 4', 4],
    ['1. Is 3/5 more than half? Explain why.\na) No\nb) Yes *', null],
  ])('%j', async (text, points) => {
    const [item] = await read(text)
    expect(item).toMatchObject({ question: { points } })
    if (points !== null && item && 'question' in item)
      expect(item.question.title).not.toMatch(/\d|point|mark/)
  })

  it('explains, over several lines', async () => {
    const [item] = await read(
      `1. ${CAPITAL}\na) Lyon\nb) Paris\nAnswer: B\nExplanation: It is so\nsince long ago.\n\n2. ${CAPITAL}\na) x\nb) y *`,
    )
    expect(item).toMatchObject({ question: { explanation: 'It is so\\\nsince long ago.' } })
  })

  it('leaves out headings, and shows a long text that asks nothing', async () => {
    const long = 'Rivers carry sand to the sea. '.repeat(8).trim()
    const text = `Exam of June\nName: ______\n\n1. ${CAPITAL}\na) Paris *\nb) Lyon\n\nSection B\n\n${long}\n\n2. And of Norway?\na) Oslo *\nb) Rome`
    expect(await shorts(text)).toEqual(['Paris*, Lyon', 'asksNothing', 'Oslo*, Rome'])
  })

  it('loses no question: a key without one is shown', async () => {
    const items = await read(`1. ${CAPITAL}\na) Paris\nb) Lyon\n\nAnswers\n1. A\n2. C`)
    expect(items.map(short)).toEqual(['Paris*, Lyon', 'keyWithoutQuestion'])
    expect(items[1]).toMatchObject({ line: 7, beginning: '2. C' })
  })

  it('names the line of each question', async () => {
    const items = await read(
      `Exam\n\n1. ${CAPITAL}\na) Paris *\nb) Lyon\n\n2. And of Norway?\na) Oslo *\nb) Rome`,
    )
    expect(items.map(({ line }) => line)).toEqual([3, 7])
  })
})

describe('which texts it takes', () => {
  const takes = (text: string, name = 'exam.txt') =>
    textReader.recognises({ name, bytes: Buffer.from(text), archive: undefined })

  it.each([
    [`1. ${CAPITAL}\na) Paris\nb) Lyon`, true],
    [`${CAPITAL}\na) Paris *\nb) Lyon`, true],
    ['1. Why is the sky blue?', true],
    ['1. Introduction\n2. Methods\n3. Results', false],
    ['A letter to a friend.\n\nDear Anna, I am well.', false],
    ['<quiz><question>1. Why?</question></quiz>', false],
    ['{"questions": "1. Why?"}', false],
  ])('%j: %s', (text, is) => {
    expect(takes(text)).toBe(is)
  })
})
