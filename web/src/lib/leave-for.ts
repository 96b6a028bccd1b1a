/** Where this page was loaded. */
const loadedAt = globalThis.location?.pathname ?? ''

/**
 * For the routes of pages that are none of the application's: whoever follows a link to one leaves it. By the address as
 * it is spelled properly: any other might be answered with the application again, and so for ever.
 */
export function leaveFor(address: string) {
  return async ({ preload, location: { searchStr, hash } }: Arrival): Promise<void> => {
    // Pointing at a link is not yet following it.
    if (preload) return
    // Answered with the application, the server has no such page, and would have none the next time.
    if (loadedAt === address) throw new Error(`The page at ${address} was not built`)
    const whole = address + searchStr + (hash && `#${hash}`)
    // Spelled otherwise it is no step of the way, to which one would come back.
    if (location.pathname === loadedAt && isSpelledAs(address)) location.replace(whole)
    else location.assign(whole)
    await new Promise(() => {})
  }
}

function isSpelledAs(address: string): boolean {
  return loadedAt.toLowerCase().replace(/(?!^)\/$/, '') === address
}

interface Arrival {
  preload: boolean
  location: { searchStr: string; hash: string }
}
