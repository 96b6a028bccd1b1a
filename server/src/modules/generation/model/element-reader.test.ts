import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createElementReader } from './element-reader.ts'

const elements = fc
  .array(
    fc.record({ title: fc.string(), wrong: fc.array(fc.string()), isTrue: fc.boolean(), inner: fc.object() }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((list) => JSON.parse(JSON.stringify(list)) as object[])
const isPlain = (prose: string) => !/[[\]{}]/.test(prose)
const prose = fc.string().filter(isPlain)

describe('reading elements', () => {
  it('finds every one, however the text is cut and whatever stands around it', () => {
    fc.assert(
      fc.property(
        elements,
        prose,
        prose,
        fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
        (list, before, after, cuts) => {
          for (const text of wrappings(list, before, after)) expect(read(text, cuts)).toEqual(list)
        },
      ),
    )
  })

  it('keeps what is complete when the text breaks off anywhere', () => {
    fc.assert(
      fc.property(elements, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
        const text = JSON.stringify({ elements: list })
        const found = read(text.slice(0, Math.floor(text.length * share)))
        expect(found).toEqual(list.slice(0, found.length))
      }),
    )
  })

  it('never throws, whatever it reads', () => {
    const noise = fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', '`', ',', ':', 'a', ' ') })
    fc.assert(fc.property(noise, (text) => void read(text)))
  })

  it('goes on after an element that can’t be parsed', () => {
    expect(read('{"elements":[{"a":1},{"a" 2},{"a":3}]}')).toEqual([{ a: 1 }, undefined, { a: 3 }])
  })

  it('sees the questions behind a bracket that nobody closed', () => {
    expect(read('Two questions [as asked: {"elements":[{"a":1},{"a":2}]}')).toEqual([{ a: 1 }, { a: 2 }])
  })

  it('gives up on what grows beyond all measure', () => {
    const reader = createElementReader()
    const found = [...reader.read(`[{"a":"${'x'.repeat(200_000)}"}] [{"a":1}]`)]

    expect(found).toContainEqual({ a: 1 })
  })

  it.each([
    ['[', 1],
    ['{', 1],
    ['{"a":[', 6],
  ])('keeps little of brackets within brackets without end: %s', (opening, length) => {
    const reader = createElementReader()
    const piece = opening.repeat(10_000)
    const before = process.memoryUsage().heapUsed
    for (let read = 0; read < 3_000_000; read += 10_000 * length) for (const _ of reader.read(piece));
    const grown = process.memoryUsage().heapUsed - before

    expect(grown).toBeLessThan(100 * 1024 * 1024)
    expect([...reader.read('```[{"a":1}]')]).toEqual([{ a: 1 }])
  })

  it('goes on after an element that is nested too deeply', () => {
    const deep = `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
    expect(read(`{"elements":[{"a":1},${deep},{"a":2}]}`)).toEqual([{ a: 1 }, { a: 2 }])
  })

  it.each([
    ['{"elements":[]}', true],
    ['[]', true],
    ['{"elements":[{"a":1}]}', true],
    ['[1] as asked', false],
    ['Sorry.', false],
    ['{"elements": oops', false],
  ])('knows an answer when it sees one: %s', (text, isAnswered) => {
    const reader = createElementReader()
    for (const _ of reader.read(text));

    expect(reader.isAnswered).toBe(isAnswered)
  })
})

function wrappings(list: object[], before: string, after: string): string[] {
  const json = JSON.stringify({ elements: list })
  return [
    `${before}${json}${after}`,
    `${before}\n\`\`\`json\n${JSON.stringify({ elements: list }, null, 2)}\n\`\`\`\n${after}`,
    `${before}${JSON.stringify(list)}${after}`,
  ]
}

function read(text: string, cuts: Iterator<number> = [][Symbol.iterator]()): unknown[] {
  const reader = createElementReader()
  const found: unknown[] = []
  for (let at = 0; at < text.length; ) {
    const length = cuts.next().value ?? 1
    found.push(...reader.read(text.slice(at, at + length)))
    at += length
  }
  return found
}
