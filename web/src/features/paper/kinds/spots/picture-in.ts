import { getPicture } from '@probant/contract/pictures'
import { pageConfig } from '#web/lib/page-config.ts'

const PICTURE = /^!\[((?:[^\]\\\n]|\\.)*)\]\(picture:([0-9a-f-]{36})\)$/i

/** Which picture it is, and how it is described. */
export function pictureIn(markdown: string): { id: string; alt: string } | undefined {
  const [, alt = '', id] = PICTURE.exec(markdown) ?? []
  return id ? { id, alt: alt.replace(/\\(.)/g, '$1') } : undefined
}

export function addressOf(id: string): string {
  return pageConfig().apiBaseUrl + getPicture.url.replace(':pictureId', id)
}
