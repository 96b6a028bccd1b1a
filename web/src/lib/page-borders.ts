const DEMO = /^\/demo(\/create-quiz(\/.*)?)?\/?$/i

/** Where this page was loaded. */
const loadedAt = globalThis.location?.pathname ?? ''

/**
 * The demo is a page of its own: whoever enters or leaves it loads everything anew. So nothing that was seen or begun on
 * one side is there on the other, and no call of somebody's account is ever answered by the demo, nor the other way round.
 * Does not come back where the border is crossed.
 */
export async function stayWithinBorders({
  pathname,
  href,
}: {
  pathname: string
  href: string
}): Promise<void> {
  if (!isCrossing(loadedAt, pathname)) return
  // The router writes the new address down in a moment: then it is that which is loaded anew.
  setTimeout(() => (here() === href ? globalThis.location.reload() : globalThis.location.assign(href)))
  await new Promise<never>(() => {})
}

/** Is one of these in the demo, and the other not? */
export function isCrossing(from: string, to: string): boolean {
  return DEMO.test(from) !== DEMO.test(to)
}

function here(): string {
  const { pathname, search, hash } = globalThis.location
  return pathname + search + hash
}
