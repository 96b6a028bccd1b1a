import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder } from '../draw.ts'
import { asSeen } from '../text/as-seen.ts'
import { matching } from './rule.ts'
import { answer as answerSchema, written as schema } from './schemas.ts'

const markdown = { block: (text: string) => `<p>${text}</p>`, inline: (text: string) => `<i>${text}</i>` }
const keep = (written: { pairs: { left: string; right: string }[]; others?: string[] }) =>
  matching.keep(schema.parse(written), markdown)
const html = (text: string) => text

const CAPITALS = {
  pairs: [
    { left: 'France', right: 'Paris' },
    { left: 'Spain', right: 'Madrid' },
    { left: 'Italy', right: 'Rome' },
  ],
  others: ['Lyon'],
}
/** Lyon, Madrid, Paris, Rome. */
const capitals = keep(CAPITALS)
const given = (...places: (number | null)[]) => ({ type: 'matching' as const, places })

describe('what is shown', () => {
  it('lists each answer once, sorted, whatever belongs to what', () => {
    const shown = matching.show(capitals, inOrder(capitals), html)
    expect(shown.lefts.map((left) => left.html)).toEqual(['<i>France</i>', '<i>Spain</i>', '<i>Italy</i>'])
    expect(shown.choices.map(({ text }) => text)).toEqual(['Lyon', 'Madrid', 'Paris', 'Rome'])
    const twice = keep({
      pairs: [
        { left: 'whale', right: 'mammal' },
        { left: 'bat', right: ' mammal' },
        { left: 'tuna', right: 'fish' },
      ],
    })
    expect(twice.choices.map(({ text }) => text)).toEqual(['fish', 'mammal'])
    expect(matching.mark(twice, given(1, 1, 0))).toBe(1)
  })

  it('puts numbers in their order, and reads a formula as it is said', () => {
    const kept = keep({
      pairs: [
        { left: 'ten', right: '10' },
        { left: 'two', right: '2' },
        { left: 'half', right: '$\\frac{1}{2}$' },
      ],
    })
    const shown = matching.show(kept, inOrder(kept), html)
    expect(shown.choices.map(({ text }) => text)).toEqual(['1/2', '2', '10'])
  })

  it('is the same whichever belongs together', () => {
    fc.assert(
      fc.property(written, ({ pairs, others }) => {
        const turned = pairs.map(({ left }, index) => ({ left, right: pairs.at(index - 1)?.right ?? '' }))
        const [one, other] = [keep({ pairs, others }), keep({ pairs: turned, others })]
        // Of two spellings of one answer the first is shown.
        fc.pre(
          new Set(pairs.map(({ right }) => asSeen(right))).size ===
            new Set(pairs.map(({ right }) => right)).size,
        )
        expect(matching.show(one, inOrder(one), html)).toEqual(matching.show(other, inOrder(other), html))
      }),
    )
  })
})

describe('marking', () => {
  it('gives the share of right pairs', () => {
    expect(matching.mark(capitals, given(2, 1, 3))).toBe(1)
    expect(matching.mark(capitals, given(2, 0, 3))).toBeCloseTo(2 / 3)
    expect(matching.mark(capitals, given(2, null, null))).toBeCloseTo(1 / 3)
    expect(matching.mark(capitals, given(1, 2, 0))).toBe(0)
    expect(matching.mark(capitals, given(2, 1))).toBe(0)
  })

  it('lies in 0 to 1; the key gives 1, nothing gives 0, and each right pair as much as any other', () => {
    fc.assert(
      fc.property(asked, ({ kept, answer }) => {
        const share = matching.mark(kept, answer) as number
        const key = matching.key?.of(kept)
        const right = answer.places.filter((place, index) => place === key?.places[index]).length
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(share).toBeCloseTo(right / kept.pairs.length)
        expect(key && matching.mark(kept, key)).toBe(1)
        expect(matching.mark(kept, given(...kept.pairs.map(() => null)))).toBe(0)
      }),
    )
  })

  it('is blank where nothing was chosen, and only there', () => {
    expect(matching.isBlank(given(null, null))).toBe(true)
    expect(matching.isBlank(given(null, 0))).toBe(false)
    expect(matching.receiptLine(given(2, null, 0))).toBe('matches 2 - 0')
  })
})

describe('on a paper in any order', () => {
  it('an answer means the same, and what is right too', () => {
    fc.assert(
      fc.property(asked, ({ kept, answer, order }) => {
        const onPaper = matching.toPaper(answer, order)
        expect(matching.toBank(onPaper, order)).toEqual(answer)

        // Read off the paper, as participants do.
        const shown = matching.show(kept, order, html)
        const read = onPaper.places.map((place, index) => [
          shown.lefts[index]?.html,
          place === null ? null : shown.choices[place]?.html,
        ])
        const meant = answer.places.map((place, index) => [
          kept.pairs[index]?.html,
          place === null ? null : kept.choices[place]?.html,
        ])
        expect(read.toSorted()).toEqual(meant.toSorted())
        const right = matching.rightOf(kept, order)
        const told = right.places.map((place, index) => [
          shown.lefts[index]?.html,
          shown.choices[place]?.html,
        ])
        expect(told).toEqual(right.pairs.map((pair) => [pair.html, pair.rightHtml]))
      }),
    )
  })

  it('what the paper doesn’t have is no answer', () => {
    const order = inOrder(capitals)
    expect(matching.toBank(given(0, 0, 4), order)).toBeUndefined()
    expect(matching.toBank(given(0, 0, 3), order)).toEqual(given(0, 0, 3))
    expect(matching.toBank(given(...Array.from({ length: 9 }, () => 0)), order)).toBeUndefined()
    for (const places of [[0], [0, 16], [0, -1], [0, 0.5], Array.from({ length: 11 }, () => 0)])
      expect(answerSchema.safeParse({ type: 'matching', places }).success, String(places)).toBe(false)
  })
})

describe('another key', () => {
  it('marks as if it had been written so', () => {
    fc.assert(
      fc.property(asked, ({ kept, answer, key }) => {
        const regraded = matching.key?.replaced(kept, key)
        const scratch = matching.keep(matching.write({ ...kept, ...regraded }), markdown)
        expect(regraded).toEqual(scratch)
        expect(regraded && matching.mark(regraded, key)).toBe(1)
        expect(regraded && matching.mark(regraded, answer)).toBe(matching.mark(scratch, answer))
      }),
    )
  })

  it('has an answer of the list for each', () => {
    expect(matching.key?.replaced(capitals, given(2, 1, 0))?.pairs[2]).toMatchObject({ place: 0 })
    expect(matching.key?.replaced(capitals, given(2, 1, null))).toBeUndefined()
    expect(matching.key?.replaced(capitals, given(2, 1, 4))).toBeUndefined()
    expect(matching.key?.replaced(capitals, given(2, 1))).toBeUndefined()
    expect(matching.key?.replaced(capitals, given(2, 1, 3, 0))).toBeUndefined()
  })
})

it('names each on the left in plain words, a picture by what it shows', () => {
  const picture = (alt: string) => `![${alt}](picture:0192e4a0-0000-7000-8000-000000000001)`
  const kept = keep({
    pairs: [
      { left: '$\\frac{1}{2}$', right: 'half' },
      { left: picture('A map'), right: picture('') },
      { left: picture(''), right: 'third' },
    ],
  })
  expect(matching.show(kept, inOrder(kept), html).lefts.map(({ text }) => text)).toEqual(['1/2', 'A map', ''])
  const key = matching.key?.of(kept)
  expect(key && matching.inWords(key, kept, 'en')).toBe('1/2 → half; A map → picture; picture → third')
  expect(key && matching.inWords(key, kept, 'fr')).toBe('1/2 → half; A map → image; image → third')
})

it('says in words what was put together', () => {
  expect(matching.inWords(given(2, null, 1), capitals, 'en')).toBe(
    'France → Paris; Spain → –; Italy → Madrid',
  )
  expect(matching.inWords(given(2, null, 1), undefined, 'en')).toBe('')
})

it('is counted pair by pair', () => {
  const [france, spain] = matching.optionsOf(capitals) ?? []
  expect(france?.html).toBe('<i>France</i>')
  expect(france?.options.filter(({ isRight }) => isRight)).toMatchObject([{ place: 2, html: '<i>Paris</i>' }])
  expect(spain?.options.map(({ place }) => place)).toEqual([16, 17, 18, 19])
  expect(matching.chosenIn(given(2, null, 1), capitals)).toEqual([2, 33])
})

it('has boxes on a sheet, and a key with the letters to look for', () => {
  const order = inOrder(capitals)
  const shown = matching.show(capitals, order, html)
  expect(matching.onSheet?.answer(shown, { points: 1, locale: 'en' })).toMatchObject({
    boxed: ['<i>France</i>', '<i>Spain</i>', '<i>Italy</i>'],
    choices: [{ letter: 'A', html: '<i>Lyon</i>' }, { letter: 'B' }, { letter: 'C' }, { letter: 'D' }],
  })
  expect(matching.onSheet?.right(matching.rightOf(capitals, order), 'en')).toMatchObject({
    pairs: [{ html: '<i>France</i>', rightHtml: 'C. <i>Paris</i>' }, {}, {}],
  })
})

describe('what is written', () => {
  const faultsOf = (change: object) =>
    schema
      .safeParse({ ...CAPITALS, ...change })
      .error?.issues.map(({ path, message }) => `${path}: ${message}`)

  it('has 2 to 10 pairs, all filled in, each with something else on its left', () => {
    const [first] = CAPITALS.pairs
    expect(faultsOf({ pairs: [first] })).toContain('pairs: pairsOutOfNumber')
    const eleven = Array.from({ length: 11 }, (_, index) => ({ left: `${index}`, right: `${index}` }))
    expect(faultsOf({ pairs: eleven })).toContain('pairs: pairsOutOfNumber')
    expect(faultsOf({ pairs: [first, { left: 'Spain', right: ' ' }] })).toContain(
      'pairs,1,right: answerRequired',
    )
    expect(faultsOf({ pairs: [first, { left: ' France ', right: 'Nice' }] })).toEqual([
      'pairs,0,left: leftsNotUnique',
      'pairs,1,left: leftsNotUnique',
    ])
  })

  it('says of each field that is still empty just that', () => {
    const empty = { left: '', right: ' ' }
    expect(faultsOf({ pairs: [empty, empty], others: ['', ''] })?.toSorted()).toEqual([
      'others,0: answerRequired',
      'others,1: answerRequired',
      'pairs,0,left: itemRequired',
      'pairs,0,right: answerRequired',
      'pairs,1,left: itemRequired',
      'pairs,1,right: answerRequired',
    ])
  })

  it('has up to 6 further answers that are none of the others', () => {
    expect(faultsOf({ others: undefined })).toBeUndefined()
    expect(faultsOf({ others: [...'abcdefg'] })).toEqual(['others: tooManyOthers'])
    expect(faultsOf({ others: ['Paris'] })).toEqual(['others: othersNotUnique'])
    expect(faultsOf({ others: ['Nice', 'Nice'] })).toEqual(['others: othersNotUnique'])
  })

  it('proposes each answer once to whoever checks how it is written', () => {
    const pairs = ['Lyon', 'Nice', 'Turin'].map((left, index) => ({
      left,
      right: index < 2 ? 'France' : 'Italy',
    }))
    const proposed = matching.proposed?.({ pairs, others: ['Spain'] }) ?? []
    expect(proposed.map(({ text }) => text)).toEqual(['France', 'Italy', 'Spain'])
    expect(proposed.some(({ isCorrect }) => isCorrect)).toBe(false)
  })

  it('has something to choose between', () => {
    const same = CAPITALS.pairs.map(({ left }) => ({ left, right: 'Paris' }))
    expect(faultsOf({ pairs: same, others: [] })).toEqual(['pairs: onlyOneAnswer'])
    expect(faultsOf({ pairs: same })).toBeUndefined()
  })
})

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((one) => one.trim() !== '')
const written = fc
  .record({
    lefts: fc.uniqueArray(text, { minLength: 2, maxLength: 10, selector: asSeen }),
    choices: fc.uniqueArray(text, { minLength: 2, maxLength: 6, selector: asSeen }),
    luck: fc.array(fc.nat(), { minLength: 10, maxLength: 10 }),
  })
  .map(({ lefts, choices, luck }) => {
    const pairs = lefts.map((left, index) => ({
      left,
      right: choices[(luck[index] ?? 0) % choices.length] ?? '',
    }))
    return { pairs, others: choices.filter((one) => pairs.every(({ right }) => right !== one)) }
  })

/** A question, two answers to it, and the order of somebody's paper. */
const asked = written.chain((content) => {
  const kept = keep(content)
  const place = fc.nat(kept.choices.length - 1)
  const placesOf = <Place>(one: fc.Arbitrary<Place>) =>
    fc.array(one, { minLength: kept.pairs.length, maxLength: kept.pairs.length })
  return fc.record({
    kept: fc.constant(kept),
    answer: placesOf(fc.option(place)).map((places) => given(...places)),
    key: placesOf(place).map((places) => given(...places)),
    order: fc.shuffledSubarray(inOrder(kept), { minLength: matching.partCount(kept) }),
  })
})
