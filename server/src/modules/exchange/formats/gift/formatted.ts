import type { MoodleFormat, MoodleText } from '../moodle/texts.ts'
import { unescapedGift } from './signs.ts'

/** A text may begin with how it is written; otherwise it is as the question's own. */
export function formatted(text: string, otherwise: MoodleFormat): MoodleText {
  const [whole, name] = FORMAT_NAME.exec(text) ?? ['']
  return {
    text: unescapedGift(text.slice(whole.length)).trim(),
    format: (name !== undefined && FORMATS.get(name)) || otherwise,
  }
}

export const FORMAT_NAME = /^\s*\[(html|moodle|plain|markdown)\]/

const FORMATS = new Map<string, MoodleFormat>([
  ['html', 'html'],
  ['moodle', 'auto'],
  ['plain', 'plain'],
  ['markdown', 'markdown'],
])
