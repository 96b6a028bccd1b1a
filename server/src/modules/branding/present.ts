import { type Brand, type Branding, getLogo, type Logo } from '@probant/contract/branding/branding'
import { shadesOf } from '@probant/contract/branding/contrast'
import type { BrandingRow, LogoRow } from './repository.ts'

interface Found {
  branding: BrandingRow
  logo: LogoRow | null
  /** Null where answers can't go there any more. */
  replyToId: string | null
}

/** A workspace’s own name as it is shown now, and as it signs mails. */
export interface ShownBrand extends Brand {
  senderName: string
  replyToId: string | null
}

export function presentBranding({ branding, logo, replyToId }: Found): Branding {
  const { name, line, color, senderName } = branding
  return { name, line, color, logo: logo && presentLogo(logo), senderName, replyToId }
}

export function presentShown({ branding, logo, replyToId }: Found): ShownBrand {
  const { name, line, color, senderName } = branding
  return {
    name,
    line,
    logo: logo && presentLogo(logo),
    shades: color === null ? null : shadesOf(color),
    senderName,
    replyToId,
  }
}

export function presentLogo({ id, width, height }: LogoRow): Logo {
  return { id, url: getLogo.url.replace(':logoId', id), width, height }
}
