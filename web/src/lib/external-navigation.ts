interface Visit {
  /** The address lies outside of Probant, on purpose. */
  external?: true
  assign?: (url: string) => void
  origin?: string
}

/** Leaves the page for an address; one on another origin only with the explicit flag. */
export function visit(
  address: string,
  { external, assign = (url) => location.assign(url), origin = location.origin }: Visit = {},
): void {
  const url = new URL(address, origin)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`Refused to navigate to a ${url.protocol} address`)
  if (url.origin !== origin && !external) {
    throw new Error(`Refused to navigate to ${url.origin} without { external: true }`)
  }
  assign(url.href)
}
