import type { Plugin } from 'vite'
import { holderOf, withImports } from './chunk-graph.ts'

/** Which routes the first pages are made of, by their addresses, and which bundles of sentences they say. */
const ADDRESSES = {
  '/login': { routes: ['_account/route', '_account/login/index'], sentences: ['always'] },
  '/signup': { routes: ['_account/route', '_account/signup'], sentences: ['always'] },
  '/dashboard': { routes: ['_shell/route', '_shell/dashboard/index'], sentences: ['always', 'dashboard'] },
} as const

/**
 * Writes down what the first pages are going to fetch one after the other, in each language: `builds/preloads.json`. The
 * server names it in the page, so that all of it comes at once.
 */
export function preloads(): Plugin {
  let styled: string | undefined
  return {
    name: 'probant:preloads',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const always = withImports(chunks, [holderOf(chunks, '/src/main.tsx')])
        const listed = Object.entries(ADDRESSES).map(([address, { routes, sentences }]) => {
          const holders = routes.map((route) => holderOf(chunks, `/routes/${route}.tsx?`))
          const code = [...withImports(chunks, holders)].filter((chunk) => !always.has(chunk))
          styled = code.find(({ viteMetadata }) => viteMetadata?.importedCss.size)?.fileName ?? styled
          const inLanguage = (locale: string) => {
            const said = sentences.map((name) => holderOf(chunks, `/i18n/bundles/${name}.${locale}.ts`))
            return [...code, ...said].map(({ fileName }) => `/${fileName}`)
          }
          return [address, { en: inLanguage('en'), fr: inLanguage('fr') }]
        })
        const source = `${JSON.stringify(Object.fromEntries(listed))}\n`
        this.emitFile({ type: 'asset', fileName: 'builds/preloads.json', source })
      },
    },
    // Not before: `chunk-plan.ts`, which sees to it, first has it built as it comes.
    writeBundle() {
      if (styled) throw new Error(`${styled} has a style sheet of its own, which a drawn page would not name`)
    },
  }
}
