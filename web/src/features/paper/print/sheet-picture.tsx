import type { PictureOnSheet } from '@probant/kinds/kind'
import { drawingOf } from '@probant/kinds/spots/drawing'
import { RichText } from '#web/components/text/rich-text.tsx'
import { stageStyle } from '../kinds/spots/spots.ts'
import classes from './sheet-picture.module.css'

/** A picture with the outlines on it; its description alone where it is gone. */
export function SheetPicture({ picture }: { picture: PictureOnSheet }) {
  const { html, width } = picture
  if (width === 0) return <RichText html={html} />
  return (
    <div className={classes.stage} style={stageStyle(picture)}>
      <RichText html={html} className={classes.picture} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and letters */}
      <div className={classes.drawing} dangerouslySetInnerHTML={{ __html: drawingOf(picture) }} />
    </div>
  )
}
