import { pathToFileURL } from 'node:url'
import { inOneLine, makeFromPage, readPages } from './from-text.ts'

/** Prints, to be judged, what is made of the texts of a folder: text, type, difficulty, question. */
const [folder = '', only = ''] = process.argv.slice(2)
for (const page of readPages(pathToFileURL(`${folder}/`))) {
  if (!page.name.includes(only)) continue
  for (const one of await makeFromPage(page))
    console.log([page.name, one.type, one.difficulty, inOneLine(one)].join('\t'))
}
