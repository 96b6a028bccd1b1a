import { fromHtml } from 'hast-util-from-html'
import { type PictureSize, pictureSizeOf } from '#server/platform/pictures/picture-size.ts'
import type { OutgoingPicture, OutgoingQuestion } from './format.ts'

/** A picture on which something is asked. */
export interface Graphic extends Partial<PictureSize> {
  src: string
  type: string
  alt: string
}

/** What a text names that is nothing but a picture; nothing to see where it is gone. */
export function graphicOf({ html, pictures }: OutgoingQuestion, markdown: string): Graphic {
  const { src, alt } = imageIn(html.inline(markdown)) ?? { src: '', alt: '' }
  const picture = pictureOf({ pictures }, markdown)
  return { src, alt, type: picture?.type ?? 'image/png', ...(picture && pictureSizeOf(picture.bytes)) }
}

/** The file that a text names, where it is nothing but a picture. */
export function pictureOf(
  { pictures }: Pick<OutgoingQuestion, 'pictures'>,
  markdown: string,
): OutgoingPicture | undefined {
  return pictures.find(({ id }) => markdown.toLowerCase().includes(`(picture:${id.toLowerCase()})`))
}

/** A picture in HTML where there is nothing else. */
export function imageIn(html: string): Omit<Graphic, keyof PictureSize> | undefined {
  const [image, ...others] = fromHtml(html, { fragment: true }).children
  if (image?.type !== 'element' || image.tagName !== 'img' || others.length > 0) return undefined
  const { src, alt } = image.properties
  const ending = /\.(\w+)$/.exec(String(src))?.[1]?.toLowerCase() ?? 'png'
  return {
    src: String(src ?? ''),
    alt: String(alt ?? ''),
    type: `image/${ending === 'jpg' ? 'jpeg' : ending}`,
  }
}
