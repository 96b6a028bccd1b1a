import { SaxesParser } from 'saxes'
import { decoded } from '#server/platform/text-encoding.ts'
import { UnreadableXml } from './elements.ts'

/** A part of a Word or Excel file as text. Their standard knows no document types: whoever sends one means no good. */
export function officePart(bytes: Uint8Array): string {
  const text = decoded(bytes)
  const line = doctypeLineOf(text)
  if (line !== undefined) throw new UnreadableXml('documentType', line)
  return text
}

/** It stands before the root or nowhere. */
function doctypeLineOf(text: string): number | undefined {
  const parser = new SaxesParser()
  let line: number | undefined
  let isPastIt = false
  parser.on('doctype', () => {
    line = parser.line
  })
  parser.on('opentagstart', () => {
    isPastIt = true
  })
  // What else is wrong with it is found out by whoever reads it.
  parser.on('error', () => {
    isPastIt = true
  })
  for (let at = 0; at < text.length && !isPastIt && line === undefined; at += PIECE)
    parser.write(text.slice(at, at + PIECE))
  return line
}

const PIECE = 4096
