import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptedIn } from './gap.ts'
import { markerOf, numbersIn, withGaps } from './markers.ts'
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
const content = fc.array(fc.oneof(typed, list), { minLength: 1, maxLength: 12 }).map((all) => {
  const gapText = all.map((_, index) => `word ${markerOf(index + 1)}`).join(', ')
  return gaps.keep({ gapText, gaps: all }, markdown)
})
const filled = fc.array(fc.option(word), { maxLength: 12 }).map((given) => ({ type: 'gaps' as const, given }))

describe('the points of a text with gaps', () => {
  it('are a share from 0 to 1, all of them for the key and none for nothing', () => {
    fc.assert(
      fc.property(content, filled, (kept, answer) => {
        const share = gaps.mark(kept, answer) as number
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(gaps.mark(kept, gaps.key?.of(kept) ?? answer)).toBe(1)
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
        const typedGaps = kept.gaps.map((gap) =>
          gap.kind === 'typed' ? { choices: null } : expect.anything(),
        )
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
  it('marks as if it had been right from the start, and still takes what was accepted', () => {
    fc.assert(
      fc.property(content, filled, (kept, { given }) => {
        const right = {
          type: 'gaps' as const,
          given: kept.gaps.map((gap, index) => choiceFor(gap, given[index])),
        }
        const after = gaps.key?.replaced(kept, right)
        if (!after) throw new Error('every gap can be given this')
        expect(gaps.mark(after, right)).toBe(1)
        expect(gaps.key?.of(after)).toEqual(right)
        for (const [index, gap] of kept.gaps.entries())
          if (gap.kind === 'typed')
            expect(acceptedIn(after.gaps[index] ?? gap)).toEqual(expect.arrayContaining(gap.accepted))
      }),
    )
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

  it('has one right choice in every list', () => {
    const withRight = (right: number | undefined) =>
      written.safeParse({ gapText: '[[1]]', gaps: [{ kind: 'list', choices: ['a', 'b'], right }] }).success
    expect([0, 1, 2, -1, undefined].map(withRight)).toEqual([true, true, false, false, false])
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

type Gap = Parameters<typeof acceptedIn>[0]

function keptOf(all: Gap[]) {
  return gaps.keep({ gapText: all.map((_, index) => markerOf(index + 1)).join(' '), gaps: all }, markdown)
}

/** Something that can be made right in this gap. */
function choiceFor(gap: Gap, text: string | null | undefined): string {
  return gap.kind === 'list' ? (gap.choices.at(-1) ?? '') : (text ?? 'z')
}
