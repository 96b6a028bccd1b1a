import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from './processes/tools.ts'

/**
 * `npm run fonts`: cuts the faces of a first page down to the weights that the product writes in, which is half of their
 * size. They are committed, with their licences; it is run again when a face comes in a new version.
 */
const FACES = [
  { name: 'inter', weights: { min: 400, max: 700 } },
  // Headings alone, which all have one weight.
  { name: 'bricolage-grotesque', weights: 680 },
  { name: 'source-serif-4', weights: { min: 400, max: 700 } },
]

/** As `web/src/theme/fonts.css` says of them. */
const LATIN = [
  [0x20, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x2000, 0x206f],
  [0x20ac],
  [0x2122],
  [0x2191],
  [0x2193],
  [0x2212],
  [0x2215],
  [0xfeff],
  [0xfffd],
]

const PACKAGES = join(ROOT, 'node_modules/@fontsource-variable')
const FONTS = join(ROOT, 'web/src/theme/fonts')

await mkdir(FONTS, { recursive: true })
for (const { name, weights } of FACES) {
  const whole = await readFile(join(PACKAGES, name, 'files', `${name}-latin-wght-normal.woff2`))
  const slim = await subsetFont(whole, letters(), { targetFormat: 'woff2', variationAxes: { wght: weights } })
  await writeFile(join(FONTS, `${name}-slim.woff2`), slim)
  await writeFile(join(FONTS, `${name}.license.txt`), await readFile(join(PACKAGES, name, 'LICENSE')))
  console.log(`${name}: ${whole.length} to ${slim.length} bytes`)
}

function letters(): string {
  const codes = LATIN.flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, step) => first + step),
  )
  return String.fromCodePoint(...codes)
}
