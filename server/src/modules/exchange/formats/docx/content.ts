import type { Locale } from '@probant/contract/locales'
import type { PictureOnSheet } from '@probant/kinds/kind'
import type { Paragraph, ParagraphChild, Table } from 'docx'
import { type HtmlOptions, htmlToContent, htmlToRuns } from 'docx/html'
import { joinedSigns } from '#server/platform/markdown/formula-signs.ts'
import type { OutgoingPicture, OutgoingQuestion } from '../format.ts'
import { drawnPicture } from './drawn-picture.ts'

/** The texts of a question as Word has them: formulas are its own, pictures lie in the file. */
export function contentOf(
  { draft, pictures }: Pick<OutgoingQuestion, 'draft' | 'pictures'>,
  paperLanguage: Locale,
) {
  const options = optionsFor(pictures)
  // What is written in another language than the paper is spelled by its own rules.
  const lang = draft.language === paperLanguage ? '' : ` lang="${LANGUAGES[draft.language]}"`
  return {
    block(html: string): readonly (Paragraph | Table)[] {
      return html === '' ? [] : htmlToContent(`<div${lang}>${showable(html)}</div>`, options)
    },
    inline(html: string): readonly ParagraphChild[] {
      return htmlToRuns(`<span${lang}>${showable(html)}</span>`, options)
    },
    /** With what is drawn on it; where Word can't show that, the picture alone, or its description. */
    picture(picture: PictureOnSheet): readonly (Paragraph | Table)[] {
      return drawnPicture(picture, pictures) ?? this.block(picture.html)
    },
  }
}

export type Content = ReturnType<typeof contentOf>

/** Instructions name no picture of a question. */
export function plainContent(html: string): readonly (Paragraph | Table)[] {
  return html === '' ? [] : htmlToContent(joinedSigns(html), optionsFor([]))
}

export const LANGUAGES: Record<Locale, string> = { en: 'en-GB', fr: 'fr-FR' }

function optionsFor(pictures: readonly OutgoingPicture[]): HtmlOptions {
  return {
    images: (source) => pictures.find(({ name }) => name === source)?.bytes,
    maxImageWidth: WIDEST,
    stylesheet: STYLE,
  }
}

/** Word shows no WebP: its description stands in its place; and it takes no signs for those of a formula. */
function showable(html: string): string {
  return joinedSigns(html).replace(PICTURE, (whole: string, attributes: string) =>
    /src="[^"]*\.webp"/.test(attributes) ? (/alt="([^"]*)"/.exec(attributes)?.[1] ?? '') : whole,
  )
}

/** As our renderer writes them. */
const PICTURE = /<img((?: [a-z]+="[^"]*")+) ?\/>/g
/** In pixels: what stands between the margins of a page, and not more than half of it. */
const WIDEST = 600
const STYLE = 'img { max-height: 400px } pre, code { font-family: Consolas } pre { font-size: 10pt }'
