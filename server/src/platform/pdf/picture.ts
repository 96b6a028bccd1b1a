interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** Says whether it could be drawn: what a file lacks for it breaks no document. */
export function drawPicture(
  pages: PDFKit.PDFDocument,
  bytes: Uint8Array,
  { x, y, width, height }: Place,
): boolean {
  try {
    pages.image(Buffer.from(bytes), x, y, { width, height })
    return true
  } catch {
    return false
  }
}
