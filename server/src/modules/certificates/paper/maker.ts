import { writtenNumber } from '@probant/contract/certificates/number'
import type { Locale } from '@probant/contract/locales'
import { pack } from '#server/platform/archive/pack.ts'
import type { Maker } from '#server/platform/files/maker.ts'
import { type Letterhead, type PrintedCertificate, printCertificate } from './page.ts'
import { PAPER_WORDS } from './words.ts'

export interface Asked {
  letterhead: Letterhead
  /** All of them in an archive; otherwise the first alone. */
  isPacked: boolean
}

/** Certificates as PDF files. Written in a worker. */
export const make: Maker<Asked, PrintedCertificate>['make'] = async function* (
  { letterhead, isPacked },
  certificates,
) {
  if (isPacked) {
    yield* pack(packed(certificates, letterhead))
    return
  }
  for await (const certificate of certificates) {
    yield* printCertificate(certificate, letterhead)
    return
  }
}

async function* packed(certificates: AsyncIterable<PrintedCertificate>, letterhead: Letterhead) {
  for await (const certificate of certificates) {
    const pieces: Uint8Array[] = []
    for await (const piece of printCertificate(certificate, letterhead)) pieces.push(piece)
    yield { path: fileNameOf(certificate), content: Buffer.concat(pieces), isDense: true }
  }
}

/** No two have the same number, and no name has what a system doesn’t allow in that of a file. */
export function fileNameOf({
  holder,
  number,
  locale,
}: {
  holder: string
  number: string
  locale: Locale
}): string {
  const name = holder
    .replace(/[\p{C}\\/:*?"<>|%]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '')
  return `${name || PAPER_WORDS[locale].file} - ${writtenNumber(number)}.pdf`
}
