import { withoutAccents } from '@probant/contract/accents'
/** The header by which a browser saves an answer as a file of this name, in any language. */
export function attachment(name: string): string {
  const safe = name
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trimEnd()
  // For programs that know no other letters.
  const plain = withoutAccents(safe.normalize('NFKC')).replace(/[^ -~]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(safe)}`
}

/** What some system or other doesn't allow in the name of a file, or takes for something else. */
const UNSAFE = /[\p{C}\\/:*?"<>|%]/gu

function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
}
