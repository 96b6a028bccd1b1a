import { pageConfig } from '#web/lib/page-config.ts'
import { placedPictures } from './placed-pictures.ts'
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it
      dangerouslySetInnerHTML={{ __html: placedPictures(html, pageConfig().apiBaseUrl) }}
    />
  )
}
