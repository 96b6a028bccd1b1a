import { readFileSync } from 'node:fs'

/** Every address that the web's routes have, such as `/dashboard/edit/$quizId`, as the router's plugin wrote them down. */
export const ROUTES: readonly string[] = routesIn(
  readFileSync(new URL('../../web/src/route-tree.gen.ts', import.meta.url), 'utf8'),
)

export const ADMIN_PAGES = ROUTES.filter((route) => route.startsWith('/admin') && !route.includes('$'))

/** The people of the demonstration who see them all between them, and somebody who isn't signed in. */
export const PEOPLE = {
  visitor: undefined,
  creator: 'claire@demo.probant.test',
  pupil: 'lucas@demo.probant.test',
  admin: 'admin@demo.probant.test',
}
export type Who = keyof typeof PEOPLE

/** The addresses that somebody sees, with an id for each `$name` in them. */
export function addressesFor(who: Who, idFor: (name: string, route: string) => string): string[] {
  return ROUTES.filter((route) => whoSees(route) === who).map((route) =>
    route.replace(/\$(\w+)/g, (_, name: string) => idFor(name, route)),
  )
}

function whoSees(route: string): Who {
  if (route.startsWith('/admin')) return 'admin'
  if (/^\/(dashboard|setting|demo\/keep)\b/.test(route)) return 'creator'
  return /^\/(quiz|organizations)\//.test(route) ? 'pupil' : 'visitor'
}

function routesIn(tree: string): string[] {
  const [, union = ''] = /^ {2}to:\n((?: +\| '.*'\n)+)/m.exec(tree) ?? []
  const routes = [...union.matchAll(/'(.*)'/g)].map(([, route = '']) => route)
  if (routes.length === 0) throw new Error('The route tree names no addresses')
  return routes
}
