/** What of a text a mail program would make a link, or a reader type into a browser; none where it holds no such thing. */
export function webAddressIn(text: string): string | undefined {
  // Signs that nobody sees, and letters and dots of other widths, hide an address from us and not from the reader.
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replaceAll('。', '.')
  const scheme = /[a-z][a-z0-9+-]*:\/\/\S*/i.exec(plain)?.[0]
  return scheme ?? plain.match(DOTTED)?.find(isHost)
}

/** The same words, which no mail program makes a link of: a sign that nobody sees takes its addresses apart. */
export function unlinked(text: string): string {
  const words = text.replace(DOTTED, (dotted, at: number) => {
    // What belongs to an address of mail leads to no page.
    const isMail = text[at - 1] === '@' || text[at + dotted.length] === '@'
    return isHost(dotted) && !isMail ? dotted.replaceAll('.', `.${UNSEEN}`) : dotted
  })
  return words.replaceAll('://', `:${UNSEEN}//`)
}

/** A space without width: what stands on its two sides are two words. */
const UNSEEN = '\u200b'

const LABEL = '[\\p{L}\\p{M}\\p{N}-]+'
const DOTTED = new RegExp(`${LABEL}(?:\\.${LABEL})+`, 'gu')
/** “example.org” and “1.2.3.4”, but not “3.14”, “Ph.D” or “Node.js”. */
function isHost(dotted: string): boolean {
  const labels = dotted.split('.')
  const top = labels.at(-1)?.toLowerCase() ?? ''
  if (/^\d+$/.test(top)) return labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label))
  if (/^[a-z]{1,2}$/.test(top)) return isCountry(top)
  return top.startsWith('xn--') || /^[\p{L}\p{M}]{2,}$/u.test(top)
}

function isCountry(top: string): boolean {
  return top.length === 2 && (COUNTRIES.of(top.toUpperCase()) !== undefined || OTHER_COUNTRIES.includes(top))
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Ends of addresses that are nobody's code of a country. */
const OTHER_COUNTRIES = ['ac', 'eu', 'su', 'uk']
