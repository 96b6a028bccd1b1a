import { PDFDocument, StandardFonts } from 'pdf-lib'

/** What a file chooser is given. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** One dark dot. */
export function tinyPicture(name = 'dot.png'): ChosenFile {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

/** A PDF as a word processor would print it; without lines, as a scanner would leave it. */
export async function aPdf(name: string, lines: readonly string[]): Promise<ChosenFile> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.TimesRoman)
  const page = document.addPage([595, 842])
  lines.forEach((line, index) => {
    page.drawText(line, { x: 60, y: 780 - index * 18, size: 12, font })
  })
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) }
}
