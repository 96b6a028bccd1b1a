import { type Brand, type Branding, getLogo, type Logo } from '@probant/contract/branding/branding'
import { shadesOf } from '@probant/contract/branding/contrast'
import type { BrandingRow, LogoRow } from './repository.ts'

interface Found {
  branding: BrandingRow
  logo: LogoRow | null
  signature: LogoRow | null
  /** Null where answers can't go there any more. */
  replyToId: string | null
}

/** A workspace’s own name as it is shown now, and as it signs mails. */
export interface ShownBrand extends Brand {
  senderName: string
  replyToId: string | null
  /** Who signs certificates; without a name: nobody in particular. */
  signer: { name: string; role: string; pictureId: string | null }
}

export function presentBranding({ branding, logo, signature, replyToId }: Found): Branding {
  const { name, line, color, senderName, signerName, signerRole } = branding
  return {
    name,
    line,
    color,
    logo: logo && presentLogo(logo),
    senderName,
    replyToId,
    signerName,
    signerRole,
    signature: signature && presentLogo(signature),
  }
}

export function presentShown({ branding, logo, signature, replyToId }: Found): ShownBrand {
  const { name, line, color, senderName, signerName, signerRole } = branding
  return {
    name,
    line,
    logo: logo && presentLogo(logo),
    shades: color === null ? null : shadesOf(color),
    senderName,
    replyToId,
    signer: { name: signerName, role: signerRole, pictureId: signature?.id ?? null },
  }
}

export function presentLogo({ id, width, height }: LogoRow): Logo {
  return { id, url: getLogo.url.replace(':logoId', id), width, height }
}
