import { describe, expect, it } from 'vitest'
import { itemsOf } from '../../testing/round-trip.ts'
import { aikenReader } from './read.ts'

const read = (text: string) => itemsOf(aikenReader, Buffer.from(text))
const answers = (...texts: string[]) => texts.map((text, at) => ({ text, isCorrect: at === 1 }))
const oneOf = (...texts: string[]) => ({ options: answers(...texts), isSingle: true, partial: false })

describe('a file in Aiken', () => {
  it('tells questions, their answers and which is right', async () => {
    const items = await read(
      '\ufeffWhat is *it* <b>?\r\nA) One\r\nB) Two_2\r\nC)Three\r\nD) ANSWER: A\r\nANSWER: B\r\n\r\n\r\nAnd\r\nthen?\r\na. x\r\nb. y\r\n\r\nanswer : b) y\r\n',
    )
    expect(items).toEqual([
      {
        line: 1,
        notes: [],
        question: {
          type: 'multiple_choice',
          title: 'What is \\*it\\* \\<b>?',
          explanation: '',
          content: { answers: answers('One', 'Two_2', 'Three', 'ANSWER: A') },
          subject: null,
          difficulty: null,
          language: null,
          points: null,
        },
      },
      expect.objectContaining({
        line: 9,
        question: expect.objectContaining({ title: 'And\\\nthen?', content: oneOf('x', 'y') }),
      }),
    ])
  })

  it.each([
    ['A. True\nB. False\nANSWER: A', true],
    ['A) True\nB) False\nANSWER: B', false],
    ['A. Faux\nB. Vrai\nANSWER: B', true],
    ['A. VRAI.\nB. FAUX.\nANSWER: B', false],
  ])('asks whether something is true: %j', async (body, isTrue) => {
    const [item] = await read(`Ice floats on water.\n${body}`)
    expect(item).toMatchObject({
      question: { type: 'true_false', title: 'Ice floats on water.', content: { isTrue } },
    })
  })

  it('asks for more than that where there is a third answer', async () => {
    const [item] = await read('Ice floats.\nA. True\nB. False\nC. It depends\nANSWER: A')
    expect(item).toMatchObject({ question: { type: 'choices', content: { isSingle: true } } })
  })

  it.each([3, 5, 10])('may have %d answers, of which one is to be chosen', async (count) => {
    const lines = [...'ABCDEFGHIJ'].slice(0, count).map((letter) => `${letter}) answer ${letter}`)
    const [item] = await read(`What?\n${lines.join('\n')}\nANSWER: C`)
    const options = [...'ABCDEFGHIJ'].slice(0, count).map((letter) => ({
      text: `answer ${letter}`,
      isCorrect: letter === 'C',
    }))
    expect(item).toMatchObject({ question: { type: 'choices', content: { options, isSingle: true } } })
  })

  it.each(['A, C', 'A and C', 'a;c', 'A & C.'])('may have several right answers: %s', async (key) => {
    const [item] = await read(`What?\nA) x\nB) y\nC) z\nANSWER: ${key}`)
    const options = [true, false, true].map((isCorrect) => ({ isCorrect }))
    expect(item).toMatchObject({
      question: { type: 'choices', content: { options, isSingle: false, partial: false } },
    })
  })

  it('may begin a question with a letter that is not next', async () => {
    const [item] = await read('e. coli is what?\nA. x\nB. y\nANSWER: B')
    expect(item).toMatchObject({ question: { title: 'e. coli is what?' } })
  })
})

describe('what is broken', () => {
  it.each([
    ['What?\nA) x\nB) y', 'malformed', 1],
    ['What?\nA) x\nB) y\n\nANSWER: C', 'noRightAnswer', 1],
    ['What?\nA) x\nB) y\nANSWER: A, C', 'noRightAnswer', 1],
    ['What?\nA) x\nB) y\nANSWER: both', 'malformed', 1],
    ['What?\nA) x\nB) y\nANSWER:', 'malformed', 1],
    ['What?\nA) x\nA) y\nANSWER: A', 'malformed', 1],
    ['A heading', 'malformed', 1],
    ['\nA) x', 'malformed', 2],
    ['\n\nANSWER: A', 'malformed', 3],
  ])('%j is told with its line, and the next one read', async (text, fault, line) => {
    const items = await read(`${text}\n\nAnd then?\nA) x\nB) y\nANSWER: B\n`)
    expect(items[0]).toMatchObject({ line, fault })
    expect(items.at(-1)).toMatchObject({
      question: { title: 'And then?', content: oneOf('x', 'y') },
    })
    expect(items).toHaveLength(2)
  })

  it('is refused where it is no text', async () => {
    await expect(read('\u0000\u0001\u0002\u0003')).rejects.toMatchObject({ fault: 'notText' })
  })
})

describe('a file that is none', () => {
  it.each([
    ['What?\nA) x\nB) y\nANSWER: B', true],
    ['Prose before.\n\nWhat?\nA. x\nB. y\nANSWER: B', true],
    ['1.5 + 2 = ?\nA) 3.5\nB) 4\nANSWER: A', true],
    ['10 - 3 = ?\nA) 7\nB) 4\nANSWER: A', true],
    ['1. What?\nA) x\nB) y\nANSWER: B', false],
    ['Question 1\nWhat?\nA) x\nB) y\nANSWER: B', false],
    ['', false],
    ['Some prose.\n\nANSWER: B', false],
    ['A list:\nA) x\nB) y\nC) z', false],
    ['::x::What?{=A) x\n~B) y}', false],
    ['title,a,b\nWhat?,A) x,B', false],
  ])('is known by its key after answers: %j', (text, isOne) => {
    const file = { name: 'a.txt', bytes: Buffer.from(text), archive: undefined }
    expect(aikenReader.recognises(file)).toBe(isOne)
  })
})
