import { writtenNumber } from '@probant/contract/certificates/number'
import type { Locale } from '@probant/contract/locales'
import PDFDocument from 'pdfkit'
import { createPen, INK, type Pen, PRIMARY, SOFT, type Writing } from '#server/platform/pdf/pen.ts'
import { drawPicture } from '#server/platform/pdf/picture.ts'
import { MISSING } from '#server/platform/pdf/typesetting.ts'
import { drawWordmark } from '#server/platform/pdf/wordmark.ts'
import { drawQrCode } from './qr-code.ts'
import { PAPER_WORDS, type PaperWords } from './words.ts'

/** What a certificate says. */
export interface PrintedCertificate {
  number: string
  holder: string
  title: string
  issuer: string
  issuedAt: Date
  expiresAt: Date | null
  /** Empty: as such papers are usually called. */
  heading: string
  signerName: string
  signerRole: string
  /** The picture is their signature. */
  isSigned: boolean
  locale: Locale
  /** In which its days are told. */
  timeZone: string
}

/** What is the same on all of a quiz. */
export interface Letterhead {
  /** Where anybody checks a number, which is put behind it. */
  address: string
  /** It appears under a name of its own, so the product does not. */
  isBranded: boolean
  line: string
  color: string | null
  logo: Picture | null
  signature: Picture | null
}

interface Picture {
  bytes: Uint8Array
  width: number
  height: number
}

const [WIDTH, HEIGHT] = [841.89, 595.28]
const LEFT = 92
const RIGHT = 64
const ROOM = WIDTH - LEFT - RIGHT
const FOOT = 440

/** One page, A4 across: paper, ink, and one color. */
export function printCertificate(
  certificate: PrintedCertificate,
  letterhead: Letterhead,
): AsyncIterable<Uint8Array> {
  const words = PAPER_WORDS[certificate.locale]
  const number = writtenNumber(certificate.number)
  const pages = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: certificate.locale,
    displayTitle: true,
    info: {
      Title: `${words.file} ${number} – ${certificate.title}`,
      Author: certificate.issuer,
      CreationDate: certificate.issuedAt,
    },
  })
  const pen = createPen(pages)
  const color = letterhead.color ?? PRIMARY
  const paper: Paper = { pages, pen, color, words }

  drawEdge(paper)
  drawHead(paper, certificate, letterhead)
  drawBody(paper, certificate)
  drawDates(paper, certificate, number)
  drawSigner(paper, certificate, letterhead)
  drawCheck(paper, number, letterhead.address)
  if (pen.isSomethingMissing())
    pen
      .set(words.missing(MISSING), ROOM, { size: 6.5, color: SOFT })
      .draw({ x: LEFT, y: HEIGHT - 26, width: ROOM })
  pages.end()
  return pages as AsyncIterable<Uint8Array>
}

interface Paper {
  pages: PDFKit.PDFDocument
  pen: Pen
  color: string
  words: PaperWords
}

/** A band along the left edge: the one surface of color. */
function drawEdge({ pages, color }: Paper): void {
  pages.rect(0, 0, 14, HEIGHT).fill(color)
  pages.rect(20, 0, 1.5, HEIGHT).fill(color)
}

/** Who gives it: with the logo where there is one, else with the product’s mark in the corner. */
function drawHead(
  { pages, pen }: Paper,
  { issuer }: PrintedCertificate,
  { logo, line, isBranded }: Letterhead,
): void {
  const top = 52
  let left = LEFT
  if (logo) {
    const { width, height } = within(logo, LOGO_WIDTH, LOGO_HEIGHT)
    const place = { x: LEFT, y: top + (LOGO_HEIGHT - height) / 2, width, height }
    if (drawPicture(pages, logo.bytes, place)) left += width + 18
  }
  if (!isBranded) drawWordmark(pages, pen, { x: WIDTH - RIGHT - 86, y: top + 11, height: 24 })
  const width = WIDTH - RIGHT - left - (isBranded ? 0 : 120)
  const name = fitted(pen, issuer, width, { style: 'bold', sizes: [15, 13, 11], most: 2 })
  const below = line ? pen.set(line, width, { size: 9, color: SOFT }) : undefined
  let y = top + (LOGO_HEIGHT - name.height - (below?.height ?? 0)) / 2
  name.draw({ x: left, y, width })
  y += name.height
  below?.draw({ x: left, y, width })
}

/** Whose it is, and what for: as large as it fits. */
function drawBody({ pages, pen, color, words }: Paper, certificate: PrintedCertificate): void {
  const heading = fitted(pen, certificate.heading || words.heading, ROOM, {
    style: 'bold',
    sizes: [14, 12, 10],
    color,
    most: 1,
  })
  const certifies = pen.set(words.certifies, ROOM, { size: 11, color: SOFT })
  const holder = fitted(pen, certificate.holder, ROOM, {
    style: 'title',
    sizes: [44, 38, 32, 27, 23],
    most: 1,
  })
  const passed = pen.set(words.passed, ROOM, { size: 11, color: SOFT })
  const title = fitted(pen, certificate.title, ROOM, { style: 'title', sizes: [25, 21, 18, 15], most: 2 })

  let y = 138
  heading.draw({ x: LEFT, y, width: ROOM })
  y += heading.height + 22
  certifies.draw({ x: LEFT, y, width: ROOM })
  y += certifies.height + 4
  const held = Math.max(holder.height, 40)
  holder.draw({ x: LEFT, y: y + held - holder.height, width: ROOM })
  y += held + 8
  drawStroke(pages, color, certificate.holder ? Math.min(ROOM, holder.width) : 300, y)
  y += 26
  passed.draw({ x: LEFT, y, width: ROOM })
  y += passed.height + 6
  title.draw({ x: LEFT, y, width: ROOM })
}

/** Under the name, as the product’s mark underlines its own: with one stroke of the pen. */
function drawStroke(pages: PDFKit.PDFDocument, color: string, width: number, y: number): void {
  pages
    .moveTo(LEFT, y + 2)
    .bezierCurveTo(LEFT + width * 0.3, y + 4.5, LEFT + width * 0.7, y + 3, LEFT + width, y - 2)
    .lineWidth(2.6)
    .lineCap('round')
    .stroke(color)
}

/** When, and until when. */
function drawDates({ pen, words }: Paper, certificate: PrintedCertificate, number: string): void {
  const { locale, timeZone, issuedAt, expiresAt } = certificate
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fr-FR', { dateStyle: 'long', timeZone })
  const lines = [
    pen.set(words.issued(day.format(issuedAt)), DATES_WIDTH, { size: 10.5 }),
    ...(expiresAt ? [pen.set(words.until(day.format(expiresAt)), DATES_WIDTH, { size: 10.5 })] : []),
    pen.set(words.number(number), DATES_WIDTH, { size: 10.5, style: 'bold' }),
  ]
  const height = lines.reduce((total, line) => total + line.height, 0)
  let y = FOOT + CHECK_SIDE - height
  for (const line of lines) {
    line.draw({ x: LEFT, y, width: DATES_WIDTH })
    y += line.height
  }
}

/** Who stands for it: above the line in their own hand, where there is a picture of that. */
function drawSigner(
  { pages, pen }: Paper,
  { signerName, signerRole, isSigned }: PrintedCertificate,
  { signature }: Letterhead,
): void {
  const x = LEFT + DATES_WIDTH + 24
  const name = pen.set(signerName, SIGNER_WIDTH, { style: 'bold', size: 10.5 })
  const role = signerRole ? pen.set(signerRole, SIGNER_WIDTH, { size: 9, color: SOFT }) : undefined
  const top = FOOT + CHECK_SIDE - name.height - (role?.height ?? 0)
  if (isSigned && signature) {
    const { width, height } = within(signature, SIGNER_WIDTH, SIGNATURE_HEIGHT)
    drawPicture(pages, signature.bytes, { x, y: top - 7 - height, width, height })
  }
  pages
    .moveTo(x, top - 5)
    .lineTo(x + SIGNER_WIDTH, top - 5)
    .lineWidth(0.75)
    .stroke(INK)
  name.draw({ x, y: top, width: SIGNER_WIDTH })
  role?.draw({ x, y: top + name.height, width: SIGNER_WIDTH })
}

/** Whoever holds it in the hand can ask whether it holds. */
function drawCheck({ pages, pen, words }: Paper, number: string, address: string): void {
  const url = `${address}/${number}`
  const x = WIDTH - RIGHT - CHECK_SIDE
  drawQrCode(pages, url, { x, y: FOOT, side: CHECK_SIDE, color: INK })
  pages.link(x, FOOT, CHECK_SIDE, CHECK_SIDE, url)
  const width = 260
  const writing: Writing = { size: 7.5, color: SOFT, align: 'end' }
  let y = FOOT + CHECK_SIDE + 7
  for (const text of [words.check, url.replace(/^https?:\/\//, '')]) {
    const block = pen.set(text, width, writing)
    block.draw({ x: WIDTH - RIGHT - width, y, width })
    y += block.height
  }
}

/** As large as fits. */
function within({ width, height }: Picture, mostWidth: number, mostHeight: number) {
  const scale = Math.min(mostWidth / width, mostHeight / height)
  return { width: width * scale, height: height * scale }
}

interface Fitting extends Omit<Writing, 'size'> {
  /** The first at which it takes no more than so many lines; the last, where none does. */
  sizes: readonly number[]
  most: number
}

function fitted(pen: Pen, text: string, width: number, { sizes, most, ...writing }: Fitting) {
  const settings = sizes.map((size) => ({
    size,
    lines: () => pen.setLines(text, width, { ...writing, size }),
  }))
  const fits = settings.find(({ lines }) => lines().length <= most) ?? settings.at(-1)
  const size = fits?.size ?? 10
  return { ...pen.set(text, width, { ...writing, size }), width: pen.widthOf(text, { ...writing, size }) }
}

const LOGO_WIDTH = 190
const LOGO_HEIGHT = 46
const CHECK_SIDE = 78
const DATES_WIDTH = 220
const SIGNER_WIDTH = 220
const SIGNATURE_HEIGHT = 44
