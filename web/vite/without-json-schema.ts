import type { Plugin } from 'vite'

const JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/

/** Every schema of Zod can describe itself as JSON Schema, which only the server's documentation asks for. */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'probant:without-json-schema',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return JSON_SCHEMA.test(id) ? { code: silenced(code), map: null } : undefined
    },
  }
}

/** The same exports, none of which says anything. */
export function silenced(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  if (names.length === 0) throw new Error('Zod has put its JSON Schema elsewhere')
  return names.map((name) => `export const ${name} = () => undefined`).join('\n')
}
