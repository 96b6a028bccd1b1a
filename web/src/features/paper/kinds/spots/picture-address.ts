import { getPicture } from '@probant/contract/pictures'
import { pageConfig } from '#web/lib/page-config.ts'

export function addressOf(id: string): string {
  return pageConfig().apiBaseUrl + getPicture.url.replace(':pictureId', id)
}
