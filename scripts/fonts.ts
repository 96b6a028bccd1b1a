import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from './processes/tools.ts'

/**
 * `npm run fonts`: cuts the faces of a first page down to the weights that the product writes in, which is half of their
 * size, and makes those that a PDF file is written in, which takes no variable ones. They are committed, with their
 * licences; it is run again when a face comes in a new version.
 */
const FACES = [
  { name: 'inter', weights: { min: 400, max: 700 } },
  // Headings alone, which all have one weight.
  { name: 'bricolage-grotesque', weights: 680 },
  { name: 'source-serif-4', weights: { min: 400, max: 700 } },
]

const PDF_FACES = [
  { name: 'inter', weight: 400 },
  { name: 'inter', weight: 640 },
  { name: 'bricolage-grotesque', weight: 680 },
]

/** The letters of both languages; `web/src/theme/fonts.css` names those of others. */
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

/** For the names and words of others: Łukasz, Gülşen, Őri. */
const LATIN_EXTENDED = [
  [0x100, 0x17f],
  [0x18f],
  [0x192],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1e7],
  [0x1fa, 0x21b],
  [0x22a, 0x233],
  [0x259],
  [0x1e00, 0x1e9f],
  [0x1ef2, 0x1ef9],
]

const PACKAGES = join(ROOT, 'node_modules/@fontsource-variable')
const FONTS = join(ROOT, 'web/src/theme/fonts')

const PDF_FONTS = join(ROOT, 'server/src/platform/pdf/fonts')

for (const folder of [FONTS, PDF_FONTS]) await mkdir(folder, { recursive: true })
for (const { name, weights } of FACES) {
  const whole = await readFile(fileOf(name, 'latin'))
  const slim = await subsetFont(whole, letters(LATIN), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  await writeFile(join(FONTS, `${name}-slim.woff2`), slim)
  await copyLicence(name, FONTS)
  console.log(`${name}: ${whole.length} to ${slim.length} bytes`)
}
for (const { name, weight } of PDF_FACES) {
  for (const [part, codes] of Object.entries({ latin: LATIN, 'latin-ext': LATIN_EXTENDED })) {
    const cut = {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
      // Nothing but how letters stand beside each other, and figures below each other.
      keepFeatures: ['kern', 'tnum'],
      noHinting: true,
    } as const
    const still = await subsetFont(await readFile(fileOf(name, part)), letters(codes), cut)
    await writeFile(join(PDF_FONTS, `${name}-${weight}-${part}.ttf`), still)
    console.log(`${name} ${weight} ${part}: ${still.length} bytes`)
  }
  await copyLicence(name, PDF_FONTS)
}

function fileOf(name: string, part: string): string {
  return join(PACKAGES, name, 'files', `${name}-${part}-wght-normal.woff2`)
}

async function copyLicence(name: string, folder: string): Promise<void> {
  await writeFile(join(folder, `${name}.license.txt`), await readFile(join(PACKAGES, name, 'LICENSE')))
}

function letters(ranges: readonly (readonly number[])[]): string {
  const codes = ranges.flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, step) => first + step),
  )
  return String.fromCodePoint(...codes)
}
