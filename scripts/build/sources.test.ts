import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashOfSources } from './sources.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'probant-sources-'))
  for (const path of [
    'web/src/main.tsx',
    'contract/src/fields.ts',
    'kinds/kind.ts',
    'package-lock.json',
    'tsconfig.base.json',
  ])
    write(path, 'a')
})
afterEach(() => rmSync(root, { recursive: true }))

it('changes with a source, a new file and the lock file', () => {
  for (const path of [
    'web/src/main.tsx',
    'contract/src/fields.ts',
    'kinds/kind.ts',
    'web/public/icon.svg',
    'package-lock.json',
  ]) {
    const before = hashOfSources(root)
    write(path, 'b')
    expect(hashOfSources(root), path).not.toBe(before)
  }
})

it('stays the same for what the build writes itself, and for tests', () => {
  const before = hashOfSources(root)
  for (const path of [
    'web/dist/index.html',
    'web/src/route-tree.gen.ts',
    'web/.tanstack/x',
    'web/src/main.test.ts',
  ])
    write(path, 'b')
  expect(hashOfSources(root)).toBe(before)
})

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}
