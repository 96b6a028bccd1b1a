import { encode } from 'uqr'

/** White around it, as wide as scanners ask for, in modules. */
const QUIET = 4

export interface QrPath {
  /** How many modules wide and high it is, with the white around it. */
  size: number
  /** Its dark modules, as the path of an SVG. */
  path: string
}

/** A text as a QR code that still can be read when a good part of it is covered or glares. */
export function qrPathOf(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  const rows = data.map((row, y) => strokesOf(row).map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`))
  return { size, path: rows.flat().join('') }
}

/** Neighbours are drawn as one: single squares show hair lines between them. */
function strokesOf(row: readonly boolean[]): { x: number; width: number }[] {
  const strokes: { x: number; width: number }[] = []
  for (const [x, isDark] of row.entries()) {
    const last = strokes.at(-1)
    if (!isDark) continue
    if (last && last.x + last.width === x) last.width++
    else strokes.push({ x, width: 1 })
  }
  return strokes
}
