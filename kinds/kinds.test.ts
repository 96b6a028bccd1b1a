import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder } from './draw.ts'
import { type KeptContent, kindOf, QUESTION_TYPES, type QuestionType, type WrittenContent } from './index.ts'
import { ALL_SCHEMAS } from './schemas.ts'
import type { Shape } from './spots/shapes.ts'
import { shape } from './spots/testing/shapes.ts'

const markdown = { block: (text: string) => `<p>${text}</p>`, inline: (text: string) => `<i>${text}</i>` }
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })

describe('what is kept', () => {
  it('is what the author wrote, and the HTML of it', () => {
    const answers = [{ text: 'Paris', isCorrect: true }]
    expect(keep('multiple_choice', { answers })).toEqual({
      type: 'multiple_choice',
      answers: [{ text: 'Paris', html: '<i>Paris</i>', isCorrect: true }],
    })
    expect(keep('open', { maxScore: 5, guidance: 'Look' })).toEqual({
      type: 'open',
      maxScore: 5,
      guidance: 'Look',
      guidanceHtml: '<p>Look</p>',
    })
  })
})

describe('what a participant sees', () => {
  it('is the same whichever answer is right', () => {
    const four = fc.array(text, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(four, fc.nat(3), fc.nat(3), (texts, one, other) => {
        expect(withoutAnswer(choice(texts, one))).toEqual(withoutAnswer(choice(texts, other)))
      }),
    )
    expect(withoutAnswer({ type: 'true_false', isTrue: true })).toEqual(
      withoutAnswer({ type: 'true_false', isTrue: false }),
    )
  })

  it('says nothing of accepted answers or of what graders look for', () => {
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1 }),
        fc.boolean(),
        text,
        (accepted, ignoresAccents, guidance) => {
          expect(withoutAnswer({ type: 'fill_in', accepted, ignoresAccents })).toEqual({ type: 'fill_in' })
          const open = { type: 'open', maxScore: 5, guidance, guidanceHtml: `<p>${guidance}</p>` } as const
          expect(withoutAnswer(open)).toEqual({ type: 'open', maxScore: 5 })
        },
      ),
    )
  })

  it('holds no key that tells', () => {
    const shown = JSON.stringify(withoutAnswer(choice(['a', 'b', 'c', 'd'], 2)))
    expect(shown).not.toMatch(/correct|isTrue|accepted|guidance/i)
  })
})

describe('every kind', () => {
  it('has its rule and its shapes under the same name, in the same order', () => {
    expect(ALL_SCHEMAS.map(({ kept }) => kept.shape.type.value)).toEqual(QUESTION_TYPES)
    for (const { kept, shown, answer, right } of ALL_SCHEMAS)
      expect(new Set([kept, shown, answer, right].map(({ shape }) => shape.type.value)).size).toBe(1)
  })

  const kept = fc.oneof(
    fc
      .tuple(fc.array(text, { minLength: 4, maxLength: 4 }), fc.nat(3))
      .map(([texts, right]) => choice(texts, right)),
    fc
      .tuple(fc.array(text, { minLength: 2, maxLength: 10 }), fc.nat(), fc.boolean())
      .map(([texts, right, partial]) => several(texts, right % texts.length, partial)),
    fc.boolean().map((isTrue): KeptContent => ({ type: 'true_false', isTrue })),
    fc
      .array(text, { minLength: 1 })
      .map((accepted): KeptContent => ({ type: 'fill_in', accepted, ignoresAccents: false })),
    fc.tuple(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.nat(100)).map(
      ([value, tolerance]): KeptContent => ({
        type: 'numeric',
        values: [{ within: 'percent', value, tolerance }],
        units: [],
        unitUse: 'none',
        unitPenalty: 1,
      }),
    ),
    fc
      .uniqueArray(text, {
        minLength: 4,
        maxLength: 6,
        selector: (one) => one.normalize().replace(/\s+/g, ' ').trim(),
      })
      .map((texts) => {
        const [one = '', two = '', ...others] = texts.filter((written) => written.trim() !== '')
        const pairs = [one, two].map((left, index) => ({ left, right: index === 0 ? two : one }))
        return keep('matching', { pairs, others })
      }),
    fc
      .tuple(fc.array(text, { minLength: 3, maxLength: 10 }), fc.boolean())
      .map(([items, strict]) => keep('ordering', { items: items.map((text) => ({ text })), strict })),
    fc
      .tuple(fc.array(shape, { minLength: 1, maxLength: 12 }), fc.boolean())
      .map(([shapes, spotsShown]) => spotted(shapes, spotsShown)),
    text.map(
      (guidance): KeptContent => ({
        type: 'open',
        maxScore: 5,
        guidance,
        guidanceHtml: `<p>${guidance}</p>`,
      }),
    ),
  )

  it('is kept again as it was, when it is written as it is kept', () => {
    fc.assert(
      fc.property(kept, (content) => {
        expect(keep(content.type, kindOf(content).write(content))).toEqual(content)
        const { wordingOf, reworded, write } = kindOf(content)
        expect(reworded(content, wordingOf(content))).toEqual(write(content))
      }),
    )
  })

  it('means the same on every paper: an answer comes back from the bank as it was given', () => {
    const shuffled = kept.chain((content) =>
      fc.tuple(
        fc.constant(content),
        fc.shuffledSubarray(inOrder(content), { minLength: inOrder(content).length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([content, order]) => {
        const { key, toPaper, toBank, rightOf, mark } = kindOf(content)
        if (!key) return
        const onPaper = toPaper(key.of(content), order)
        expect(rightOf(content, order)).toMatchObject(onPaper)
        expect(toBank(onPaper, order)).toEqual(key.of(content))
        expect(mark(content, key.of(content))).toBe(1)
      }),
    )
  })

  it('can have another key where one of its answers is right, and only then', () => {
    const content = choice(['a', 'b', 'c', 'd'], 2)
    const changed = kindOf(content).key?.replaced(content, { type: 'multiple_choice', place: 3 })
    expect(changed).toEqual(choice(['a', 'b', 'c', 'd'], 3))
    expect(kindOf(content).key?.replaced(content, { type: 'multiple_choice', place: 4 })).toBeUndefined()
    expect(kindOf({ type: 'open' }).key).toBeUndefined()
    expect(kindOf({ type: 'fill_in' }).key).toBeUndefined()
  })
})

it('says an answer in words, a formula as it is read', () => {
  const content = choice(['$\\frac{1}{2}$', 'b', 'c', 'd'], 0)
  const { inWords } = kindOf(content)
  expect(inWords({ type: 'multiple_choice', place: 0 }, content, 'en')).toBe('1/2')
})

it('says an answer that is a picture by what it shows', () => {
  const logo = (alt: string) => `![${alt}](picture:0192e4a0-0000-7000-8000-000000000001)`
  const content = several([logo('Logo'), logo(''), 'c'], 1, false)
  const { key, inWords } = kindOf(content)
  const right = key?.of(content)
  expect(right && inWords(right, content, 'en')).toBe('Logo | picture')
  expect(right && inWords(right, content, 'fr')).toBe('Logo | image')
})

describe('marking', () => {
  it('a choice: by its position', () => {
    const content = choice(['a', 'b', 'c', 'd'], 2)
    expect([0, 1, 2, 3, 4, -1, 0.5].map((index) => share(content, { place: index }))).toEqual([
      0, 0, 1, 0, 0, 0, 0,
    ])
  })

  it('true or false', () => {
    expect(share({ type: 'true_false', isTrue: false }, { isTrue: false })).toBe(1)
    expect(share({ type: 'true_false', isTrue: false }, { isTrue: true })).toBe(0)
  })

  it('an open answer: a person has to look at it', () => {
    const open = { type: 'open', maxScore: 5, guidance: '', guidanceHtml: '' } as const
    expect(share(open, { text: 'Because.' })).toBe('person')
  })
})

describe('a filled-in answer', () => {
  const isRight = (answer: string, accepted: string, ignoresAccents = false) =>
    share({ type: 'fill_in', accepted: [accepted], ignoresAccents }, { text: answer }) === 1

  it.each([
    ['paris', 'Paris'],
    ['  New   York ', 'new york'],
    ['STRASSE', 'Straße'],
    ['e\u0301te\u0301', 'été'],
    ['ﬁn', 'fin'],
    ['l’eau', "l'eau"],
    ['new\u00a0york', 'New York'],
    ['Ⅳ', 'IV'],
  ])('%j is %j', (answer, accepted) => {
    expect(isRight(answer, accepted)).toBe(true)
  })

  it.each([
    ['ground water', 'groundwater'],
    ['groundwater', 'Ground-Water'],
    ['email', 'e-mail'],
    ['xray', 'X-ray'],
    ['photo\u2011synthesis', 'photosynthesis'],
    ['NewYork', 'New York'],
  ])('%j is %j, unless spacing counts', (answer, accepted) => {
    expect(isRight(answer, accepted)).toBe(true)
    const strict = {
      type: 'fill_in' as const,
      accepted: [accepted],
      ignoresAccents: false,
      spacingCounts: true,
    }
    expect(share(strict, { text: answer })).toBe(0)
    expect(share(strict, { text: ` ${accepted.toUpperCase()}  ` })).toBe(1)
  })

  it.each([
    ['5', '-5'],
    ['105', '10-5'],
    ['xy', 'x-y'],
    ['abc', 'ab-c'],
    ['abcd', 'ab-cd'],
    ['v = abcd', 'v = ab - cd'],
    ['v = abcd', 'v = ab-cd'],
    ['sin x', 'sin -x'],
    ['rate of loss', 'rate - of loss'],
    ['f(speed)', 'f(spe-ed)'],
    ['n1', 'n-1'],
    ['1 2', '12'],
  ])('%j is not %j: a hyphen may be a minus', (answer, accepted) => {
    expect(isRight(answer, accepted)).toBe(false)
  })

  it('accents count unless the author says not', () => {
    expect(isRight('ete', 'été')).toBe(false)
    expect(isRight('ete', 'été', true)).toBe(true)
    expect(isRight('été', 'ete', true)).toBe(true)
    expect(isRight('çà', 'CA', true)).toBe(true)
  })

  it('a spelling that is only tolerated counts, and is told to nobody', () => {
    const content: KeptContent = {
      type: 'fill_in',
      accepted: ['mitochondrion', 'powerhouse'],
      ignoresAccents: false,
    }
    const { accepting, rightOf, rightTold, write } = kindOf(content)
    const spelled = accepting?.with(content, 'mitocondrion') as KeptContent
    expect(spelled).toEqual({ ...content, tolerated: ['mitocondrion'] })
    expect(share(spelled, { text: 'Mitocondrion' })).toBe(1)
    expect(accepting?.nearly(spelled, 'mitocondrion', 'en')).toBeUndefined()
    expect(rightTold(rightOf(spelled, []))).toEqual({ type: 'fill_in', accepted: content.accepted })
    expect(write(spelled)).toEqual({ accepted: [...content.accepted, 'mitocondrion'], ignoresAccents: false })
    // Another answer is another answer.
    expect(accepting?.with(spelled, 'mitochondria')).toMatchObject({
      accepted: ['mitochondrion', 'powerhouse', 'mitochondria'],
    })
  })

  it('nothing is never right, something else is wrong', () => {
    expect(isRight('  ', '\u200b ')).toBe(false)
    expect(isRight('', 'x')).toBe(false)
    expect(isRight('Lyon', 'Paris')).toBe(false)
  })

  it('however it is typed, an accepted answer is right', () => {
    const accepted = fc.array(text, { minLength: 1, maxLength: 5 })
    const typing = fc.record({
      form: fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'),
      isUpper: fc.boolean(),
      pad: fc.constantFrom('', ' ', '\t', '\n '),
    })
    fc.assert(
      fc.property(
        accepted,
        fc.nat(),
        typing,
        fc.boolean(),
        (all, index, { form, isUpper, pad }, ignoresAccents) => {
          const chosen = all[index % all.length] ?? ''
          fc.pre(chosen.trim() !== '' && /[\p{L}\p{N}]/u.test(chosen))
          const cased = isUpper ? chosen.toUpperCase() : chosen
          const answer = pad + cased.normalize(form).replaceAll(' ', '  ') + pad
          expect(share({ type: 'fill_in', accepted: all, ignoresAccents }, { text: answer })).toBe(1)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('ignoring accents never makes a right answer wrong', () => {
    const few = fc.string({
      unit: fc.constantFrom('a', 'à', 'À', 'a\u0300', 'b'),
      minLength: 1,
      maxLength: 2,
    })
    fc.assert(
      fc.property(few, few, (answer, accepted) => {
        fc.pre(isRight(answer, accepted))
        expect(isRight(answer, accepted, true)).toBe(true)
      }),
    )
  })
})

function choice(texts: string[], right: number): KeptContent {
  const answers = texts.map((one, index) => ({
    text: one,
    html: `<i>${one}</i>`,
    isCorrect: index === right,
  }))
  return { type: 'multiple_choice', answers }
}

/** All of them are right, up to the last. */
function several(texts: string[], last: number, partial: boolean): KeptContent {
  const options = texts.map((one, index) => ({ text: one, html: `<i>${one}</i>`, isCorrect: index <= last }))
  return { type: 'choices', options, isSingle: false, partial }
}

/** Each region has a label of its own. */
function spotted(shapes: Shape[], spotsShown: boolean): KeptContent {
  const spotsPicture = '![A map](picture:0192e4a0-0000-7000-8000-000000000001)'
  const spots = shapes.map((shape, index) => ({ label: `label ${index}`, shape }))
  return keep('spots', { spotsPicture, spots, spotOthers: ['another'], spotsShown })
}

function keep(type: QuestionType, written: WrittenContent): KeptContent {
  return kindOf({ type }).keep(written, markdown)
}

function withoutAnswer(content: KeptContent) {
  return kindOf(content).show(content, inOrder(content), (html) => html)
}

function share(content: KeptContent, answer: object) {
  return kindOf(content).mark(content, { type: content.type, ...answer } as never)
}
