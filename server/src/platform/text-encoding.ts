/** It is written in an encoding that is not read: nobody knows it, or it hides markup from whoever looks for it. */
export class UnreadableText extends Error {
  override name = 'UnreadableText'
}

/** A text of unknown encoding: by its mark, else UTF-8, else what it says of itself, else what older Windows programs wrote. */
export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // Before it is tried as UTF-8: what hides in UTF-7 looks like that.
  const declared = declaredDecoder(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return (declared ?? new TextDecoder('windows-1252')).decode(bytes)
  }
}

/** Is this no text at all, but bytes that were taken for one? */
export function isGibberish(text: string): boolean {
  const strange = text.match(/[^\P{Cc}\n\r\t\f]|\ufffd/gu)?.length ?? 0
  return strange > text.length / 100
}

/** UTF-7 is none of those that browsers know, and so none of ours. */
function declaredDecoder(bytes: Uint8Array): TextDecoder | undefined {
  const beginning = Buffer.from(bytes.subarray(0, BEGINNING)).toString('latin1')
  if (UTF_7_MARK.test(beginning)) throw new UnreadableText()
  const said = XML_SAYS.exec(beginning) ?? (IS_PAGE.test(beginning) ? PAGE_SAYS.exec(beginning) : null)
  try {
    return said?.[1] ? new TextDecoder(said[1]) : undefined
  } catch {
    throw new UnreadableText()
  }
}

const BEGINNING = 1024
const UTF_7_MARK = /^\+\/v[89+/]/
const XML_SAYS = /^(?:\xef\xbb\xbf)?\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/
const IS_PAGE = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html)\b/i
const PAGE_SAYS = /<meta\s[^>]*?\bcharset\s*=\s*["']?([\w.:-]+)/i
