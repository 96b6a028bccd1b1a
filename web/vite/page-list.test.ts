import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pagesIn } from './page-list.ts'

const tree = readFileSync(new URL('../src/route-tree.gen.ts', import.meta.url), 'utf8')

it('is the list of the files that are pages', () => {
  const files = globSync('**/*.tsx', { cwd: new URL('../src/routes', import.meta.url) })
  const pages = files
    .filter((file) => !/(^|\/)(__root|route|-[^/]+)\.tsx$/.test(file))
    // `results_.compare` is a page beside `results`, not within it.
    .map((file) => `/${file.replace(/\.tsx$/, '')}`.replace('_.', '/'))
    // So is what stands in the folder `group_`, beside `group`.
    .map((page) => page.replaceAll('_/', '/'))
    .map((page) => page.replace(/\/_[^/]+/g, '').replace(/\/index$/, '') || '/')

  expect(pagesIn(tree).sort()).toEqual(pages.sort())
})

it('has the addresses of the specification', () => {
  const pages = ['/', '/landing-page-fr', '/dashboard/edit/$quizId', '/organizations/$organizationId/accept']
  expect(pagesIn(tree)).toEqual(expect.arrayContaining([...pages, '/quiz/$quizId', '/setting']))
})

it('stops the build where it can’t be read', () => {
  expect(() => pagesIn('export interface FileRouteTypes {}')).toThrow('No pages were found')
})
