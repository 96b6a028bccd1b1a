import { getPicture } from '@probant/contract/pictures'
import { pageConfig } from '#web/lib/page-config.ts'
import classes from './rich-text.module.css'

interface RichTextProps {
  /** Made by the server out of Markdown, and safe: only its renderer's output is ever put here. */
  html: string
  /** In which language it is written, for those who hear it. */
  lang?: string
  className?: string
}

/** Text with code, formulas, tables and pictures. */
export function RichText({ html, lang, className = '' }: RichTextProps) {
  return (
    <div
      className={`${classes.text} ${className}`}
      lang={lang}
      // In any script: Arabic and Hebrew begin on the right.
      dir="auto"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it
      dangerouslySetInnerHTML={{ __html: placedPictures(html, pageConfig().apiBaseUrl) }}
    />
  )
}

/** The server keeps pictures by their path alone; where the API lives elsewhere, so do they. */
export function placedPictures(html: string, apiBaseUrl: string): string {
  return apiBaseUrl ? html.replace(SOURCE, (start) => start + apiBaseUrl) : html
}

/** Up to where the address of one of our pictures begins; text never has `<` in it. */
const SOURCE = new RegExp(
  `<img(?: [a-z]+="[^"]*")*? src="(?=${getPicture.url.replace(':pictureId', '')})`,
  'g',
)
