import { type Logo, saveBranding, uploadLogo, uploadSignature } from '@probant/contract/branding/branding'
import type { Browser } from './browser.ts'
import { PNG } from './one-of-everything.ts'
import { inWorkspace } from './questions.ts'

export const A_BRAND = {
  name: 'Lycée Marie-Curie',
  line: 'Department of physics',
  color: '#7a1f3d',
  senderName: 'Lycée Marie-Curie',
}

export async function aLogo(owner: Browser, organizationId: string, file = PNG): Promise<Logo> {
  return (await sendLogo(owner, organizationId, file)).body
}

export async function aSignature(owner: Browser, organizationId: string, file = PNG): Promise<Logo> {
  const headers = { ...inWorkspace(organizationId).headers, 'content-type': 'image/png' }
  return (await owner.send(uploadSignature.method, uploadSignature.url, file, { headers })).body
}

export function sendLogo(
  browser: Browser,
  organizationId: string | undefined,
  file: Buffer,
  type = 'image/png',
) {
  const headers = { ...inWorkspace(organizationId).headers, 'content-type': type }
  return browser.send(uploadLogo.method, uploadLogo.url, file, { headers })
}

/** With a logo. */
export async function aBranding({ owner, id }: { owner: Browser; id: string }, changes: object = {}) {
  const logo = await aLogo(owner, id)
  const body = { ...A_BRAND, logoId: logo.id, ...changes }
  return (await owner.call(saveBranding, { body }, inWorkspace(id))).body
}
