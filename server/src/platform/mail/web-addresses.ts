/** What of a text a mail program would make a link, or a reader type into a browser; none where it holds no such thing. */
export function webAddressIn(text: string): string | undefined {
  const { plain } = read(text)
  const scheme = /[a-z][a-z0-9+-]*:\/\/\S*/i.exec(plain)?.[0]
  return scheme ?? hostsIn(plain)[0]?.host
}

/** The same words, which no mail program makes a link of: a sign that nobody sees takes its addresses apart. */
export function unlinked(text: string): string {
  const { plain, signs, signAt } = read(text)
  const cuts = new Set<number | undefined>()
  for (const { index } of plain.matchAll(/:\/\//g)) cuts.add(signAt[index])
  for (const { host, index, isMail } of hostsIn(plain)) {
    // What belongs to an address of mail leads to no page.
    if (!isMail) for (const dot of host.matchAll(/\./g)) cuts.add(signAt[index + dot.index])
  }
  const isApart = (position: number) => signs[position + 1] === UNSEEN
  return signs
    .map((sign, position) => (cuts.has(position) && !isApart(position) ? sign + UNSEEN : sign))
    .join('')
}

/** A space without width: what stands on its two sides are two words. */
const UNSEEN = '\u200b'

/**
 * As it reads: signs that nobody sees, and letters and dots of other widths, hide an address from us and not from the
 * reader. With the sign of the text that each place of it comes from.
 */
function read(text: string) {
  const signs = [...text]
  const shown = signs.map((sign) =>
    sign
      .replace(/\p{Cf}/u, '')
      .normalize('NFKC')
      .replaceAll('。', '.'),
  )
  const signAt = shown.flatMap((part, index) => Array<number>(part.length).fill(index))
  return { plain: shown.join(''), signs, signAt }
}

interface Host {
  host: string
  index: number
  /** With somebody's name before it. */
  isMail: boolean
}

function hostsIn(plain: string): Host[] {
  return [...plain.matchAll(ADDRESS)].flatMap((match) => {
    const [all, local = '', host = ''] = match
    const index = match.index + all.length - host.length
    if (isHost(host)) return [{ host, index, isMail: local !== '' }]
    // Nobody's mailbox, so what stands before it is what it looks like.
    return isHost(local) ? [{ host: local, index: match.index, isMail: false }] : []
  })
}

const LABEL = '[\\p{L}\\p{M}\\p{N}-]+'
const ATOM = '[\\p{L}\\p{M}\\p{N}_%+-]+'
const ADDRESS = new RegExp(`(?:(${ATOM}(?:\\.${ATOM})*)@)?(${LABEL}(?:\\.${LABEL})+)`, 'gu')

/** “example.org” and “1.2.3.4”, but not “3.14”, “Ph.D” or “Node.js”. */
function isHost(dotted: string): boolean {
  const labels = dotted.split('.')
  if (labels.length < 2) return false
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
