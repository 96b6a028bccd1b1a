import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../../processes/tools.ts'
import { isTest, readSourceFiles } from '../source-files.ts'
import { RULED_OUT } from './glossary.ts'
import { literalTextFaults } from './literal-text.ts'
import { flatten, parityFaults, type Sentences } from './parity.ts'
import { ruledOutFaults } from './ruled-out.ts'
import { serverSentences } from './server-sentences.ts'
import { usageFaults } from './usage.ts'

/**
 * Both languages say everything, with the same parameters, and in the glossary's words; the page asks for what exists, says
 * nothing else, and nothing lies unused.
 */
export async function sentenceFaults(): Promise<string[]> {
  const contract = {
    en: await readSentences('contract/src/sentences/en.ts'),
    fr: await readSentences('contract/src/sentences/fr.ts'),
  }
  const web = { en: await readNamespaces('en'), fr: await readNamespaces('fr') }
  const code = readSourceFiles(['web/src']).filter(
    ({ path }) => !/^web\/src\/i18n\/(en|fr)\//.test(path) && !isTest(path),
  )
  const server = readSourceFiles(['server/src/modules']).filter(({ path }) => !isTest(path))

  return [
    ...parityFaults(contract.en, contract.fr).map((fault) => `contract: ${fault}`),
    ...parityFaults(flatten(web.en), flatten(web.fr)).map((fault) => `web: ${fault}`),
    ...usageFaults(web.en, code).map((fault) => `web: ${fault}`),
    ...literalTextFaults(code),
    ...(['en', 'fr'] as const).flatMap((locale) =>
      ruledOutFaults(
        {
          ...named('contract:', contract[locale]),
          ...named('web/', joined(web[locale])),
          ...serverSentences(server, locale),
        },
        RULED_OUT[locale],
      ),
    ),
  ]
}

/** `taking:saved.kept`, of all namespaces. */
function joined(namespaces: Record<string, Sentences>): Sentences {
  return Object.assign(
    {},
    ...Object.entries(namespaces).map(([name, sentences]) => named(`${name}:`, sentences)),
  )
}

function named(prefix: string, sentences: Sentences): Sentences {
  return Object.fromEntries(Object.entries(sentences).map(([key, sentence]) => [`${prefix}${key}`, sentence]))
}

async function readNamespaces(locale: string): Promise<Record<string, Sentences>> {
  const folder = `web/src/i18n/${locale}`
  if (!existsSync(join(ROOT, folder))) return {}
  const entries = readdirSync(join(ROOT, folder)).map(async (name) => [
    name.replace(/\.ts$/, ''),
    // A folder is a namespace of several parts.
    await readSentences(`${folder}/${name.endsWith('.ts') ? name : `${name}/index.ts`}`),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

async function readSentences(path: string): Promise<Sentences> {
  const exported: Record<string, object> = await import(pathToFileURL(join(ROOT, path)).href)
  return Object.assign({}, ...Object.values(exported).map((sentences) => flatten(sentences)))
}
