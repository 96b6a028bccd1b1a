import type { Locale } from '@probant/contract/locales'
import { BorderStyle, type IStylesOptions, LeaderType, TabStopType } from 'docx'
import { LANGUAGES } from './content.ts'

/** How a paper looks, once for all of its paragraphs, so that whoever changes a style changes them all. */
export function stylesFor(language: Locale): IStylesOptions {
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 22, language: { value: LANGUAGES[language] } },
        paragraph: { spacing: { after: 120, line: 276 } },
      },
      title: { run: { size: 44, bold: true }, paragraph: { spacing: { after: 80 } } },
      heading1: {
        run: { size: 30, bold: true },
        paragraph: { spacing: { before: 360, after: 120 }, keepNext: true },
      },
    },
    paragraphStyles: [
      {
        id: STYLES.question,
        name: 'Question',
        basedOn: 'Normal',
        run: { bold: true },
        paragraph: {
          keepNext: true,
          spacing: { before: 320, after: 80 },
          border: { top: { style: BorderStyle.SINGLE, size: 4, space: 6, color: 'D9D6CC' } },
        },
      },
      {
        id: STYLES.answer,
        name: 'Answer',
        basedOn: 'Normal',
        paragraph: {
          indent: { left: 567, hanging: 425 },
        },
      },
      {
        id: STYLES.line,
        name: 'Line to write on',
        basedOn: 'Normal',
        paragraph: {
          spacing: { before: 160, after: 0 },
        },
      },
      { id: STYLES.note, name: 'Note', basedOn: 'Normal', run: { color: '5B6475', size: 20 } },
    ],
  }
}

export const STYLES = { question: 'Question', answer: 'Answer', line: 'WritingLine', note: 'Note' } as const

/** Of an A4 page between margins of an inch, in twentieths of a point. */
const TEXT_WIDTH = 9026

/** A style can't say how far a tab goes: each paragraph has to. */
export const TO_THE_RIGHT = [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }]
export const A_LINE = [{ type: TabStopType.RIGHT, position: TEXT_WIDTH, leader: LeaderType.UNDERSCORE }]
