import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../processes/tools.ts'
import { architecture } from './architecture.ts'
import { codeSize, longestFiles } from './code-size.ts'
import type { Figure } from './figure.ts'
import { largeModules } from './large-modules.ts'
import { mutualImports } from './mutual-imports.ts'
import { namingKinds } from './naming-kinds.ts'
import { readProductionFiles } from './production-files.ts'
import { styleSheets } from './style-sheets.ts'

/** How heavy the code is, line by line as it is printed. */
export function figures(): string[] {
  const files = readProductionFiles()
  return [
    namingKinds(files),
    ...styleSheets(files),
    ...architecture(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')),
    codeSize(files),
    longestFiles(files),
    largeModules(files),
    mutualImports(files),
  ].flatMap(written)
}

export function written({ name, count, atMost, found = [] }: Figure): string[] {
  const wanted = atMost === undefined ? '' : ` (at most ${atMost.toLocaleString('en')})`
  return [
    `${count.toLocaleString('en').padStart(8)}  ${name}${wanted}`,
    ...found.map((one) => `            ${one}`),
  ]
}
