import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LETTERS } from '../letters.ts'
import { choices } from './rule.ts'
import * as schemas from './schemas.ts'

const markdown = { block: (text: string) => `<p>${text}</p>`, inline: (text: string) => `<i>${text}</i>` }

/** Which are right, from 2 to 10 of them. */
const rightness = fc
  .array(fc.boolean(), { minLength: 2, maxLength: 10 })
  .filter((rights) => rights.includes(true))
const question = fc.tuple(rightness, fc.boolean()).map(([rights, partial]) => kept(rights, { partial }))
/** With an order of a paper, and some of the places on it. */
const onPaper = question.chain((content) => {
  const all = content.options.map((_, place) => place)
  const order = fc.shuffledSubarray(all, { minLength: all.length })
  return fc.tuple(fc.constant(content), order, fc.subarray(all))
})

describe('any list of choices', () => {
  it('gives a share of 0 to 1, all of it for the key, and no more than nothing for what is only wrong', () => {
    fc.assert(
      fc.property(onPaper, ([content, , places]) => {
        const share = Number(choices.mark(content, { type: 'choices', places }))
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(choices.mark(content, keyOf(content))).toBe(1)
        const wrong = places.filter((place) => !content.options[place]?.isCorrect)
        expect(choices.mark(content, { type: 'choices', places: wrong })).toBe(0)
      }),
    )
  })

  it('gives all of it to nothing but the key', () => {
    fc.assert(
      fc.property(onPaper, ([content, , places]) => {
        const isKey = String(places) === String(keyOf(content).places)
        expect(choices.mark(content, { type: 'choices', places }) === 1).toBe(isKey)
      }),
    )
  })

  it('means the same in every order, and is written from the first place to the last', () => {
    fc.assert(
      fc.property(onPaper, ([content, order, places]) => {
        const given = { type: 'choices', places } as const
        const inBank = choices.toBank(given, order)
        expect(inBank && choices.toPaper(inBank, order)).toEqual(given)
        expect(schemas.answer.safeParse(inBank).success).toBe(true)
        const right = choices.rightOf(content, order)
        expect(choices.toBank({ type: 'choices', places: right.places }, order)).toEqual(keyOf(content))
        const { options } = choices.show(content, order, (html) => html)
        expect(right.places.map((place) => options[place]?.html)).toEqual(right.htmls)
      }),
    )
  })

  it('looks the same whichever of them are right, and however many', () => {
    const both = fc.nat(8).chain((more) => {
      const some = fc
        .array(fc.boolean(), { minLength: more + 2, maxLength: more + 2 })
        .filter((rights) => rights.includes(true))
      return fc.tuple(some, some)
    })
    fc.assert(
      fc.property(both, ([one, other]) => {
        expect(shown(kept(one))).toEqual(shown(kept(other, { partial: true })))
        expect(JSON.stringify(shown(kept(one)))).not.toMatch(/correct|partial/i)
      }),
    )
  })

  it('is kept again as it was written, and marked by another key as from scratch', () => {
    fc.assert(
      fc.property(onPaper, ([content, , places]) => {
        expect(choices.keep(choices.write(content), markdown)).toEqual(content)
        const replaced = choices.key?.replaced(content, { type: 'choices', places })
        const scratch = kept(
          content.options.map((_, place) => places.includes(place)),
          content,
        )
        expect(replaced).toEqual(places.length === 0 ? undefined : scratch)
      }),
    )
  })
})

describe('marking', () => {
  // A and B are right, C and D are wrong.
  const four = [true, true, false, false]
  const marks = (letters: string, partial: boolean) =>
    choices.mark(kept(four, { partial }), { type: 'choices', places: placesOf(letters) })

  it('all or nothing: every right one, and no wrong one', () => {
    expect(['AB', 'A', 'ABC', 'CD', 'ABCD', ''].map((letters) => marks(letters, false))).toEqual([
      1, 0, 0, 0, 0, 0,
    ])
  })

  it('by shares: a wrong one costs as much as a right one earns, never below 0', () => {
    expect(['AB', 'A', 'ABC', 'AC', 'C', 'ABCD', 'ACD', ''].map((letters) => marks(letters, true))).toEqual([
      1, 0.5, 0.5, 0, 0, 0, 0, 0,
    ])
    const three = kept([true, true, true, false], { partial: true })
    expect(choices.mark(three, { type: 'choices', places: [0, 2] })).toBeCloseTo(2 / 3)
  })
})

describe('an answer', () => {
  it('is blank where nothing is ticked any more', () => {
    expect(choices.isBlank({ type: 'choices', places: [] })).toBe(true)
    expect(choices.isBlank({ type: 'choices', places: [3] })).toBe(false)
  })

  it('is no answer where the paper has no such place', () => {
    expect(choices.toBank({ type: 'choices', places: [0, 3] }, [2, 0, 1])).toBeUndefined()
    for (const places of [[1, 0], [2, 2], [10], [-1], [0.5], ['a'], undefined])
      expect(schemas.answer.safeParse({ type: 'choices', places }).success).toBe(false)
  })

  it('is said in words, the first one first', () => {
    const content = kept([true, false, true])
    expect(choices.inWords({ type: 'choices', places: [0, 2] }, content, 'en')).toBe('A | C')
    expect(choices.receiptLine({ type: 'choices', places: [0, 2] })).toBe('choices 0, 2')
  })
})

describe('writing', () => {
  const options = (...rights: boolean[]) => choices.write(kept(rights)).options
  const faultOf = (form: object) => schemas.written.safeParse(form).error?.issues[0]?.message

  it.each([
    ['twoToTenAnswers', { options: options(true) }],
    ['twoToTenAnswers', { options: [...options(...Array(10).fill(true)), { text: 'K', isCorrect: false }] }],
    ['someCorrectAnswer', { options: options(false, false, false) }],
    ['answersNotUnique', { options: [...options(true, false), { text: ' A ', isCorrect: false }] }],
    ['answerRequired', { options: [...options(true, false), { text: ' ', isCorrect: false }] }],
    ['onlyOneCorrectAnswer', { options: options(true, true, false), isSingle: true }],
  ])('refuses: %s', (fault, form) => {
    expect(faultOf(form)).toBe(fault)
  })

  it('takes one right answer or several, even all; all or nothing where nothing is said', () => {
    expect(schemas.written.parse({ options: options(true, true) })).toMatchObject({
      isSingle: false,
      partial: false,
    })
    expect(faultOf({ options: options(false, true, false), isSingle: true })).toBeUndefined()
  })
})

describe('on a sheet of paper', () => {
  const asked = { points: 3, locale: 'en' } as const

  it('says that several may be right, unless one is to be chosen', () => {
    expect(choices.onSheet?.answer(shown(kept([true, false])), asked)).toEqual({
      choices: [
        { letter: 'A', html: '<i>A</i>' },
        { letter: 'B', html: '<i>B</i>' },
      ],
      hint: 'Choose all that apply.',
    })
    expect(choices.onSheet?.answer(shown(kept([true, false], { isSingle: true })), asked)).not.toHaveProperty(
      'hint',
    )
  })

  it('tells whoever marks what is right, and what each is worth', () => {
    const content = kept([true, false, true], { partial: true })
    expect(choices.onSheet?.right(choices.rightOf(content, [2, 1, 0]), 'en')).toEqual({
      several: [
        { letter: 'A', html: '<i>C</i>' },
        { letter: 'C', html: '<i>A</i>' },
      ],
    })
    expect(choices.onSheet?.note?.(content, asked)).toContain('1.5')
    expect(choices.onSheet?.note?.(content, { points: 3, locale: 'fr' })).toContain('1,5')
    expect(choices.onSheet?.note?.(kept([true, false]), asked)).toContain('All or nothing')
    expect(choices.onSheet?.note?.(kept([true, false], { isSingle: true }), asked)).toBeUndefined()
  })
})

it('keeps its one right answer where one is to be chosen', () => {
  const single = kept([true, false, false], { isSingle: true })
  expect(choices.key?.replaced(single, { type: 'choices', places: [0, 1] })).toBeUndefined()
  expect(choices.key?.replaced(single, { type: 'choices', places: [2] })).toEqual(
    kept([false, false, true], { isSingle: true }),
  )
})

type Kept = ReturnType<typeof choices.keep>

/** Each answer says its letter. */
function kept(rights: boolean[], { isSingle = false, partial = false }: Partial<Kept> = {}): Kept {
  const options = rights.map((isCorrect, place) => ({ text: LETTERS[place] ?? '', isCorrect }))
  return choices.keep({ options, isSingle, partial }, markdown)
}

function keyOf(content: Kept) {
  const key = choices.key?.of(content)
  if (!key) throw new Error('it has no key')
  return key
}

function shown(content: Kept) {
  const inOrder = content.options.map((_, place) => place)
  return choices.show(content, inOrder, (html) => html)
}

function placesOf(letters: string): number[] {
  return [...letters].map((letter) => LETTERS.indexOf(letter))
}
