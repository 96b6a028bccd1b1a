/** Nothing where it is no address. `URL.parse` says the same, in browsers that are newer than the rest of what we need. */
export function parsedUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
