/** As somebody types it: nobody types what stands before the name of the place. */
export function typedAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '')
}

/** Nobody else reaches what is served to this machine alone. */
export function isOnlyHere(url: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(typedAddress(url))
}
