import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes/tools.ts'

/** `.env.example` explains exactly the variables that the configuration and compose.yaml read. */
export function environmentExampleFaults(): string[] {
  const text = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  const read = [...readByServer(text('server/src/config.ts')), ...readByCompose(text('compose.yaml'))]
  return differences(explained(text('.env.example')), read)
}

export function differences(explained: readonly string[], read: readonly string[]): string[] {
  return [
    ...read.filter((name) => !explained.includes(name)).map((name) => `${name} is not in .env.example`),
    ...explained
      .filter((name) => !read.includes(name))
      .map((name) => `${name} is in .env.example, but nothing reads it`),
  ]
}

/** `NAME=value`, also where it is commented out. */
export function explained(example: string): string[] {
  return names(example, /^#?(?<name>[A-Z][A-Z0-9_]+)=/gm)
}

/** The keys of the schema in config.ts, up to the next declaration. */
export function readByServer(config: string): string[] {
  const [, schema = ''] = config.split(/^const environmentSchema\b/m)
  const [body = ''] = schema.split(/^(?:const|function|export)\b/m)
  return names(body, /^\s+(?<name>[A-Z][A-Z0-9_]+):/gm)
}

export function readByCompose(compose: string): string[] {
  return names(compose, /\$\{(?<name>[A-Z][A-Z0-9_]+)/g)
}

function names(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(({ groups }) => groups?.name ?? ''))]
}
