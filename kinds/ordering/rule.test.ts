import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draw, inOrder, unshuffled } from '../draw.ts'
import { type KeptContent, kindOf } from '../index.ts'
import type { ShapesOf } from '../kind.ts'
import { luckOf } from '../luck.ts'
import { ordering } from './rule.ts'
import * as schemas from './schemas.ts'

type Ordering = ShapesOf<typeof schemas>

const markdown = { block: (text: string) => `<p>${text}</p>`, inline: (text: string) => `<i>${text}</i>` }
const PLANETS = keptOf(['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter'])

const kept = fc
  .tuple(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 3, maxLength: 10 }), fc.boolean())
  .map(([texts, strict]) => keptOf(texts, strict))
/** A question with some order of its items. */
const ordered = kept.chain((content) => fc.tuple(fc.constant(content), permutationOf(content)))

describe('an order', () => {
  it('earns a share from 0 to 1, and all of it where it is the right one', () => {
    fc.assert(
      fc.property(ordered, ([content, places]) => {
        const share = ordering.mark(content, { type: 'ordering', places }) as number
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(share === 1).toBe(places.every((position, rank) => position === rank))
        expect(ordering.mark(content, ordering.key?.of(content) as Ordering['answer'])).toBe(1)
      }),
    )
  })

  it.each([
    [[0, 1, 2, 3, 4], 1],
    // One item is in the wrong place: what follows one another there still does.
    [[1, 2, 3, 4, 0], 3 / 4],
    [[0, 1, 3, 2, 4], 1 / 4],
    [[4, 3, 2, 1, 0], 0],
    [[1, 2, 0, 3, 4], 2 / 4],
  ])('%j: so many of its neighbours are in order: %d', (places, share) => {
    expect(ordering.mark(PLANETS, { type: 'ordering', places })).toBe(share)
    const strict = { ...PLANETS, strict: true }
    expect(ordering.mark(strict, { type: 'ordering', places })).toBe(share === 1 ? 1 : 0)
  })

  it('of other items than the question has earns nothing', () => {
    for (const places of [[0, 1, 2], [0, 1, 2, 3, 5], [0, 1, 2, 3, 3], []])
      expect(ordering.mark(PLANETS, { type: 'ordering', places })).toBe(0)
  })

  it('is the same answer on every paper', () => {
    fc.assert(
      fc.property(
        ordered.chain(([content, order]) =>
          fc.tuple(fc.constant(content), fc.constant(order), permutationOf(content)),
        ),
        ([content, order, places]) => {
          const inBank = ordering.toBank({ type: 'ordering', places }, order)
          expect(inBank && ordering.toPaper(inBank, order)).toEqual({ type: 'ordering', places })
          // What is read on the paper is what the bank keeps.
          const { items } = ordering.show(content, order, (html) => html)
          const read = places.map((place) => items[place]?.html)
          expect(inBank?.places.map((position) => content.items[position]?.html)).toEqual(read)
          const right = ordering.rightOf(content, order)
          expect(right.places.map((place) => items[place])).toEqual(right.items)
        },
      ),
    )
  })

  it('of items that the paper doesn’t have is no answer', () => {
    const order = [2, 0, 1]
    for (const places of [
      [0, 1],
      [0, 1, 3],
      [0, 1, 1],
      [0, 1, 2, 3],
    ])
      expect(ordering.toBank({ type: 'ordering', places }, order)).toBeUndefined()
    const tellsTwice = { type: 'ordering', places: [0, 1, 1] }
    expect(schemas.answer.safeParse(tellsTwice).success).toBe(false)
    expect(schemas.answer.safeParse({ type: 'ordering', places: [0, 1, 10] }).success).toBe(false)
    expect(schemas.answer.safeParse({ type: 'ordering', places: [2, 0, 1] }).success).toBe(true)
  })
})

describe('a paper', () => {
  it('never shows the items in the right order, shuffled or not', () => {
    fc.assert(
      fc.property(ordered, fc.string(), ([content, order], name) => {
        const asWritten = content.items.map(({ html }) => ({ html }))
        for (const drawn of [order, inOrder(content), unshuffled(content, name)])
          expect(ordering.show(content, drawn, (html) => html).items).not.toEqual(asWritten)
        expect(unshuffled(content, name)).not.toEqual(inOrder(content))
      }),
    )
  })

  it('is as likely to have one wrong order as any other', () => {
    const content = keptOf(['a', 'b', 'c'])
    const counts = new Map<string, number>()
    const seeds = Array.from({ length: 3000 }, (_, seed) => seed)
    for (const seed of seeds) {
      const questions = [{ content, id: 'question' }]
      const how = { nameOf: () => 'question', luckOf: (name: string) => luckOf(`${seed}/${name}`) }
      const drawn = () =>
        draw([{ title: '', draw: null, questions }], {
          shuffling: { questions: true, answers: true },
          ...how,
        })
      const order = drawn()[0]?.questions[0]?.order.join() ?? ''
      expect(drawn()[0]?.questions[0]?.order.join()).toBe(order)
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual(['0,2,1', '1,0,2', '1,2,0', '2,0,1', '2,1,0'])
    for (const count of counts.values()) expect(Math.abs(count - 600)).toBeLessThan(100)
  })

  it('shows them all in one order where answers aren’t shuffled, which is another for every question', () => {
    const orders = Array.from({ length: 50 }, (_, number) => unshuffled(PLANETS, `question ${number}`).join())
    expect(unshuffled(PLANETS, 'question 7').join()).toBe(orders[7])
    expect(new Set(orders).size).toBeGreaterThan(25)
    expect(unshuffled(choice(), 'question 7')).toEqual([0, 1, 2, 3])
  })

  it('stays as it is when another order turns out to be right', () => {
    const changed = replaced(PLANETS, [4, 3, 2, 1, 0])
    for (const order of [inOrder(PLANETS), [3, 1, 0, 2, 4]])
      expect(ordering.show(changed, order, (html) => html)).toEqual(
        ordering.show(PLANETS, order, (html) => html),
      )
  })
})

describe('another key', () => {
  it('marks as if the question had been written so', () => {
    const two = ordered.chain(([content, right]) =>
      fc.tuple(fc.constant(content), fc.constant(right), permutationOf(content)),
    )
    fc.assert(
      fc.property(two, ([content, right, places]) => {
        const changed = replaced(content, right)
        const afresh = ordering.keep(ordering.write(changed), markdown)
        const asThere = places.map((position) => right.indexOf(position))
        expect(ordering.mark(changed, { type: 'ordering', places })).toBe(
          ordering.mark(afresh, { type: 'ordering', places: asThere }),
        )
        expect(ordering.key?.of(changed).places).toEqual(right)
        expect(replaced(changed, [...content.items.keys()])).toEqual(content)
        expect(ordering.reworded(changed, ordering.wordingOf(changed))).toEqual(ordering.write(changed))
      }),
    )
  })

  it('is an order of all items', () => {
    expect(ordering.key?.replaced(PLANETS, { type: 'ordering', places: [0, 1, 2, 3] })).toBeUndefined()
    expect(ordering.key?.replaced(PLANETS, { type: 'ordering', places: [0, 1, 2, 3, 3] })).toBeUndefined()
  })
})

describe('what is written', () => {
  it.each([
    [['a', 'b'], 'items: threeToTenItems'],
    [Array.from('abcdefghijk'), 'items: threeToTenItems'],
    [['a', 'b', ' b '], 'items,1,text: itemsNotUnique; items,2,text: itemsNotUnique'],
    [['a', 'b', ' '], 'items,2,text: itemRequired'],
    [['a', '', ' '], 'items,1,text: itemRequired; items,2,text: itemRequired'],
    [['a', 'b', 'x'.repeat(1001)], 'items,2,text: textTooLong'],
  ])('%j is refused: %s', (items, message) => {
    const { error } = schemas.written.safeParse({ items: items.map((text) => ({ text })) })
    expect(error?.issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ')).toBe(message)
  })

  it('gives a share for every neighbour unless somebody says otherwise', () => {
    const items = ['a', ' b ', 'c'].map((text) => ({ text }))
    expect(schemas.written.parse({ items })).toEqual({
      items: [{ text: 'a' }, { text: 'b' }, { text: 'c' }],
      strict: false,
    })
  })
})

describe('afterwards', () => {
  it('statistics say who put what where', () => {
    const changed = replaced(keptOf(['a', 'b', 'c']), [2, 0, 1])
    const groups = ordering.optionsOf(changed) ?? []
    expect(groups.map(({ options }) => options.filter(({ isRight }) => isRight))).toMatchObject([
      [{ place: 2, html: '<i>c</i>' }],
      [{ place: 16, html: '<i>a</i>' }],
      [{ place: 33, html: '<i>b</i>' }],
    ])
    expect(ordering.chosenIn({ type: 'ordering', places: [1, 2, 0] }, changed)).toEqual([1, 18, 32])
    const places = groups.flatMap(({ options }) => options.map(({ place }) => place))
    expect(new Set(places).size).toBe(9)
    expect([0, 1, 2, 9].map((index) => ordering.groupInWords?.(index, 'en'))).toEqual([
      '1st place',
      '2nd place',
      '3rd place',
      '10th place',
    ])
    expect([0, 1].map((index) => ordering.groupInWords?.(index, 'fr'))).toEqual(['1re place', '2e place'])
  })

  it('an answer is read as its items, one after the other', () => {
    const content = keptOf(['$\\frac{1}{2}$', 'one', 'two'])
    expect(ordering.inWords({ type: 'ordering', places: [2, 0, 1] }, content, 'en')).toBe('two → 1/2 → one')
    expect(ordering.receiptLine({ type: 'ordering', places: [2, 0, 1] })).toBe('order 2 0 1')
  })

  it('a sheet of paper has a box before every item, and its key the numbers', () => {
    const shown = ordering.show(PLANETS, [1, 0, 2, 3, 4], (html) => html)
    expect(ordering.onSheet?.answer(shown, { points: 1, locale: 'en' })).toEqual({
      boxed: ['Venus', 'Mercury', 'Earth', 'Mars', 'Jupiter'].map((text) => `<i>${text}</i>`),
      choices: [],
      hint: 'Put them in order: write the numbers 1 to 5 in the boxes.',
    })
    expect(ordering.onSheet?.right(ordering.rightOf(PLANETS, [1, 0, 2, 3, 4]), 'en')).toMatchObject({
      several: [{ letter: '1', html: '<i>Mercury</i>' }, { letter: '2' }, { letter: '3' }, {}, {}],
    })
  })
})

function keptOf(items: string[], strict = false): Ordering['kept'] {
  return ordering.keep({ items: items.map((text) => ({ text })), strict }, markdown)
}

function permutationOf({ items }: Ordering['kept']) {
  return fc.shuffledSubarray([...items.keys()], { minLength: items.length })
}

function replaced(content: Ordering['kept'], places: number[]): Ordering['kept'] {
  return ordering.key?.replaced(content, { type: 'ordering', places }) as Ordering['kept']
}

function choice(): KeptContent {
  const answers = ['a', 'b', 'c', 'd'].map((text) => ({ text, isCorrect: text === 'a' }))
  return kindOf({ type: 'multiple_choice' }).keep({ answers }, markdown)
}
