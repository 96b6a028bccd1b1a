import type { Readable } from 'node:stream'
import { CERTIFICATES_IN_A_FILE } from '@probant/contract/certificates/certificate'
import type { Locale } from '@probant/contract/locales'
import type { Db } from '#server/database/client.ts'
import type { Lobbies } from '#server/modules/admission/index.ts'
import type { BrandingService, Signer } from '#server/modules/branding/index.ts'
import type { ResultAccess } from '#server/modules/results/index.ts'
import type { Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { FileMaking, Waiting } from '#server/platform/files/making.ts'
import { certificateRepository, type Printed } from '../repository.ts'
import { type Asked, fileNameOf } from './maker.ts'
import type { Letterhead, PrintedCertificate } from './page.ts'
import { signatureOf } from './signer.ts'

interface Dependencies {
  db: Db
  now: Now
  origin: () => string
  files: FileMaking
  branding: BrandingService
  lobby: Lobbies
  access: ResultAccess
}

export interface CertificateFile {
  fileName: string
  mediaType: string
  content: Readable
}

/** Certificates on paper: for their holder, and for the creator of the quiz one by one or all at once. */
export function createCertificateFiles({ db, now, origin, files, branding, lobby, access }: Dependencies) {
  return {
    async openOwn(waiting: Waiting, quizId: string, locale: Locale): Promise<CertificateFile> {
      const taking = await lobby.find(db, waiting.actor, quizId)
      ensure(await certificateRepository(db).findShownTo(taking), 'certificateNotFound')
      return openOf(waiting, taking.participant.id, locale)
    },

    async open(waiting: Waiting, { quizId, submissionId }: Address): Promise<CertificateFile> {
      await access.authorize(db, waiting.actor, quizId)
      const held = await certificateRepository(db).findSubmission({ quizId, submissionId })
      ensure(held, 'submissionNotFound')
      return openOf(waiting, held.participantId)
    },

    async openAll(waiting: Waiting, quizId: string, part: number): Promise<CertificateFile> {
      const { quiz } = await access.authorize(db, waiting.actor, quizId)
      const offset = (part - 1) * CERTIFICATES_IN_A_FILE
      const which = { quizId, now: now(), offset, limit: CERTIFICATES_IN_A_FILE }
      const found = await certificateRepository(db).listPrinted(which)
      const [first] = found
      ensure(first, 'noCertificates')
      const several = part > 1 || found.length === CERTIFICATES_IN_A_FILE ? ` ${part}` : ''
      return {
        fileName: `${quiz.title}${several}.zip`,
        mediaType: 'application/zip',
        content: await made(waiting, found, { isPacked: true }),
      }
    },
  }

  async function openOf(waiting: Waiting, participantId: string, locale?: Locale): Promise<CertificateFile> {
    const [found] = await certificateRepository(db).listPrinted({ participantId })
    ensure(found, 'certificateNotFound')
    ensure(!found.certificate.withdrawnAt, 'certificateWithdrawn')
    return {
      fileName: fileNameOf({ ...found.certificate, locale: locale ?? localeOf(found) }),
      mediaType: 'application/pdf',
      content: await made(waiting, [found], { isPacked: false, locale }),
    }
  }

  /** All of the same quiz. */
  async function made(
    waiting: Waiting,
    found: readonly Printed[],
    { isPacked, locale }: { isPacked: boolean; locale?: Locale },
  ): Promise<Readable> {
    const workspaceId = found[0]?.workspaceId ?? ''
    const signer = await branding.signerOf(db, workspaceId)
    const letterhead = await letterheadOf(workspaceId, signer)
    const input: Asked = { letterhead, isPacked }
    const pieces = piecesOf(found.map((one) => printed(one, signer, locale ?? localeOf(one))))
    return files.make({ maker: MAKER, input, pieces }, waiting)
  }

  async function letterheadOf(workspaceId: string, signer: Signer | null): Promise<Letterhead> {
    const brand = await branding.of(db, workspaceId)
    const logo = brand && (await branding.logoOf(db, workspaceId))
    return {
      address: `${origin()}/certificates`,
      isBranded: brand !== null,
      line: brand?.line ?? '',
      color: brand?.shades?.light ?? null,
      logo: logo && pictureOf(logo),
      signature: signer?.picture ? pictureOf(signer.picture) : null,
    }
  }
}

interface Address {
  quizId: string
  submissionId: string
}

/** That of their account; whoever has none of their own reads that of the quiz. */
function localeOf({ locale, language }: Printed): Locale {
  return locale ?? language
}

function pictureOf({ bytes, width, height }: NonNullable<Letterhead['logo']>) {
  return { bytes, width, height }
}

function printed(
  { certificate, options, personName, timeZone }: Printed,
  signer: Signer | null,
  locale: Locale,
): PrintedCertificate {
  const { number, holder, title, issuer, issuedAt, expiresAt } = certificate
  return {
    number,
    holder,
    title,
    issuer,
    issuedAt,
    expiresAt,
    heading: options.certificate?.heading ?? '',
    ...signatureOf({ said: options.certificate, signer, personName }),
    locale,
    timeZone,
  }
}

async function* piecesOf<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values
}

const MAKER = new URL('./maker.ts', import.meta.url)
