/** As somebody types it: nobody types what stands before the name of the place. */
export function typedAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '')
}
