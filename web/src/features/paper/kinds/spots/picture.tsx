import type { Locale } from '@probant/contract/locales'
import { words } from '@probant/kinds/spots/words'
import type { ReactNode, Ref } from 'react'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import classes from './picture.module.css'
import { type Size, stageStyle } from './spots.ts'

interface PictureProps extends Size {
  pictureHtml: string
  language: Locale
  /** What lies on it, placed in hundredths of its sides. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** As wide as there is room for it, a small one enlarged; where it is gone, that and its description are said. */
export function Picture({ pictureHtml, width, height, language, children, ref }: PictureProps) {
  const { pictureGone } = words[useLocale()]
  // Still to be chosen.
  if (pictureHtml === '') return null
  if (width === 0)
    return (
      <div className={`reading ${classes.gone}`}>
        <p className="note">{pictureGone}</p>
        <RichText html={pictureHtml} lang={language} />
      </div>
    )
  return (
    <div ref={ref} className={classes.stage} style={stageStyle({ width, height })}>
      <RichText html={pictureHtml} lang={language} className={classes.picture} />
      {children}
    </div>
  )
}
