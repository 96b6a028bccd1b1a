import type { Plugin } from 'vite'

/** Which of the first pages stand at which addresses, by which routes, and which bundle of sentences they say. */
const ADDRESSES = {
  '/login': { page: 'account', routes: ['_account/route', '_account/login/index'], sentences: ['always'] },
  '/signup': { page: 'account', routes: ['_account/route', '_account/signup'], sentences: ['always'] },
  '/dashboard': {
    page: 'dashboard',
    routes: ['_shell/route', '_shell/dashboard/index'],
    sentences: ['always', 'dashboard'],
  },
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
        const named = (part: string) => {
          const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(part))
          if (!found) throw new Error(`No file of the build holds ${part}`)
          return `/${found.fileName}`
        }
        const shared = (name: string) =>
          chunks.filter((chunk) => chunk.name === name).map(({ fileName }) => `/${fileName}`)
        const listed = Object.entries(ADDRESSES).map(([address, { page, routes, sentences }]) => {
          const code = [
            ...['first-pages', page].flatMap(shared),
            ...routes.map((route) => named(`/routes/${route}.tsx?`)),
          ]
          styled =
            chunks.find(
              ({ fileName, viteMetadata }) => code.includes(`/${fileName}`) && viteMetadata?.importedCss.size,
            )?.fileName ?? styled
          const inLanguage = (locale: string) => [
            ...code,
            ...sentences.map((name) => named(`/i18n/bundles/${name}.${locale}.ts`)),
          ]
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
