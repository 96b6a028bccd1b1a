import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spelledNumber } from '../numeric/spelling.ts'
import { isRight } from './gap.ts'
import { markerOf, numbersIn, withGaps, withMarkers } from './markers.ts'
import { gaps } from './rule.ts'
import { written } from './schemas.ts'

const markdown = { block: (text: string) => `<p>${text}</p>`, inline: (text: string) => text }
const word = fc.string({ unit: fc.constantFrom(...'abcdefgéè'), minLength: 1, maxLength: 8 })
const words = (least: number) => fc.uniqueArray(word, { minLength: least, maxLength: 5 })
const weight = fc.integer({ min: 1, max: 10 })

const typed = fc.record({
  kind: fc.constant('typed' as const),
  accepted: words(1),
  ignoresAccents: fc.boolean(),
  weight,
})
const list = fc.record({ choices: words(2), luck: fc.nat(), weight }).map(({ choices, luck, weight }) => ({
  kind: 'list' as const,
  choices,
  right: luck % choices.length,
  weight,
}))
const value = fc.integer({ min: -1e6, max: 1e6 }).map((digits) => digits / 100)
const tolerance = fc.integer({ min: 0, max: 1000 }).map((digits) => digits / 100)
const accepted: fc.Arbitrary<NumberGap['number']> = fc.oneof(
  fc.record({ within: fc.constantFrom('amount' as const, 'percent' as const), value, tolerance }),
  fc.record({ within: fc.constant('digits' as const), value, digits: fc.integer({ min: 1, max: 6 }) }),
  fc
    .tuple(value, tolerance)
    .map(([from, more]) => ({ within: 'range' as const, from, to: Number((from + more).toFixed(2)) })),
)
const number = fc.record({ kind: fc.constant('number' as const), number: accepted, weight })
const content = fc.array(fc.oneof(typed, number, list), { minLength: 1, maxLength: 12 }).map((all) => {
  const gapText = all.map((_, index) => `word ${markerOf(index + 1)}`).join(', ')
  return gaps.keep({ gapText, gaps: all }, markdown)
})
const numeral = fc.oneof(value, tolerance).map((one) => spelledNumber(one, 'fr'))
const filled = fc
  .array(fc.option(fc.oneof(word, numeral)), { maxLength: 12 })
  .map((given) => ({ type: 'gaps' as const, given }))

describe('the points of a text with gaps', () => {
  it('are a share from 0 to 1, all of them for the key and none for nothing', () => {
    fc.assert(
      fc.property(content, filled, (kept, answer) => {
        const share = gaps.mark(kept, answer) as number
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        for (const locale of ['en', 'fr'] as const)
          expect(gaps.mark(kept, gaps.key?.of(kept, locale) ?? answer)).toBe(1)
        expect(gaps.mark(kept, { type: 'gaps', given: [] })).toBe(0)
      }),
    )
  })

  it('are shared by the weights of the gaps', () => {
    const kept = keptOf([
      { kind: 'typed', accepted: ['Paris'], ignoresAccents: false, weight: 3 },
      { kind: 'list', choices: ['1789', '1815'], right: 0, weight: 1 },
    ])
    expect(gaps.mark(kept, { type: 'gaps', given: [' paris ', '1815'] })).toBe(0.75)
    expect(gaps.mark(kept, { type: 'gaps', given: [null, '1789'] })).toBe(0.25)
  })

  it('take a number as a number question does, without a unit', () => {
    const number: NumberGap = {
      kind: 'number',
      number: { within: 'amount', value: 3.14, tolerance: 0.01 },
      weight: 1,
    }
    const right = ['3,14', '3.15', '3.13', '31.4e-1', '314·10^-2', ' 3.140 ']
    const wrong = ['3.16', '3.14 m', 'pi', '3.14 ± 1', '3..4', '', null]
    expect(right.filter((text) => !isRight(number, text))).toEqual([])
    expect(wrong.filter((text) => isRight(number, text))).toEqual([])
    const range: NumberGap = { ...number, number: { within: 'range', from: -1, to: 1 } }
    expect(['-1', '0', '1', '1,001'].map((text) => isRight(range, text))).toEqual([true, true, true, false])
  })

  it('take what is typed as a fill-in question does, and a choice as it stands in the list', () => {
    const kept = keptOf([
      { kind: 'typed', accepted: ['été'], ignoresAccents: true, weight: 1 },
      { kind: 'list', choices: ['Été', 'été'], right: 1, weight: 1 },
    ])
    expect(gaps.mark(kept, { type: 'gaps', given: ['ETE', 'Été'] })).toBe(0.5)
  })
})

describe('what a participant sees', () => {
  it('is the same whichever choice of a list is right, wherever the author wrote it', () => {
    fc.assert(
      fc.property(words(2), fc.nat(), fc.nat(), (choices, one, other) => {
        const shownWith = (right: number, all: string[]) =>
          gaps.show(keptOf([{ kind: 'list', choices: all, right, weight: 1 }]), [], (html) => html)
        expect(shownWith(one % choices.length, choices)).toEqual(
          shownWith(other % choices.length, choices.toReversed()),
        )
      }),
    )
  })

  it('says nothing of what is accepted', () => {
    fc.assert(
      fc.property(content, (kept) => {
        const asked = { typed: { choices: null }, number: { choices: null, isNumber: true } }
        const typedGaps = kept.gaps.map((gap) => (gap.kind === 'list' ? expect.anything() : asked[gap.kind]))
        expect(gaps.show(kept, [], (html) => html)).toEqual({
          type: 'gaps',
          gapHtml: kept.gapHtml,
          gaps: typedGaps,
        })
      }),
    )
  })
})

describe('another key', () => {
  it('marks as if it had been right from the start', () => {
    fc.assert(
      fc.property(content, content, filled, (before, other, answer) => {
        // The same gaps, as far as they are of the same sort, with what is accepted in the others.
        const pairs = before.gaps.flatMap((gap, index) => {
          const there = other.gaps[index]
          return there?.kind === gap.kind && gap.kind !== 'list'
            ? [[gap, { ...gap, ...there, ...kept(gap) }]]
            : []
        }) as [Gap, Gap][]
        fc.pre(pairs.length > 0)
        const fromScratch = keptOf(pairs.map(([, there]) => there))
        for (const locale of ['en', 'fr'] as const) {
          const right = gaps.key?.of(fromScratch, locale)
          const after = right && gaps.key?.replaced(keptOf(pairs.map(([gap]) => gap)), right)
          expect(after).toEqual(fromScratch)
          expect(after && gaps.mark(after, answer)).toBe(gaps.mark(fromScratch, answer))
        }
      }),
    )
  })

  it('changes nothing where it is what it was', () => {
    fc.assert(
      fc.property(content, fc.constantFrom('en' as const, 'fr' as const), (kept, locale) => {
        const key = gaps.key?.of(kept, locale)
        expect(key && gaps.key?.replaced(kept, key)).toEqual(kept)
      }),
    )
  })

  it('replaces what was accepted: several answers with a stroke between, a number with its tolerance', () => {
    const kept = keptOf([
      { kind: 'typed', accepted: ['1789', '14 July 1789'], ignoresAccents: false, weight: 1 },
      { kind: 'number', number: { within: 'amount', value: 3.14, tolerance: 0.01 }, weight: 1 },
    ])
    expect(gaps.key?.of(kept).given).toEqual(['1789 | 14 July 1789', '3.14 ± 0.01'])
    const after = (given: string[]) => gaps.key?.replaced(kept, { type: 'gaps', given })?.gaps
    expect(after(['1789 | July 1789', '3,1 ± 0,05'])).toMatchObject([
      { accepted: ['1789', 'July 1789'] },
      { number: { within: 'amount', value: 3.1, tolerance: 0.05 } },
    ])
    expect(after(['1790', '3..4'])).toMatchObject([
      { accepted: ['1790'] },
      { number: { within: 'range', from: 3, to: 4 } },
    ])
    expect(after(['1790', 'about 3'])).toBeUndefined()
    expect(after(['1790', '4..3'])).toBeUndefined()
    expect(after(['1790', '3 (50 %)'])).toBeUndefined()
  })

  it('is the first answer where a stroke stands in one', () => {
    const kept = keptOf([{ kind: 'typed', accepted: ['|x|', 'abs x'], ignoresAccents: false, weight: 1 }])
    const key = gaps.key?.of(kept) ?? { type: 'gaps', given: [] }
    expect(key.given).toEqual(['|x|'])
    expect(gaps.mark(kept, key)).toBe(1)
    expect(gaps.key?.replaced(kept, key)).toEqual(kept)
    // Who changes the one that is shown loses none of the others.
    const changed = gaps.key?.replaced(kept, { type: 'gaps', given: ['|y|'] })
    expect(changed?.gaps).toMatchObject([{ accepted: ['|y|', 'abs x'] }])
  })

  it('is none where a gap is left empty, or takes what its list does not have', () => {
    const kept = keptOf([{ kind: 'list', choices: ['a', 'b'], right: 0, weight: 1 }])
    expect(gaps.key?.replaced(kept, { type: 'gaps', given: ['c'] })).toBeUndefined()
    expect(gaps.key?.replaced(kept, { type: 'gaps', given: [null] })).toBeUndefined()
  })
})

describe('what statistics count', () => {
  it('is at most one option of each gap, and one of those that there are', () => {
    fc.assert(
      fc.property(content, filled, (kept, answer) => {
        const groups = gaps.optionsOf(kept) ?? []
        const places = groups.flatMap(({ options }) => options.map(({ place }) => place))
        expect(new Set(places).size).toBe(places.length)
        const chosen = gaps.chosenIn(answer, kept)
        for (const { options } of groups)
          expect(options.filter(({ place }) => chosen.includes(place)).length).toBeLessThanOrEqual(1)
        expect(places).toEqual(expect.arrayContaining([...chosen]))
      }),
    )
  })
})

it('tells what is right in a gap as the language of the reader spells it', () => {
  const kept = keptOf([
    { kind: 'number', number: { within: 'amount', value: 3.14, tolerance: 0.01 }, weight: 1 },
    { kind: 'number', number: { within: 'range', from: 1.5, to: 2 }, weight: 1 },
  ])
  const right = (locale: 'en' | 'fr') => gaps.optionsOf(kept, locale)?.map(({ options }) => options[0]?.html)
  expect(right('en')).toEqual(['3.14 ± 0.01', '1.5 to 2'])
  expect(right('fr')).toEqual(['3,14 ± 0,01', 'de 1,5 à 2'])
})

describe('what an author writes', () => {
  const typedGap = { kind: 'typed', accepted: ['one'] }

  it.each([
    ['One [[1]], two [[2]].', true],
    ['Two [[2]], one [[1]].', true],
    ['One [[1]].', false],
    ['One [[1]] and again [[1]], two [[2]].', false],
    ['One [[1]], two [[3]].', false],
    ['One [[1]], $x = [[2]]$.', false],
    ['One [[1]], ![two [[2]]](picture:x).', false],
  ])('has every gap once in its text: %s', (gapText, isGood) => {
    expect(written.safeParse({ gapText, gaps: [typedGap, typedGap] }).success).toBe(isGood)
  })

  it('has a number that can be read, without a share of the points', () => {
    const withNumber = (number: object) =>
      written.safeParse({ gapText: '[[1]]', gaps: [{ kind: 'number', number }] }).success
    expect(
      [
        { within: 'amount', value: 3.14, tolerance: 0.01 },
        { within: 'range', from: 1, to: 1 },
        { within: 'range', from: 2, to: 1 },
        { within: 'amount', value: '3.14', tolerance: 0 },
        { within: 'amount', value: 3.14, tolerance: -1 },
        { within: 'amount', value: 3.14, tolerance: 0, share: 0.5 },
        { within: 'digits', value: 3.14, digits: 16 },
      ].map(withNumber),
    ).toEqual([true, true, false, false, false, false, false])
  })

  it('has one right choice in every list', () => {
    const faultAt = (right: number | undefined) => {
      const gaps = [{ kind: 'list', choices: ['a', 'b'], right }]
      const { error } = written.safeParse({ gapText: '[[1]]', gaps })
      return error?.issues.map(({ path, message }) => `${path}: ${message}`).join()
    }
    expect([0, 1].map(faultAt)).toEqual([undefined, undefined])
    for (const right of [2, -1, undefined]) expect(faultAt(right)).toBe('gaps,0,right: rightChoiceMissing')
  })

  it('is looked through at once, whatever stands in it, and not at all where it is too long', () => {
    const pictures = '![]('.repeat(1000)
    expect(numbersIn(`${pictures}[[1]]`)).toEqual([1])
    const { error } = written.safeParse({ gapText: pictures.repeat(50), gaps: [typedGap] })
    expect(error?.issues.map(({ message }) => message)).toEqual(['textTooLong'])
  })

  it('finds its gaps again in the HTML', () => {
    expect(numbersIn('a [[2]] b [[1]] `[[x]]`')).toEqual([2, 1])
    const picture = '<img alt="[[1]] <img src=x>" src="/p">'
    expect(withGaps(`${picture} [[1]]`, () => '"')).toBe(`${picture} "`)
    expect(withGaps('<p>a [[2]] b [[1]]</p>', (index) => `<i>${index}</i>`)).toBe(
      '<p>a <i>1</i> b <i>0</i></p>',
    )
  })
})

it('has other words in the place of its gaps, and nowhere else', () => {
  const text = 'a < b [[2]] and $[[1]] > c$, ![[[2]]](picture:x) [[1]]'
  expect(withMarkers(text, (index) => `(${index})`)).toBe(
    'a < b (1) and $[[1]] > c$, ![[[2]]](picture:x) (0)',
  )
})

type Gap = Parameters<typeof isRight>[0]
type NumberGap = Extract<Gap, { kind: 'number' }>

function keptOf(all: Gap[]) {
  return gaps.keep({ gapText: all.map((_, index) => markerOf(index + 1)).join(' '), gaps: all }, markdown)
}

/** What another key leaves as it is. */
function kept(gap: Gap) {
  return gap.kind === 'typed'
    ? { weight: gap.weight, ignoresAccents: gap.ignoresAccents }
    : { weight: gap.weight }
}
