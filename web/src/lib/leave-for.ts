/**
 * For the routes of pages that are none of the application's: whoever follows a link to one leaves it. By the address as
 * it is spelled properly: any other might be answered with the application again, and so for ever.
 */
export function leaveFor(address: string) {
  return async ({ preload, location: { searchStr, hash } }: Arrival): Promise<void> => {
    // Pointing at a link is not yet following it.
    if (preload) return
    location.assign(address + searchStr + (hash && `#${hash}`))
    await new Promise(() => {})
  }
}

interface Arrival {
  preload: boolean
  location: { searchStr: string; hash: string }
}
