import { describe, expect, it } from 'vitest'

const files = import.meta.glob<Record<string, unknown>>(['./{en,fr}/*.ts', './{en,fr}/*/index.ts'], {
  import: 'default',
  eager: true,
})
const namespaces = Object.keys(files).flatMap((path) => path.match(/^\.\/en\/(.+)\.ts$/)?.[1] ?? [])

describe.each(namespaces)('%s', (namespace) => {
  const en = flat(files[`./en/${namespace}.ts`])
  const fr = flat(files[`./fr/${namespace}.ts`])

  it('says everything in both languages', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
    for (const sentence of [...Object.values(en), ...Object.values(fr)]) expect(sentence.trim()).not.toBe('')
  })

  it('names the same things in both languages', () => {
    for (const [key, sentence] of Object.entries(en)) {
      expect(placeholders(fr[key] ?? ''), key).toEqual(placeholders(sentence))
    }
  })

  it('keeps French punctuation from being torn off', () => {
    for (const [key, sentence] of Object.entries(fr)) {
      expect(sentence, key).not.toMatch(/ [;:!?»]|« /)
    }
  })
})

function flat(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value }
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, inner]) => flat(inner, path ? `${path}.${key}` : key)),
  )
}

function placeholders(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort()
}
