import { describe, expect, it } from 'vitest'
import { itemsOf } from '../../testing/round-trip.ts'
import { giftReader } from './read.ts'

const read = (text: string) => itemsOf(giftReader, Buffer.from(text))
const first = async (text: string) => (await read(text))[0]

it.each([
  ['{\n\t=%100%Paris#\n\t=%100%Lutetia#\n}', []],
  ['{=%100%Paris#[html]}', []],
  ['{\n\t=[html]<p>Paris</p>#[html]<p></p>\n\t~London#\n}', []],
  ['{TRUE##}', []],
  ['{TRUE#[html]#[html]}', []],
  ['{=%100%Paris#Well done\n\t=%100%Lutetia#}', ['answerFeedback']],
  ['{TRUE#Read it again}', ['answerFeedback']],
])('notes what is said of answers only where something is said: %j', async (body, notes) => {
  expect(await first(`::x::Capital of France?${body}`)).toMatchObject({ notes })
})

describe('a file in GIFT', () => {
  it('tells questions, where they are filed, and what is said of them', async () => {
    const items = await read(`// question: 0  name: Switch category to $course$/top/Geography
$CATEGORY: $course$/top/Geography


// question: 12  name: Capital [tag:hard] [tag:Europe [west\\]]
// [id:a1] [tag:lang:fr]
::Capital::[html]<p>Which is the capital of <b>France</b>?</p>{
	~Lyon#No\\: think again
	=Paris#Right
	~%-25%[markdown]*Nice*
	####[plain]It is *Paris*.
}

What colour is the sky?
And why?{=blue =light blue =%100%azure}
`)
    expect(items).toEqual([
      {
        line: 7,
        notes: ['answerFeedback', 'negativePoints'],
        question: {
          type: 'choices',
          title: 'Which is the capital of **France**?',
          explanation: 'It is \\*Paris\\*.',
          content: {
            isSingle: true,
            partial: false,
            options: [
              { text: 'Lyon', isCorrect: false },
              { text: 'Paris', isCorrect: true },
              { text: '*Nice*', isCorrect: false },
            ],
          },
          subject: 'Geography',
          difficulty: 'tough',
          language: 'fr',
          points: null,
        },
      },
      {
        line: 14,
        notes: [],
        question: {
          type: 'fill_in',
          title: 'What colour is the sky?\\\nAnd why?',
          explanation: '',
          content: { accepted: ['blue', 'light blue', 'azure'], ignoresAccents: false },
          subject: 'Geography',
          difficulty: null,
          language: null,
          points: null,
        },
      },
    ])
  })

  it.each([
    ['It is so.{T}', true, []],
    ['It is so.{ TRUE }', true, []],
    ['It is so.{true}', true, []],
    ['It is so.{F#Wrong#Right}', false, ['answerFeedback']],
    ['::Name:: It is so. {FALSE####For a reason}', false, []],
  ])('says what is true: %s', async (text, isTrue, notes) => {
    expect(await first(text)).toMatchObject({ notes, question: { type: 'true_false', content: { isTrue } } })
  })

  it('has a gap where a word is missing: with a list, to type into, or for a number', async () => {
    expect(await first('Grant is {~buried =entombed ~living#no} in Grant’s tomb.')).toMatchObject({
      notes: ['answerFeedback'],
      question: {
        type: 'gaps',
        title: 'Grant is ___ in Grant’s tomb.',
        content: {
          gapText: 'Grant is [[1]] in Grant’s tomb.',
          gaps: [{ kind: 'list', choices: ['buried', 'entombed', 'living'], right: 1 }],
        },
      },
    })
    expect(await first('::Sums of small numbers::Two plus two is {=four =4}.')).toMatchObject({
      question: {
        type: 'gaps',
        title: 'Sums of small numbers',
        content: { gapText: 'Two plus two is [[1]].', gaps: [{ kind: 'typed', accepted: ['four', '4'] }] },
      },
    })
    expect(await first('Pi is about {#3.14:0.01}, or a little more.')).toMatchObject({
      question: {
        type: 'gaps',
        content: {
          gaps: [{ kind: 'number', number: { within: 'amount', value: 3.14, tolerance: 0.01 } }],
        },
      },
    })
  })

  it('leaves a line where what is missing is more than a word', async () => {
    expect(await first('Grant is {~[html]<b>buried</b> =[html]<i>entombed</i>} there.')).toMatchObject({
      question: { type: 'choices', title: 'Grant is \\_\\_\\_\\_ there.' },
    })
    expect(await first('These are {~%50%even ~%50%prime ~%-100%odd} numbers.')).toMatchObject({
      question: { type: 'choices', content: { isSingle: false } },
    })
    expect(await first('It is {T} that two is even.')).toMatchObject({ question: { type: 'true_false' } })
  })

  it.each([
    ['Say why.{}', { type: 'open', content: { maxScore: null, guidance: '' } }],
    ['Say why.{####Because}', { type: 'open', explanation: 'Because' }],
    ['::Say why it is so::{}', { type: 'open', title: 'Say why it is so' }],
    // Too little to be asked by itself.
    ['::Leaves *and* roots::Explain.{}', { title: 'Leaves \\*and\\* roots: Explain.' }],
    ['::Leaves::Explain what they do.{}', { title: 'Explain what they do.' }],
    ['When?{#1822}', { type: 'numeric', content: { values: [within(1822)], unitUse: 'none' } }],
    ['When?{#=1822:0#Yes =%100%-1.5e3 ~#No}', { content: { values: [within(1822), within(-1500)] } }],
    ['When?{#5..5}', { content: { values: [within(5)] } }],
    ['When?{#1822:5}', { content: { values: [within(1822, 5)] } }],
    ['How much?{#3,14:0,01}', { content: { values: [within(3.14, 0.01)] } }],
    ['How much?{#-1.5..5}', { content: { values: [{ within: 'range', from: -1.5, to: 5 }] } }],
    [
      'When was Ulysses S. Grant born? {#\n =%50%1822:2#Near\n =1822:0#Right}',
      { content: { values: [within(1822), { ...within(1822, 2), share: 0.5 }] } },
    ],
    ['Is a<b or a < b?{T}', { title: 'Is a\\<b or a < b?' }],
    ['[markdown]A *star*{T}', { title: 'A *star*' }],
    ['[plain]A *star*{T}', { title: 'A \\*star\\*' }],
    ['[moodle]A <i>star</i>{T}', { title: 'A *star*' }],
    ['[sic] it is{T}', { title: '\\[sic] it is' }],
    ['1 \\= 1 \\{x\\} \\~ \\# \\: \\\\ \\(x\\)\\nend{T}', { title: '1 = 1 {x} \\~ # : \\ $x$\\\nend' }],
    ['A{=\\=1 =[plain][html] =\\\\*}', { content: { accepted: ['=1', '[html]', '*'] } }],
  ])('%s', async (text, question) => {
    expect(await first(text)).toMatchObject({ question })
  })

  it('may come from Windows, with a mark before it', async () => {
    const items = await read(
      '\ufeff// A comment\r\n\r\nIs it so?{T}\r\n \t\r\n::Two::\r\nIs it not?\r\n{\r\nF\r\n}\r\n',
    )
    expect(items).toMatchObject([
      { line: 3, question: { title: 'Is it so?', content: { isTrue: true } } },
      { line: 5, question: { title: 'Is it not?', content: { isTrue: false } } },
    ])
  })
})

describe('answers that are worth different things', () => {
  const SEVERAL = { isSingle: false, partial: true }
  it.each([
    ['{~%50%a ~%50%b ~%-50%c}', [true, true, false], SEVERAL, []],
    ['{~%50%a ~%50%b ~%-100%c}', [true, true, false], { isSingle: false, partial: false }, ['allOrNothing']],
    ['{~%50%a ~%50%b ~c}', [true, true, false], SEVERAL, ['unevenShares']],
    ['{~%70%a ~%30%b ~%-50%c}', [true, true, false], SEVERAL, ['unevenShares']],
    ['{~%100%a ~%-100%b ~%-100%c ~%-100%d}', [true, false, false, false], { isSingle: false }, []],
    ['{=a =b ~c}', [true, true, false], SEVERAL, ['anyRight']],
    ['{=a ~%50%b ~c}', [true, false, false], { isSingle: true }, ['partlyRight']],
    ['{=a ~%-50%b ~c}', [true, false, false], { isSingle: true }, ['negativePoints']],
  ])('%s', async (body, rights, how, notes) => {
    const options = rights.map((isCorrect) => ({ isCorrect }))
    expect(await first(`Which of these?${body}`)).toMatchObject({
      question: { type: 'choices', content: { ...how, options } },
      notes,
    })
  })

  it('are four with one that is right: an ordinary choice', async () => {
    for (const body of ['{=a ~b ~c ~d}', '{~%100%a ~b ~c ~d}'])
      expect(await first(`Which of these?${body}`)).toMatchObject({ question: { type: 'multiple_choice' } })
  })
})

describe('words that are worth different things', () => {
  it.each([
    ['{=Oslo =%75%Olso#Nearly =%0%*#No}', ['Oslo'], ['answerFeedback', 'partlyRight']],
    ['{=%100%Oslo =Kristiania =%25%Bergen}', ['Oslo', 'Kristiania'], ['partlyRight']],
    ['{=%60%Bergen =%60%Oslo =%20%Trondheim}', ['Bergen', 'Oslo'], ['partlyRight']],
    ['{=%100%Oslo =%0%Bergen}', ['Oslo'], []],
  ])('are right where they are worth the most: %s', async (body, accepted, notes) => {
    expect(await first(`Which city is it?${body}`)).toMatchObject({
      question: { type: 'fill_in', content: { accepted } },
      notes,
    })
  })
})

it('has pairs, and answers that belong to none of them', async () => {
  const [item] = await read('Which belong together?{=[html]<b>a</b> -> b < c =d\\=e -> f = -> g =h -> f}')
  expect(item).toMatchObject({
    question: {
      type: 'matching',
      content: {
        pairs: [
          { left: '**a**', right: 'b < c' },
          { left: 'd=e', right: 'f' },
          { left: 'h', right: 'f' },
        ],
        others: ['g'],
      },
    },
  })
})

describe('what can’t be asked here', () => {
  it.each([
    ['Match.{=a -> b =c}', 'malformed'],
    ['Match.{= -> b = -> d}', 'noRightAnswer'],
    ['Only a text.', 'asksNothing'],
    ['Which?{~a ~b}', 'noRightAnswer'],
    ['Which?{=%0%a =%0%b}', 'noRightAnswer'],
    ['Which?{=col*r}', 'wildcards', 'col*r'],
    ['When?{#soon}', 'malformed'],
    ['When?{#1822:soon}', 'malformed'],
    ['When?{#=%50%1822}', 'partlyRightAnswers'],
    ['Which?{=a ~b', 'braces'],
    ['Which? =a ~b}', 'braces'],
    ['Which?}={', 'braces'],
    ['Which?{=a} or {=b}', 'braces'],
    ['Which?{a ~b}', 'malformed'],
  ])('%s', async (text, fault, detail?: string) => {
    const items = await read(`Is it so?{T}\n\n// Next\n${text}\n\nIs it not?{F}`)
    expect(items).toMatchObject([
      { question: { title: 'Is it so?' } },
      { line: 4, fault, beginning: text, ...(detail ? { detail } : {}) },
      { question: { title: 'Is it not?' } },
    ])
  })

  it('is one with more answers than anybody reads', async () => {
    const items = await read(`Which?{=a ${'~b '.repeat(50_000)}}\n\nIs it so?{T}`)
    expect(items).toMatchObject([{ fault: 'malformed' }, { question: { type: 'true_false' } }])
  })
})

describe('a file that is none', () => {
  it('is refused where it is no text', async () => {
    await expect(read('\u0000\u0001\u0002\u0003')).rejects.toMatchObject({ fault: 'notText' })
  })

  it('is one all the same where its name says so, and tells in which lines it is broken', async () => {
    const text = 'Is it so?{T\n\n// Next\nIs it not? F}\n\nWhy?'
    const file = { name: 'Quiz.GIFT', bytes: Buffer.from(text), archive: undefined }
    expect(giftReader.recognises(file)).toBe(true)
    expect(giftReader.recognises({ ...file, name: 'quiz.txt' })).toBe(false)
    expect(await read(text)).toMatchObject([
      { line: 1, fault: 'braces' },
      { line: 4, fault: 'braces' },
      { line: 6, fault: 'asksNothing' },
    ])
  })

  it.each([
    ['Is it so?{T}', true],
    ['// c\n\n::A:: Say why.{}', true],
    ['$CATEGORY: x\n\nWhen?{#1822:5}', true],
    ['Broken {\n\nIs it so?{=a =b}', true],
    ['[html]<p>Is it so?</p>{T}', true],
    ['', false],
    ['Some prose, in which nothing {whatever} is asked.', false],
    ['function f() {}\n\nbody { color: red }', false],
    ['{"format": "x"}', false],
    ['[{"a": {}}]', false],
    ['What?\nA) x\nB) y\nANSWER: A', false],
    ['<quiz><question type="essay"><text>x{T}</text></question></quiz>', false],
  ])('is known by what stands between braces: %s', (text, isOne) => {
    const file = { name: 'a.txt', bytes: Buffer.from(text), archive: undefined }
    expect(giftReader.recognises(file)).toBe(isOne)
  })
})

describe('items to be put in order', () => {
  const asked = (body: string) => first(`::x::[html]In which order?{${body}}`)
  const items = ['one', 'two', 'three'].map((text) => ({ text }))

  it.each([
    ['>3 ALL VERTICAL ALL_OR_NOTHING SHOW none\none\ntwo\nthree', true, []],
    ['>3 ALL VERTICAL RELATIVE_NEXT_EXCLUDE_LAST HIDE 123\none\n\ttwo\nthree\n', false, []],
    ['>2 RANDOM HORIZONTAL ABSOLUTE_POSITION\none\ntwo\nthree', false, ['allItems', 'orderMarking']],
    ['>\none\ntwo\nthree', false, ['orderMarking']],
  ])('are lines after a sign, as Moodle writes them: %j', async (body, strict, notes) => {
    expect(await asked(body)).toMatchObject({
      notes,
      question: { type: 'ordering', title: 'In which order?', content: { items, strict } },
    })
  })
})

function within(value: number, tolerance = 0) {
  return { within: 'amount', value, tolerance }
}
