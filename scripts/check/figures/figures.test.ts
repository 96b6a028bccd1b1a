import { describe, expect, it } from 'vitest'
import { architecture, termsIn } from './architecture.ts'
import { codeSize, longestFiles } from './code-size.ts'
import { written } from './index.ts'
import { largeModules } from './large-modules.ts'
import { mutualImports } from './mutual-imports.ts'
import { namesKind, namingKindFaults, namingKinds } from './naming-kinds.ts'
import { styleSheets } from './style-sheets.ts'

const KINDS = ['true_false', 'open']

describe('a file names a kind of question', () => {
  it.each([
    "if (type === 'true_false') return",
    '  true_false: trueFalse,',
    "import { TrueFalseFields } from './true-false-fields.tsx'",
    "{ type: z.literal('open'), text }",
    "where answer->>'type' = 'open'",
  ])('in %s', (line) => {
    expect(namesKind(line, KINDS)).toBe(true)
  })

  it.each(["phase === 'open'", 'open: true', 'isTrueFalsehood', 'untrue_falsehoods'])(
    'and not in %s',
    (line) => {
      expect(namesKind(line, KINDS)).toBe(false)
    },
  )

  const named = (...paths: string[]) => paths.map((path) => ({ path, text: "'true_false'" }))

  it('outside the folders of kinds, where each is at home', () => {
    const files = named(
      'kinds/true-false/index.ts',
      'server/src/modules/exchange/kinds/true-false.ts',
      'web/src/features/quizzes/key.tsx',
    )

    expect(namingKinds(files).found).toEqual(['web/src/features/quizzes/key.tsx'])
  })

  it('for a reason, or the check fails', () => {
    const files = named('server/src/a.ts', 'server/src/b.ts', 'web/src/c.ts')
    const allowed = { 'server/src/a.ts': 'it is asked by name', 'server/src/gone.ts': 'it was' }

    expect(namingKindFaults(files, { allowed, notYet: ['web/src/c.ts'] })).toEqual([
      expect.stringContaining('server/src/b.ts names a kind'),
      expect.stringContaining('server/src/gone.ts names no kind any more'),
    ])
  })

  it('in a dozen files at most', () => {
    const paths = Array.from({ length: 13 }, (_, index) => `server/src/${index}.ts`)
    const allowed = Object.fromEntries(paths.map((path) => [path, 'a reason']))

    expect(namingKindFaults(named(...paths), { allowed })).toEqual(['more than 12 files may name a kind'])
  })
})

it('counts style sheets and their lines', () => {
  const files = [file('web/src/a.css', 3), file('web/src/b.css', 4), file('web/src/a.tsx', 50)]

  expect(styleSheets(files).map(({ count }) => count)).toEqual([7, 2])
})

it('counts what is in bold in the glossary, and all words of the page', () => {
  const page =
    '# House\n**Not** this\n## Words\n- **Actor**: who calls. **Quiz\n  session**: a link.\n## Where\n**nor** this\n'

  expect(termsIn(page)).toEqual(['Actor', 'Quiz\n  session'])
  expect(architecture(page).map(({ count }) => count)).toEqual([2, 18])
})

it('counts lines, by workspace, and names the ten longest files', () => {
  const files = Array.from({ length: 12 }, (_, index) => file(`web/src/${index}.ts`, index + 1))

  expect(codeSize([...files, file('server/src/app.ts', 22)])).toMatchObject({
    count: 100,
    found: ['78 web', '22 server'],
  })
  expect(longestFiles(files)).toMatchObject({ count: 12 })
  expect(longestFiles(files).found).toHaveLength(10)
})

it('finds modules with more than thirty files, wherever they lie in them', () => {
  const module = (folder: string, size: number) =>
    Array.from({ length: size }, (_, index) => file(`${folder}/part-${index % 3}/${index}.ts`, 1))
  const files = [
    ...module('server/src/modules/participants', 31),
    ...module('web/src/features/quizzes', 40),
    ...module('web/src/features/auth', 30),
    ...module('web/src/components', 50),
  ]

  expect(largeModules(files).found).toEqual([
    '40 web/src/features/quizzes',
    '31 server/src/modules/participants',
  ])
})

it('finds features that import each other both ways', () => {
  const arrow = (from: string, to: string) => ({
    path: `web/src/features/${from}/page.tsx`,
    text: '',
    imports: [{ from: `web/src/features/${to}/list.tsx`, names: [], isType: true }],
  })
  const files = [arrow('quizzes', 'questions'), arrow('questions', 'quizzes'), arrow('results', 'quizzes')]

  expect(mutualImports(files).found).toEqual(['questions and quizzes'])
})

it('writes a figure with what it should be, and what was counted', () => {
  expect(written({ name: 'lines of CSS', count: 13_853, atMost: 8_000, found: ['a.css'] })).toEqual([
    '  13,853  lines of CSS (at most 8,000)',
    '            a.css',
  ])
})

function file(path: string, lines: number) {
  return { path, text: 'line\n'.repeat(lines) }
}
