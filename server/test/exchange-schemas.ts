import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { validateXML } from 'xmllint-wasm'

/**
 * The public schemas of QTI and Common Cartridge. They are no part of the product: they lie beside it, or where
 * `EXCHANGE_SCHEMAS` says; a test that needs them says that it was skipped where they are not.
 */
const FOLDER = process.env.EXCHANGE_SCHEMAS ?? join(import.meta.dirname, '../../../shared/schemas')

export function schemasIn(set: 'qti21' | 'cc11'): string | undefined {
  const folder = join(FOLDER, set)
  return existsSync(folder) ? folder : undefined
}

/** What the schemas find wrong with these files; nothing where all is well. */
export async function faultsOf(
  files: readonly { name: string; xml: string }[],
  { folder, schemas }: { folder: string; schemas: Record<string, string> },
): Promise<string[]> {
  const imports = Object.entries(schemas).map(
    ([namespace, path]) => `<xs:import namespace="${namespace}" schemaLocation="${path}"/>`,
  )
  const all = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`
  const { valid, errors, rawOutput } = await validateXML({
    xml: files.map(({ name, xml }) => ({ fileName: `checked/${name}`, contents: xml })),
    schema: [{ fileName: 'all.xsd', contents: all }],
    preload: readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.xsd'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ fileName: relative(folder, path), contents: readFileSync(path) })),
    initialMemoryPages: 1024,
    maxMemoryPages: 8192,
  })
  return valid ? [] : [...errors.map(({ rawMessage }) => rawMessage), rawOutput].slice(0, 5)
}
