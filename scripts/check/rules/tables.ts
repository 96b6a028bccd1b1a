import { isTest, type SourceFile } from '../source-files.ts'
import type { Violation } from './violation.ts'

const SCHEMA = 'server/src/database/schema/'

/** 4. Only `repository.ts` imports `database/schema`; it may join any table and writes only its own. */
export function tablesBelongToRepositories(files: readonly SourceFile[]): Violation[] {
  const outside = files.filter(({ path }) => !isTest(path) && !path.startsWith('server/src/database/'))
  const readers = outside.filter(({ imports }) => imports.some(({ from }) => from.startsWith(SCHEMA)))
  const strangers = readers
    .filter(({ path }) => !path.endsWith('/repository.ts'))
    .map(({ path }) => ({ path, why: 'only a repository.ts imports the schema' }))
  return [...strangers, ...writtenTwice(readers)]
}

/** A table belongs to the one repository that writes it. */
function writtenTwice(repositories: readonly SourceFile[]): Violation[] {
  const owners = new Map<string, string>()
  return repositories.flatMap((repository) =>
    tablesWrittenBy(repository).flatMap((table) => {
      const owner = owners.get(table)
      if (!owner) owners.set(table, repository.path)
      return owner && owner !== repository.path
        ? { path: repository.path, why: `the table ${table} is written by ${owner} too` }
        : []
    }),
  )
}

function tablesWrittenBy({ text, imports }: SourceFile): string[] {
  const tables = imports.filter(({ from }) => from.startsWith(SCHEMA)).flatMap(({ names }) => names)
  const written = [...text.matchAll(/\.(?:insert|update|delete)\(\s*(?:schema\.)?(?<table>\w+)\s*\)/g)]
  return [...new Set(written.map(({ groups }) => groups?.table ?? ''))].filter((table) =>
    tables.includes(table),
  )
}
