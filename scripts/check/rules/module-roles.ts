import type { Import } from '../imports.ts'
import { isTest, type SourceFile } from '../source-files.ts'
import type { Violation } from './violation.ts'

/**
 * 3. In a module: `routes -> service -> rules, policy, repository`. A rules file is one that plays no other role and
 * makes no service (`create…`); it touches no database, clock or network: what it needs is passed in, the time too.
 */
export function rolesKeepToTheirPlace(files: readonly SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => path.startsWith('server/src/modules/') && !isTest(path))
    .flatMap((file) => {
      const role = roleOf(file)
      const imported = file.imports.flatMap((one) => importRefusal(role, file.path, one) ?? [])
      const used = role === 'rules' || role === 'policy' ? usesOfTheWorld(file.text) : []
      return [...imported, ...used].map((why) => ({ path: file.path, why }))
    })
}

type Role = 'routes' | 'service' | 'repository' | 'policy' | 'adapter' | 'rules'

function roleOf({ path, text }: SourceFile): Role {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.ts$/, '')
  if (name === 'routes' || name === 'service' || name === 'repository' || name === 'policy') return name
  // An index makes what a module offers; a worker is where another thread or process begins.
  if (name === 'index' || name === 'jobs' || name === 'worker') return 'service'
  if (name === 'provider' || path.includes('/providers/')) return 'adapter'
  return /^export (async )?function create[A-Z]/m.test(text) ? 'service' : 'rules'
}

function importRefusal(role: Role, path: string, { from, names, isType }: Import): string | undefined {
  if (from.endsWith('/routes.ts')) return `nothing in a module stands above its routes: ${from}`
  if (isType) return

  const isOwn = from.startsWith(path.slice(0, path.lastIndexOf('/') + 1))
  const isRepository = from.endsWith('/repository.ts')
  if (role === 'routes' && (isRepository || from.endsWith('/policy.ts'))) {
    return `routes ask the service, not ${from}`
  }
  if (role === 'repository' && isOwn && from.endsWith('/service.ts'))
    return `a repository serves, it does not ask: ${from}`
  if (role !== 'rules' && role !== 'policy') return

  if (isRepository || (isOwn && from.endsWith('/service.ts')))
    return `a rule is handed what it needs, it does not ask ${from}`
  if (from.startsWith('server/src/database/') || DATABASE.test(from))
    return `a rule touches no database: ${from}`
  if (WORLD.test(from)) return `a rule touches no network and no file: ${from}`
  if (names.includes('systemNow')) return 'a rule is handed the time'
}

const DATABASE = /^(pg|drizzle-orm|@electric-sql\/[^/]+)(\/|$)/
const WORLD = /^node:(fs|net|tls|http|https|http2|dgram|dns|child_process|timers)(\/|$)/

const USES: [RegExp, string][] = [
  [/\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/, 'a rule is handed the time'],
  [/\bfetch\(/, 'a rule touches no network: fetch'],
  [/\bset(Timeout|Interval)\(/, 'a rule does not wait'],
]

function usesOfTheWorld(text: string): string[] {
  return USES.flatMap(([pattern, why]) => (pattern.test(text) ? why : []))
}
