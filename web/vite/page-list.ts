import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROUTE_TREE = 'src/route-tree.gen.ts'

/**
 * Writes down which pages there are, as the router itself has them: `builds/pages.json`. The server answers 404 for any
 * other address, with the same app, which then says so.
 */
export function pageList(): Plugin {
  let root = ''
  return {
    name: 'probant:page-list',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle() {
      const pages = pagesIn(readFileSync(join(root, ROUTE_TREE), 'utf8'))
      this.emitFile({ type: 'asset', fileName: 'builds/pages.json', source: `${JSON.stringify(pages)}\n` })
    },
  }
}

/** Where one can go, according to the generated types; what only lays out other pages is not among them. */
export function pagesIn(routeTree: string): string[] {
  const [, union = ''] = /^ {2}to:\s*((?:\s*\| '[^']*')+)/m.exec(routeTree) ?? []
  const pages = [...union.matchAll(/'([^']*)'/g)].flatMap(([, page]) => page ?? [])
  if (!pages.includes('/')) throw new Error(`No pages were found in ${ROUTE_TREE}`)
  return pages
}
