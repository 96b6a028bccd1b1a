import { ON_COLOR } from '@probant/contract/branding/contrast'
import { escapeHtml } from './escape-html.ts'

/** Under whose name a letter is written, where it is not the product's alone. */
export interface Letterhead {
  name: string
  line: string
  /** As the color is drawn on light and on dark paper; null: the product's own. */
  shades: { light: string; dark: string } | null
  /** The picture itself goes out with the mail. */
  logo: { id: string; width: number; height: number } | null
}

/** How the letter names the picture that goes out with it. */
export const LOGO_CID = 'logo'

/** On a white plate, for most logos are drawn for paper. The name stands beside it, for those who see no pictures. */
export function letterheadRows({ name, line, logo }: Letterhead, { font, color, soft }: Inks): string {
  const plate = logo
    ? `<td valign="middle" bgcolor="#FFFFFF" style="background-color:#FFFFFF;border-radius:8px;padding:6px">${picture(logo)}</td><td width="14"></td>`
    : ''
  const words = line
    ? `<br><span class="soft" style="font-size:13px;font-weight:400;line-height:20px;color:${soft}">${escapeHtml(line)}</span>`
    : ''
  return `<tr><td style="padding:0 4px 16px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${plate}<td class="name" dir="auto" valign="middle" style="${font};font-size:17px;font-weight:700;line-height:24px;color:${color}">${escapeHtml(name)}${words}</td></tr></table></td></tr>`
}

/** Of a logo that is gone only its empty frame would be seen. */
export function withoutPicture(html: string): string {
  return html.replace(PLATE, '')
}

const PLATE = new RegExp(`<td[^>]*><img src="cid:${LOGO_CID}"[^>]*></td><td width="14"></td>`)

/** What the shade for dark paper changes. */
export function darkShade(shades: Letterhead['shades']): string {
  if (!shades) return ''
  return `
@media (prefers-color-scheme:dark){
.name,.link{color:${shades.dark}!important}
.button{background-color:${shades.dark}!important}.button a{color:${ON_COLOR.dark}!important}
}`
}

interface Inks {
  font: string
  color: string
  soft: string
}

/** As large as it fits: mail programs stretch what has only one of both. */
function picture({ width, height }: NonNullable<Letterhead['logo']>): string {
  const scale = Math.min(1, MOST_WIDE / width, MOST_HIGH / height)
  const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * scale)))
  return `<img src="cid:${LOGO_CID}" width="${wide}" height="${high}" alt="" style="display:block;border:0">`
}

const MOST_WIDE = 160
const MOST_HIGH = 48
