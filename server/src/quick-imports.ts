import { registerHooks } from 'node:module'

/**
 * Drizzle describes itself in 180 KB, which Node reads anew for each of the thousand imports among its files: a second
 * of every start, and 50 MB. Where those lead is plain, so Node is told rather than left to look it up.
 */
const PACKAGE = 'drizzle-orm'
const known = new Map<string, ReturnType<typeof told>>()

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context
    if (specifier.startsWith('.') && parentURL.includes(`/node_modules/${PACKAGE}/`))
      return told(new URL(specifier, parentURL).href)

    if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return nextResolve(specifier, context)
    const answer = known.get(specifier) ?? told(nextResolve(specifier, context).url)
    known.set(specifier, answer)
    return answer
  },
})

function told(url: string) {
  return { url, format: 'module', shortCircuit: true }
}
