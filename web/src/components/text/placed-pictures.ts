import { getPicture } from '@probant/contract/pictures'

/** The server keeps pictures by their path alone; where the API lives elsewhere, so do they. */
export function placedPictures(html: string, apiBaseUrl: string): string {
  return apiBaseUrl ? html.replace(SOURCE, (start) => start + apiBaseUrl) : html
}

/** Up to where the address of one of our pictures begins; text never has `<` in it. */
const SOURCE = new RegExp(
  `<img(?: [a-z]+="[^"]*")*? src="(?=${getPicture.url.replace(':pictureId', '')})`,
  'g',
)
