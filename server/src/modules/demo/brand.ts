import { readFile } from 'node:fs/promises'
import { brandingFormSchema } from '@probant/contract/branding/branding'
import type { Branding } from '#server/modules/branding/index.ts'
import type { Actor } from '#server/platform/http/actor.ts'

/** The organization of the demonstration in its own name, as its owner would have set it up. */
export function createDemoBrand({ branding }: { branding: Branding }) {
  return {
    async seed(owner: Actor, organizationId: string): Promise<void> {
      const logo = await branding.logos.keepRead(owner, organizationId, await readFile(LOGO))
      await branding.save(
        owner,
        organizationId,
        brandingFormSchema.parse({ ...DEMO_BRAND, logoId: logo.id, replyToId: owner.userId }),
      )
    },
  }
}

export type DemoBrand = ReturnType<typeof createDemoBrand>

export const DEMO_BRAND = {
  name: 'Lycée Jean-Moulin',
  line: 'Enseignement général et technologique',
  color: '#1b6b50',
  senderName: 'Lycée Jean-Moulin',
  signerName: 'Claire Moreau',
}

const LOGO = new URL('./logo.png', import.meta.url)
