import { SOURCE_TEXT_MAX } from '@probant/contract/limits'
import { Document, HeadingLevel, Packer, Paragraph } from 'docx'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { readDocumentText } from './read.ts'
import { docxBomb } from './testing/bombs.ts'

const PROSE = 'Magma is molten rock that lies beneath the surface of the Earth.'

describe('the text of a file', () => {
  it('is read from plain text and Markdown, also from older Windows programs', async () => {
    expect(await readDocumentText('notes.txt', Buffer.from(PROSE))).toEqual({
      text: PROSE,
      isShortened: false,
    })
    expect((await readDocumentText('notes.md', Buffer.from(`# Rocks\r\n\r\n${PROSE}`))).text).toBe(
      `# Rocks\n\n${PROSE}`,
    )
    const windows = Buffer.from('Les élèves étudient la géologie du Massif central.', 'latin1')
    expect((await readDocumentText('notes.txt', windows)).text).toContain('élèves étudient')
  })

  it('is read from a DOCX, paragraph by paragraph', async () => {
    const { text } = await readDocumentText('notes.docx', await docx(['Rocks', PROSE, 'Lava is hot.']))
    expect(text).toBe(`Rocks\n\n${PROSE}\n\nLava is hot.`)
  })

  it('is read from a PDF, with its paragraphs and without running headers', async () => {
    const pages = [1, 2, 3].map((page) => [
      'The little book of rocks',
      `Paragraph ${page} begins here.`,
      PROSE,
      `${page}`,
    ])
    const { text } = await readDocumentText('book.pdf', await pdf(pages))
    expect(text).toContain(PROSE)
    expect(text).toContain('Paragraph 2 begins here.')
    expect(text).not.toContain('little book')
  })

  it('is shortened to what a creator may ask about, at the end of a sentence', async () => {
    const { text, isShortened } = await readDocumentText('long.txt', Buffer.from(`${PROSE} `.repeat(5000)))
    expect(isShortened).toBe(true)
    expect(text.length).toBeLessThanOrEqual(SOURCE_TEXT_MAX)
    expect(text.endsWith('.')).toBe(true)
  })
})

describe('a file is refused', () => {
  it('when it is a scan: a PDF without text', async () => {
    await expect(readDocumentText('scan.pdf', await pdf([[], []]))).rejects.toThrow('documentWithoutText')
    await expect(readDocumentText('empty.txt', Buffer.from(' \n '))).rejects.toThrow('documentWithoutText')
  })

  it.each([
    ['broken.pdf', Buffer.from('%PDF-1.7 and then nothing of the kind')],
    ['broken.docx', Buffer.from('PK\u0003\u0004 broken')],
    ['renamed.docx', Buffer.from(PROSE)],
    ['picture.txt', Buffer.from(Uint8Array.from({ length: 500 }, (_, at) => at % 7))],
    ['program.exe', Buffer.from(PROSE)],
    ['nothing', Buffer.alloc(0)],
  ])('when it is no readable document: %s', async (name, bytes) => {
    await expect(readDocumentText(name, bytes)).rejects.toThrow('documentUnreadable')
  })

  it.each(['word/document.xml', 'word/document.bin'])(
    'when it would unpack to more than anybody has memory for: %s',
    async (name) => {
      await expect(readDocumentText('bomb.docx', docxBomb(name, 60))).rejects.toThrow('documentUnreadable')
      expect((await readDocumentText('small.docx', docxBomb(name, 1))).isShortened).toBe(true)
    },
  )
})

async function docx(paragraphs: readonly string[]): Promise<Buffer> {
  const children = paragraphs.map(
    (text, at) => new Paragraph({ text, heading: at === 0 ? HeadingLevel.HEADING_1 : undefined }),
  )
  return await Packer.toBuffer(new Document({ sections: [{ children }] }))
}

async function pdf(pages: readonly (readonly string[])[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const lines of pages) {
    const page = document.addPage([600, 800])
    for (const [at, line] of lines.entries()) page.drawText(line, { x: 50, y: 740 - at * 40, size: 11, font })
  }
  return await document.save()
}
