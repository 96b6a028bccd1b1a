import { inflateSync } from 'node:zlib'
import {
  CERTIFICATES_IN_A_FILE,
  countCertificates,
  exportCertificates,
  getCertificateFile,
  getOwnCertificateFile,
  nameOwnCertificate,
  withdrawCertificate,
} from '@probant/contract/certificates/certificate'
import { writtenNumber } from '@probant/contract/certificates/number'
import { handOverQuiz } from '@probant/contract/quizzes/handing-over'
import { updateUser } from '@probant/contract/users'
import { unzipSync } from 'fflate'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { MISSING } from '#server/platform/pdf/typesetting.ts'
import { A_BRAND, aBranding, aSignature } from '#test/branding.ts'
import type { Browser } from '#test/browser.ts'
import { certificatesOf } from '#test/certificates.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'
import { make } from './maker.ts'
import { type Letterhead, type PrintedCertificate, printCertificate } from './page.ts'

const test = testApp()
const { aPasser, aPasserOf } = certificatesOf(test)
const { anOrganization, aMember, aVerifiedPerson } = organizationsOf(test)

describe('a certificate on paper', () => {
  it('says whose it is, what for, by whom, since when and until when, and where that is checked', async () => {
    const { own, quiz, taker } = await aPasser({
      title: 'Fire safety',
      certificate: { validMonths: 24, signerName: 'Maud Lenoir', signerRole: 'Head of training' },
    })
    await taker.browser.call(nameOwnCertificate, {
      params: { quizId: quiz.id },
      body: { name: 'Ada Lovelace' },
    })
    const number = (await own())?.number

    const { text, meta, headers } = await fileOf(taker.browser, quiz.id, 'en')

    for (const words of [
      'Certificate of achievement',
      'Ada Lovelace',
      'Fire safety',
      'Claire',
      'Maud Lenoir',
    ])
      expect(text).toContain(words)
    expect(text).toContain('Head of training')
    expect(text).toContain('Issued on 16 November 2026')
    expect(text).toContain('Valid until 16 November 2028')
    expect(text).toContain(`/certificates/${number}`)
    expect(text).not.toContain('60')
    expect(meta.Title).toBe(`Certificate ${number} – Fire safety`)
    expect(meta.Language).toBe('en')
    expect(headers['content-disposition']).toContain(`Ada Lovelace - ${number}.pdf`)
  })

  it('is in the language of whoever reads it', async () => {
    const { quiz, taker } = await aPasser()
    const { text } = await fileOf(taker.browser, quiz.id, 'fr')
    expect(text).toContain('Certificat de réussite')
    expect(text).toContain('Délivré le 16 novembre 2026')
  })

  it('has the name, the line and the logo of an organization that appears under its own', async () => {
    const organization = await anOrganization()
    await aBranding(organization)
    const { quiz, taker, own } = await aPasser({ workspace: organization.id }, organization.owner)
    expect(await own()).toMatchObject({ issuer: A_BRAND.name })

    const { text, bytes } = await fileOf(taker.browser, quiz.id, 'en')
    expect(text).toContain(A_BRAND.name)
    expect(text).toContain(A_BRAND.line)
    expect(bytes.toString('latin1')).toContain('/Subtype /Image')
    expect(text).not.toContain('Probant')
  })

  it('is signed by whoever its quiz names, else by whom the organization chose, in their own hand', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const signature = await aSignature(owner, id)
    const signer = { signerName: 'Maud Lenoir', signerRole: 'Head of training', signatureId: signature.id }
    await aBranding(organization, { ...signer, logoId: null })
    const named = (signerName: string) =>
      aPasser({ workspace: id, certificate: { signerName }, title: 'Fire safety' }, owner)
    const paperOf = async ({ quiz, taker }: Awaited<ReturnType<typeof named>>) => {
      const { text, bytes } = await fileOf(taker.browser, quiz.id, 'en')
      return { text, pictures: bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0 }
    }

    for (const made of [await named(''), await named('maud lenoir')]) {
      const { text, pictures } = await paperOf(made)
      expect(text).toMatch(/maud lenoir/i)
      expect(text).toContain('Head of training')
      expect(pictures).toBeGreaterThan(0)
    }
    const other = await paperOf(await named('Paul Durand'))
    expect(other.text).toContain('Paul Durand')
    expect(other.text).not.toMatch(/maud|head of training/i)
    expect(other.pictures).toBe(0)
  })

  it('is signed by whoever had created the quiz, also once it was handed over', async () => {
    const organization = await anOrganization()
    const { owner } = organization
    const [creator, colleague] = [await aMember(organization), await aMember(organization)]
    const { quiz, taker, address } = await aPasser({ workspace: organization.id }, creator)
    const params = { quizId: quiz.id }
    await owner.call(handOverQuiz, { params, body: { memberId: colleague.memberId } })
    await colleague.call(updateUser, { body: { username: 'New creator' } })
    expect((await fileOf(taker.browser, quiz.id, 'en')).text).not.toContain('New creator')

    await creator.call(updateUser, { body: { username: 'Old creator' } })
    expect((await fileOf(taker.browser, quiz.id, 'en')).text).toContain('Old creator')
    expect((await colleague.call(getCertificateFile, { params: address })).status).toBe(200)
  })

  it('is read by its holder and the creator of the quiz, and by nobody once it is withdrawn', async () => {
    const organization = await anOrganization()
    const moderator = await aMember(organization, 'moderator')
    const { quiz, taker, address } = await aPasser({ workspace: organization.id }, organization.owner)
    const other = (await aPasser()).taker
    const call = { params: address }
    expect((await organization.owner.call(getCertificateFile, call)).status).toBe(200)
    expect(await moderator.call(getCertificateFile, call)).toFailWith('statisticsCreatorOnly')
    expect(await other.browser.call(getOwnCertificateFile, { params: { quizId: quiz.id } })).toFailWith(
      'quizNotFound',
    )

    await organization.owner.call(withdrawCertificate, { params: address, body: {} })
    expect(await organization.owner.call(getCertificateFile, call)).toFailWith('certificateWithdrawn')
    expect(await taker.browser.call(getOwnCertificateFile, { params: { quizId: quiz.id } })).toFailWith(
      'certificateWithdrawn',
    )
  })
})

describe('all of a quiz', () => {
  it('come as an archive, each under its holder’s name, but for those that are withdrawn', async () => {
    const made = await aPasser({ title: 'Fire safety' })
    const second = await aPasserOf(made)
    const withdrawn = await aPasserOf(made)
    await aPasserOf(made, { answered: 1 })
    await made.creator.call(withdrawCertificate, { params: withdrawn.address, body: {} })
    const params = { quizId: made.quiz.id }
    expect((await made.creator.call(countCertificates, { params })).body).toEqual({ total: 3, validCount: 2 })

    const answer = await zipOf(made.creator, made.quiz.id)
    const files = unzipSync(answer.rawPayload)
    expect(answer.headers['content-disposition']).toContain('Fire safety.zip')
    const numbers = [await made.own(), await second.own()].map((one) => one?.number)
    expect(Object.keys(files)).toHaveLength(2)
    for (const number of numbers) expect(Object.keys(files).join()).toContain(number)
    expect(await textOf(Buffer.from(Object.values(files)[0] ?? []))).toContain('Fire safety')
  })

  it('are refused where there is none, beyond the last part, and to everybody but the creator', async () => {
    const { creator, quiz } = await aPasser({ answered: 1 })
    const params = { quizId: quiz.id }
    expect(await creator.call(exportCertificates, { params, querystring: {} })).toFailWith('noCertificates')
    const stranger = await aVerifiedPerson()
    expect(await stranger.call(exportCertificates, { params, querystring: {} })).toFailWith('quizNotFound')
    expect(await stranger.call(countCertificates, { params })).toFailWith('quizNotFound')
    const passed = await aPasser()
    const second = { params: { quizId: passed.quiz.id }, querystring: { part: 2 } }
    expect(await passed.creator.call(exportCertificates, second)).toFailWith('noCertificates')
    expect(CERTIFICATES_IN_A_FILE).toBeLessThanOrEqual(250)
  })
})

describe('one page', () => {
  it.each([
    ['Éléonore Çelik-Noël', 'Łódź, ’24'],
    ['محمد بن سلمان', 'Безопасность труда'],
    ['Maximiliane-Charlotte Antonia von Hohenstein-Württembergisch-Sigmaringen', 'Risques '.repeat(25)],
    ['', 'Fire safety'],
  ])('holds %s, with all its letters', async (holder, title) => {
    const file = await drawn({ holder, title, heading: title.slice(0, 80), signerName: holder || 'Claire' })
    const document = await getDocumentProxy(new Uint8Array(file))
    expect(document.numPages).toBe(1)
    expect(await textOf(file)).not.toContain(MISSING)
  })

  it('says what a box stands for, where a letter can’t be shown', async () => {
    expect(await textOf(await drawn({ holder: '王小明' }))).toContain('stands for a character')
  })

  it('is of the same color everywhere: that of the organization', async () => {
    const content = (color: string | null) => contentOf({}, { ...LETTERHEAD, isBranded: true, color })
    expect(await content('#7a1f3d')).toMatch(/0\.4784\d+ 0\.1215\d+ 0\.2392\d+ scn/)
    expect(await content('#7a1f3d')).not.toMatch(OF_THE_PRODUCT)
    expect(await content(null)).toMatch(OF_THE_PRODUCT)
  })

  it('is written without a picture that can’t be drawn', async () => {
    const broken = { width: 200, height: 50, bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2]) }
    const file = await drawn({ isSigned: true }, { ...LETTERHEAD, logo: broken, signature: broken })
    expect(await textOf(file)).toContain(CERTIFICATE.holder)
    expect(file.toString('latin1')).not.toContain('/Subtype /Image')
  })

  it('lies in an archive under a name that every system takes', async () => {
    const chunks: Uint8Array[] = []
    const pieces = (async function* () {
      yield { ...CERTIFICATE, holder: '../A/B: "C"?' }
    })()
    for await (const chunk of make({ letterhead: LETTERHEAD, isPacked: true }, pieces))
      chunks.push(chunk as Uint8Array)
    const number = writtenNumber(CERTIFICATE.number)
    expect(Object.keys(unzipSync(Buffer.concat(chunks)))).toEqual([`A B C - ${number}.pdf`])
  })
})

const CERTIFICATE: PrintedCertificate = {
  number: 'C4F79HJKMNPQ',
  holder: 'Ada Lovelace',
  title: 'Fire safety',
  issuer: 'Claire',
  issuedAt: new Date('2026-11-19T23:30:00Z'),
  expiresAt: null,
  heading: '',
  signerName: 'Claire',
  signerRole: '',
  isSigned: false,
  locale: 'en',
  timeZone: 'Europe/Paris',
}
const OF_THE_PRODUCT = /0\.1686\d+ 0\.2901\d+ 0\.7960\d+/i
const LETTERHEAD: Letterhead = {
  address: 'https://quiz.example.org/certificates',
  isBranded: false,
  line: '',
  color: null,
  logo: null,
  signature: null,
}

async function drawn(changes: Partial<PrintedCertificate>, letterhead = LETTERHEAD): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of printCertificate({ ...CERTIFICATE, ...changes }, letterhead)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** What is drawn on the page, as the file has it. */
async function contentOf(changes: Partial<PrintedCertificate>, letterhead: Letterhead): Promise<string> {
  return streamsIn(await drawn(changes, letterhead))
}

function textOf(file: Buffer): Promise<string> {
  return extractText(new Uint8Array(file), { mergePages: true }).then(({ text }) => text)
}

async function fileOf(browser: Browser, quizId: string, language: string) {
  const url = getOwnCertificateFile.url.replace(':quizId', quizId)
  const answer = await test.app.inject({
    url,
    headers: { authorization: `Bearer ${browser.accessToken}`, 'accept-language': language },
  })
  expect(answer.statusCode).toBe(200)
  const bytes = answer.rawPayload
  const { info } = await getMeta(new Uint8Array(bytes))
  return { text: await textOf(bytes), bytes, meta: info as Record<string, string>, headers: answer.headers }
}

function zipOf(browser: Browser, quizId: string) {
  return test.app.inject({
    url: exportCertificates.url.replace(':quizId', quizId),
    headers: { authorization: `Bearer ${browser.accessToken}` },
  })
}

function streamsIn(file: Buffer): string {
  const streams = file.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)
  return Array.from(streams, ([, bytes = '']) => inflated(Buffer.from(bytes, 'latin1'))).join('\n')
}

/** What is no text is not compressed like one. */
function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}
