import { stripTypeScriptTypes } from 'node:module'

/**
 * Modules of ours as one script: a browser takes no modules from a page that lies on a disk. Each becomes a function that
 * is called once, after those that it imports; the script's value is what the first of them exports. It knows the
 * spellings that our own files use, and refuses others.
 */
export async function linked(entry: URL, read: (file: URL) => Promise<string>): Promise<string> {
  const names = new Map<string, string>()
  const parts: string[] = []
  const last = await add(entry)
  return `(() => {\n${parts.join('')}return ${last}\n})()\n`

  async function add(url: URL): Promise<string> {
    const known = names.get(url.href)
    if (known) return known
    const text = await read(url)
    const code = url.pathname.endsWith('.ts') ? stripTypeScriptTypes(text) : text
    const imports: string[] = []
    for (const [, what = '', from = ''] of code.matchAll(IMPORT)) {
      const target = from.startsWith('.') ? new URL(from, url) : new URL(import.meta.resolve(from))
      imports.push(`const ${what.replace(/\bas\b/g, ':').replace(/\s+/g, ' ')} = ${await add(target)}\n`)
    }
    const exported = [...code.matchAll(EXPORT), ...code.matchAll(EXPORT_AGAIN)].map(([, name]) => name)
    const body = code
      .replace(IMPORT, '')
      .replace(EXPORT_AGAIN, '')
      .replace(EXPORT, (line) => line.replace('export ', ''))
    if (/^(?:import|export)\b/m.test(body)) throw new Error(`${url.pathname} can't be linked`)

    const name = `module${names.size + 1}`
    names.set(url.href, name)
    parts.push(
      `const ${name} = (() => {\n${imports.join('')}${body}\nreturn { ${exported.join(', ')} }\n})()\n`,
    )
    return name
  }
}

const IMPORT = /^import\s+(\{[^}]*\})\s+from\s+'([^']+)'\n/gm
/** What was imported, passed on. */
const EXPORT_AGAIN = /^export \{([\w\s,]*)\}\n/gm
const EXPORT = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm
