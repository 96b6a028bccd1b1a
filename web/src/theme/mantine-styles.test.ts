import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const MODULES = join(import.meta.dirname, '../../../node_modules/@mantine')
const COMPONENTS = join(MODULES, 'core/esm/components')

/** No component's own. */
const OF_ALL = ['baseline', 'default-css-variables', 'global']

it('brings the styles of each component of Mantine that is used, and of no other', () => {
  const listed = readFileSync(join(import.meta.dirname, 'mantine.css'), 'utf8')
  const names = [...listed.matchAll(/styles\/([\w-]+)\.layer\.css/g)].map(([, name]) => name)

  expect(names.toSorted()).toEqual([...OF_ALL, ...stylesOf(usedComponents())].toSorted())
})

/** By the product itself, and by those of Mantine's packages that build on the first. */
function usedComponents(): string[] {
  const packages = ['charts', 'dates', 'dropzone', 'modals', 'nprogress', 'spotlight']
  const sources = [
    ...globSync(join(import.meta.dirname, '../**/*.{ts,tsx}')),
    ...packages.flatMap((name) => globSync(join(MODULES, name, 'esm/**/*.mjs'))),
  ]
  return sources
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]@mantine\/core['"]/g),
    ])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
}

/** A component needs those that it is made of. */
function stylesOf(components: readonly string[]): Set<string> {
  const files = new Map(
    globSync(join(COMPONENTS, '**/*.mjs')).map((file) => [basename(file, '.mjs'), file] as const),
  )
  const open = components.flatMap((name) => files.get(name) ?? [])
  const seen = new Set<string>()
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const folder = dirname(file)
    const imported = readFileSync(file, 'utf8').matchAll(/from\s*['"](\.[^'"]+)['"]/g)
    open.push(...[...imported].map(([, path = '']) => join(folder, path)).filter(existsSync))
  }
  const styles = [...seen].filter((file) => file.endsWith('.module.mjs'))
  return new Set(styles.map((file) => basename(file, '.module.mjs')))
}
