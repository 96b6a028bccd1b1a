import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder } from '../draw.ts'
import { asSeen } from '../text/as-seen.ts'
import type { Mark } from './answer.ts'
import { sizeIn } from './picture.ts'
import { spots } from './rule.ts'
import { answer as answerSchema, written as schema } from './schemas.ts'
import type { Shape } from './shapes.ts'
import { point, shape } from './testing/shapes.ts'

const PICTURE = '![A heart](picture:0192e4a0-0000-7000-8000-000000000001)'
const IMAGE = '<img alt="A heart" loading="lazy" src="/p" width="400" height="300">'
const inline = (text: string) => (text === PICTURE ? IMAGE : `<i>${text}</i>`)
const markdown = { block: inline, inline }
const keep = (written: object) => spots.keep(schema.parse({ spotsPicture: PICTURE, ...written }), markdown)
const html = (text: string) => text
const given = (...marks: Mark[]) => ({ type: 'spots' as const, marks: [...marks] })
const circle = (x: number): Shape => ({ kind: 'circle', x, y: 100, radius: 20 })
const at = (x: number) => ({ x, y: 100 })

const REGIONS = [
  { label: 'aorta', shape: circle(100) },
  { label: 'valve', shape: circle(200) },
  { label: 'valve', shape: circle(300) },
]
/** In the bank: aorta, lung, valve, of which the markers are aorta, lung, valve, valve. */
const hidden = keep({ spots: REGIONS, spotOthers: ['lung'] })
const shown = keep({ spots: REGIONS, spotOthers: ['lung'], spotsShown: true })
const unlabelled = keep({ spots: REGIONS.map(({ shape }) => ({ label: '', shape })) })

describe('what is shown', () => {
  it('is the picture in its size, with the labels sorted, each once', () => {
    expect(spots.show(shown, inOrder(shown), html)).toEqual({
      type: 'spots',
      pictureHtml: IMAGE,
      width: 400,
      height: 300,
      regions: [circle(100), circle(200), circle(300)],
      labels: ['aorta', 'lung', 'valve'].map((text) => ({ text, html: `<i>${text}</i>` })),
      markers: [null, null, null],
    })
    expect(spots.show(unlabelled, inOrder(unlabelled), html)).toMatchObject({
      regions: null,
      labels: [],
      markers: [null, null, null],
    })
  })

  it('has a marker for each region with its label, and one for a label that belongs nowhere', () => {
    const onPaper = spots.show(hidden, [3, 1, 0, 2], html)
    expect(onPaper.labels.map(({ text }) => text)).toEqual(['valve', 'lung', 'aorta'])
    expect(onPaper.markers).toEqual([0, 1, 2, 0])
  })

  it('is the same wherever the hidden regions are', () => {
    fc.assert(
      fc.property(question, fc.array(shape, { minLength: 12, maxLength: 12 }), (content, elsewhere) => {
        const moved = content.spots.map((spot, index) => ({ ...spot, shape: elsewhere[index] }))
        const [one, other] = [
          keep({ ...content, spotsShown: false }),
          keep({ ...content, spots: moved, spotsShown: false }),
        ]
        expect(spots.show(one, inOrder(one), html)).toEqual(spots.show(other, inOrder(other), html))
      }),
    )
  })

  it('is the same whichever label a shown region has', () => {
    fc.assert(
      fc.property(question, (content) => {
        fc.pre(content.spotsShown)
        const turned = content.spots.map((spot, index) => ({
          ...spot,
          label: content.spots.at(index - 1)?.label ?? '',
        }))
        const [one, other] = [keep(content), keep({ ...content, spots: turned })]
        expect(spots.show(one, inOrder(one), html)).toEqual(spots.show(other, inOrder(other), html))
      }),
    )
  })

  it('says where the picture is gone', () => {
    const gone = spots.keep(spots.write(hidden), { block: html, inline: () => 'A heart' })
    expect(gone).toMatchObject({ pictureHtml: 'A heart', width: 0, height: 0 })
    expect(sizeIn('<img alt="a &gt; b width=&quot;3&quot;" src="/p" width="40" height="30">')).toEqual({
      width: 40,
      height: 30,
    })
    expect(sizeIn('<img alt=" width="9" height="9">')).toEqual({ width: 0, height: 0 })
  })
})

describe('marking', () => {
  it('gives the share of regions with the right label', () => {
    expect(spots.mark(shown, given(0, 2, 2))).toBe(1)
    expect(spots.mark(shown, given(0, 1, 2))).toBeCloseTo(2 / 3)
    expect(spots.mark(shown, given(null, 2, null))).toBeCloseTo(1 / 3)
    expect(spots.mark(shown, given(2, 0, 0))).toBe(0)
    expect(spots.mark(shown, given(0, 2))).toBe(0)
    expect(spots.mark(shown, given(at(100), at(200), at(300)))).toBe(0)
  })

  it('gives the share of regions that were found, those of one label in any order', () => {
    expect(spots.mark(hidden, given(at(100), null, at(200), at(300)))).toBe(1)
    expect(spots.mark(hidden, given(at(100), null, at(300), at(200)))).toBe(1)
    expect(spots.mark(hidden, given(at(100), null, at(300), at(299)))).toBeCloseTo(2 / 3)
    expect(spots.mark(hidden, given(at(200), null, at(100), null))).toBe(0)
    expect(spots.mark(hidden, given(0, null, 2, 2))).toBe(0)
    expect(spots.mark(hidden, given(at(100)))).toBe(0)
  })

  it('takes something for a label that belongs nowhere', () => {
    expect(spots.mark(hidden, given(at(100), at(10), at(200), at(300)))).toBe(0.75)
    expect(spots.mark(hidden, given(at(100), at(10), null, null))).toBeCloseTo(1 / 3)
  })

  it('without labels any mark counts for any region, once', () => {
    expect(spots.mark(unlabelled, given(at(300), at(100), at(200)))).toBe(1)
    expect(spots.mark(unlabelled, given(at(300), at(301), at(200)))).toBeCloseTo(2 / 3)
  })

  it('lies in 0 to 1; the key gives 1 and nothing gives 0', () => {
    fc.assert(
      fc.property(asked, ({ kept, answer }) => {
        const share = spots.mark(kept, answer) as number
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(spots.mark(kept, spots.key?.of(kept) ?? answer)).toBe(1)
        expect(spots.mark(kept, given(...answer.marks.map(() => null)))).toBe(0)
      }),
    )
  })
})

describe('an answer', () => {
  it('is blank until there is a mark, and has its line on the receipt', () => {
    expect(spots.isBlank(given(null, null))).toBe(true)
    expect(spots.isBlank(given(null, 0))).toBe(false)
    expect(spots.isBlank(given(at(0), null))).toBe(false)
    expect(spots.receiptLine(given(at(7), null))).toBe('spots 7,100 -')
    expect(spots.receiptLine(given(2, null, 0))).toBe('spots 2 - 0')
  })

  it('is said in words', () => {
    expect(spots.inWords(given(0, null, 2), shown, 'en')).toBe('1: aorta; 2: –; 3: valve')
    expect(spots.inWords(given(at(5), null, at(6), null), hidden, 'en')).toBe(
      'aorta: (5, 100); lung: –; valve: (6, 100); valve: –',
    )
    expect(spots.inWords(given(at(5), null, null), unlabelled, 'en')).toBe('(5, 100); –; –')
    expect(spots.inWords(given(at(5), null), undefined, 'en')).toBe('(5, 100); –')
    expect(spots.inWords(given(0, null), undefined, 'en')).toBe('–; –')
  })
})

describe('on a paper in any order', () => {
  it('an answer means the same, and what is right too', () => {
    fc.assert(
      fc.property(asked, ({ kept, answer, order }) => {
        const onPaper = spots.toPaper(answer, order)
        expect(spots.toBank(onPaper, order)).toEqual(answer)

        const paper = spots.show(kept, order, html)
        expect(paper.markers).toHaveLength(onPaper.marks.length)
        // Read off the paper, as participants do.
        const read = onPaper.marks.map((mark, index) => [
          paper.labels[paper.markers[index] ?? -1]?.html,
          typeof mark === 'number' ? paper.labels[mark]?.html : mark,
        ])
        const asKept = spots.show(kept, inOrder(kept), html)
        const meant = answer.marks.map((mark, index) => [
          asKept.labels[asKept.markers[index] ?? -1]?.html,
          typeof mark === 'number' ? asKept.labels[mark]?.html : mark,
        ])
        const sorted = (all: unknown[]) => all.map((one) => JSON.stringify(one)).toSorted()
        expect(sorted(read)).toEqual(sorted(meant))

        const right = spots.rightOf(kept, order)
        expect(right).toMatchObject(spots.toPaper(spots.key?.of(kept) ?? answer, order))
        expect(right.regions.map(({ place }) => paper.labels[place ?? -1]?.html ?? '')).toEqual(
          right.regions.map((region) => region.html),
        )
      }),
    )
  })

  it('what the paper doesn’t have is no answer', () => {
    const order = [2, 0, 1]
    expect(spots.toBank(given(2, null, 3), order)).toBeUndefined()
    expect(spots.toBank(given(2, at(1), null), order)).toBeUndefined()
    expect(spots.toBank(given(at(1), at(2)), order)).toBeUndefined()
    expect(spots.toBank(given(at(1), at(2), null), order)).toEqual(given(at(2), null, at(1)))
    const marks = [
      [{ x: 6001, y: 0 }],
      [{ x: -1, y: 0 }],
      [{ x: 0.5, y: 0 }],
      [{ x: 1 }],
      [18],
      [-1],
      ['a'],
      [],
    ]
    for (const wrong of [...marks, Array.from({ length: 19 }, () => null)])
      expect(answerSchema.safeParse({ type: 'spots', marks: wrong }).success, String(wrong)).toBe(false)
  })
})

describe('another key', () => {
  it('marks as if it had been written so', () => {
    fc.assert(
      fc.property(asked, ({ kept, answer, key }) => {
        const regraded = spots.key?.replaced(kept, key)
        // A region can’t stand half outside of any picture.
        fc.pre(regraded !== undefined)
        const scratch = spots.keep(spots.write({ ...kept, ...regraded }), markdown)
        expect(regraded).toEqual(scratch)
        expect(regraded && spots.mark(regraded, key)).toBe(1)
        expect(regraded && spots.mark(regraded, answer)).toBe(spots.mark(scratch, answer))
      }),
    )
  })

  it('has a label for each region', () => {
    expect(spots.key?.replaced(shown, given(1, 2, 0))?.spots).toMatchObject([
      { place: 1 },
      { place: 2 },
      { place: 0 },
    ])
    for (const wrong of [given(1, 2, null), given(1, 2, 3), given(1, 2), given(at(1), at(2), at(3))])
      expect(spots.key?.replaced(shown, wrong)).toBeUndefined()
  })

  it('moves each hidden region to where its mark was put', () => {
    const regraded = spots.key?.replaced(hidden, given(at(50), null, at(200), at(350)))
    expect(regraded?.spots.map(({ shape }) => shape)).toEqual([circle(50), circle(200), circle(350)])
    for (const wrong of [
      given(at(1), null, at(2), null),
      given(at(1), null, at(2)),
      given(0, null, 2, 2),
      given(at(1), at(9), at(2), at(3)),
    ])
      expect(spots.key?.replaced(hidden, wrong)).toBeUndefined()
  })
})

describe('what statistics count', () => {
  it('is what each shown region was called', () => {
    const [first, second] = spots.optionsOf(shown) ?? []
    expect(first?.html).toBe('')
    expect(spots.groupInWords?.(1, 'fr')).toBe('Zone 2')
    expect(first?.options.filter(({ isRight }) => isRight)).toMatchObject([
      { place: 0, html: '<i>aorta</i>' },
    ])
    expect(second?.options.map(({ place }) => place)).toEqual([32, 33, 34])
    expect(spots.optionInWords?.(33, 'en')).toBe('')
    expect(spots.chosenIn(given(0, null, 1), shown)).toEqual([0, 65])
  })

  it('is whether each hidden region was found', () => {
    const [first, second] = spots.optionsOf(hidden) ?? []
    expect([first?.html, second?.html]).toEqual(['<i>aorta</i>', '<i>valve</i>'])
    const chosen = spots.chosenIn(given(at(100), null, at(300), null), hidden)
    expect(chosen.map((place) => spots.optionInWords?.(place, 'en'))).toEqual(['Found', 'Not found', 'Found'])
  })

  it('is at most one option of each region, and one of those that there are', () => {
    fc.assert(
      fc.property(asked, ({ kept, answer }) => {
        const groups = spots.optionsOf(kept) ?? []
        const places = groups.flatMap(({ options }) => options.map(({ place }) => place))
        expect(new Set(places).size).toBe(places.length)
        const chosen = spots.chosenIn(answer, kept)
        for (const { options } of groups)
          expect(options.filter(({ place }) => chosen.includes(place)).length).toBeLessThanOrEqual(1)
        expect(places).toEqual(expect.arrayContaining([...chosen]))
      }),
    )
  })
})

describe('what is written', () => {
  const faultsOf = (change: object) =>
    schema
      .safeParse({ spotsPicture: PICTURE, spots: REGIONS, ...change })
      .error?.issues.map(({ path, message }) => `${path}: ${message}`)

  it('has one picture and nothing else, which is described', () => {
    const faultOf = (spotsPicture: string) => faultsOf({ spotsPicture })?.join()
    expect(faultOf(` ${PICTURE}\n`)).toBeUndefined()
    expect(faultOf(' ')).toContain('spotsPicture: spotsPictureMissing')
    for (const wrong of [
      `${PICTURE} ${PICTURE}`,
      `See ${PICTURE}`,
      '![A](https://example.org/a.png)',
      'text',
    ])
      expect(faultOf(wrong)).toBe('spotsPicture: spotsPictureNotAlone')
    expect(faultOf(PICTURE.replace('A heart', ' '))).toBe('spotsPicture: spotsPictureNotDescribed')
    expect(faultOf(PICTURE.replace('A heart', 'A \\] b'))).toBeUndefined()
  })

  it('has 1 to 12 regions within what a picture can have', () => {
    expect(faultsOf({ spots: [] })).toContain('spots: spotsMissing')
    const many = (count: number) => Array.from({ length: count }, () => REGIONS[0])
    expect(faultsOf({ spots: many(12) })).toBeUndefined()
    expect(faultsOf({ spots: many(13) })).toEqual(['spots: tooManySpots'])
    const faultOf = (change: object) =>
      faultsOf({ spots: [{ label: 'a', shape: { ...circle(1), ...change } }] })?.join()
    for (const change of [{ x: -1 }, { x: 6001 }, { y: 0.5 }, { radius: 0 }])
      expect(faultOf(change)).toMatch(/pixelsOutOfRange$/)
    const corners = (count: number) => ({
      spots: [{ label: 'a', shape: { kind: 'polygon', points: Array.from({ length: count }, () => at(1)) } }],
    })
    expect(faultsOf(corners(3))).toBeUndefined()
    for (const count of [2, 21])
      expect(faultsOf(corners(count))).toEqual(['spots,0,shape,points: cornersOutOfNumber'])
  })

  it('labels all regions or none, and all where they are shown', () => {
    const [first, second] = REGIONS
    const bare = { ...second, label: ' ' }
    expect(faultsOf({ spots: [bare] })).toBeUndefined()
    expect(faultsOf({ spots: [first, bare] })).toEqual(['spots,1,label: spotLabelMissing'])
    expect(faultsOf({ spots: [bare], spotOthers: ['a'] })).toEqual(['spots,0,label: spotLabelMissing'])
    expect(faultsOf({ spots: [bare], spotsShown: true })).toContain('spots,0,label: spotLabelMissing')
  })

  it('has up to 6 further labels that belong nowhere', () => {
    expect(faultsOf({ spotOthers: [...'abcdefg'] })).toEqual(['spotOthers: tooManySpotOthers'])
    expect(faultsOf({ spotOthers: ['valve'] })).toEqual(['spotOthers: spotOthersNotUnique'])
    expect(faultsOf({ spotOthers: ['a', ' a'] })).toEqual(['spotOthers: spotOthersNotUnique'])
  })

  it('has something to choose between where the regions are shown', () => {
    const same = REGIONS.map(({ shape }) => ({ label: 'valve', shape }))
    expect(faultsOf({ spots: same })).toBeUndefined()
    expect(faultsOf({ spots: same, spotsShown: true })).toEqual(['spots: onlyOneLabel'])
    expect(faultsOf({ spots: same, spotsShown: true, spotOthers: ['a'] })).toBeUndefined()
  })

  it('is kept again as it was, when it is written as it is kept', () => {
    fc.assert(
      fc.property(question, (content) => {
        const kept = keep(content)
        expect(keep(spots.write(kept))).toEqual(kept)
        expect(new Set(spots.wordingOf(kept)).size).toBe(kept.labels.length)
      }),
    )
  })
})

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .filter((one) => schema.shape.spotOthers.safeParse([one]).success)
const question = fc
  .record({
    shapes: fc.array(shape, { minLength: 1, maxLength: 12 }),
    labels: fc.uniqueArray(text, { minLength: 2, maxLength: 6, selector: asSeen }),
    luck: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
    how: fc.constantFrom('shown', 'hidden', 'unlabelled'),
  })
  .map(({ shapes, labels, luck, how }) => {
    const isLabelled = how !== 'unlabelled'
    const all = shapes.map((shape, index) => ({
      label: isLabelled ? (labels[(luck[index] ?? 0) % labels.length] ?? '') : '',
      shape,
    }))
    const spotOthers = isLabelled ? labels.filter((one) => all.every(({ label }) => label !== one)) : []
    return { spots: all, spotOthers, spotsShown: how === 'shown' }
  })

/** A question, two answers to it, and the order of somebody's paper. */
const asked = question.chain((content) => {
  const kept = keep(content)
  const right = spots.key?.of(kept).marks ?? []
  const label = fc.nat(Math.max(0, kept.labels.length - 1))
  const mark: fc.Arbitrary<Mark> = content.spotsShown ? label : point(120)
  return fc.record({
    kept: fc.constant(kept),
    answer: fc.tuple(...right.map(() => fc.option(mark))).map((marks) => given(...marks)),
    key: fc
      .tuple(...right.map((one) => (one === null ? fc.constant(null) : mark)))
      .map((marks) => given(...marks)),
    order: fc.shuffledSubarray(inOrder(kept), { minLength: spots.partCount(kept) }),
  })
})
