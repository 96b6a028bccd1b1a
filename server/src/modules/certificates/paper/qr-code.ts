import { encode } from 'uqr'

/** Drawn in vectors, so that it is sharp at any size; still read when a good part of it is covered. */
export function drawQrCode(
  pages: PDFKit.PDFDocument,
  text: string,
  { x, y, side, color }: { x: number; y: number; side: number; color: string },
): void {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const module = side / size
  for (const [row, modules] of data.entries())
    for (let from = 0; from < size; from++) {
      if (!modules[from]) continue
      let to = from
      // Neighbours are drawn as one: single squares show hair lines between them.
      while (modules[to]) to++
      pages.rect(x + from * module, y + row * module, (to - from) * module, module)
      from = to
    }
  pages.fill(color)
}
