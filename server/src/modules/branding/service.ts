import type { Brand, BrandingForm, BrandingState } from '@probant/contract/branding/branding'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db, DbOrTx, Tx } from '#server/database/client.ts'
import type { SubscriptionService } from '#server/modules/subscriptions/index.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import type { Announcement } from '#server/platform/announcement.ts'
import type { Now } from '#server/platform/clock.ts'
import { allow, ensure, refuseField } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { brandingRefusal, isShown } from './policy.ts'
import { presentBranding, presentShown, type ShownBrand } from './present.ts'
import { brandingRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  workspaces: Pick<WorkspaceService, 'authorize'>
  subscriptions: Pick<SubscriptionService, 'standingOf'>
  changed: Announcement<ChangedBranding>
}

/** Under which name an organization appears from now on; null: under the product’s again. */
export interface ChangedBranding {
  actor: Actor
  organizationName: string
  branding: BrandingForm | null
}

/** Whose name stands at the head of a file. */
export interface FileHead {
  name: string
  line: string
  color: string | null
  logo: { type: string; width: number; height: number; bytes: Buffer } | null
}

export interface Signer {
  name: string
  role: string
  picture: { width: number; height: number; bytes: Buffer } | null
}

/** The name, logo and color under which an organization appears to participants. */
export function createBrandingService({ db, now, workspaces, subscriptions, changed }: Dependencies) {
  return {
    of,

    /** As participants see it; null as above. */
    async brandOf(tx: DbOrTx, workspaceId: string): Promise<Brand | null> {
      const found = await of(tx, workspaceId)
      if (!found) return null
      const { name, line, logo, shades } = found
      return { name, line, logo, shades }
    },

    /** All that stands at the head of a file; null as above. */
    async headOf(tx: DbOrTx, workspaceId: string): Promise<FileHead | null> {
      const brand = await of(tx, workspaceId)
      if (!brand) return null
      const { name, line, shades, logo: known } = brand
      const logo = (known && (await brandingRepository(tx).findLogo(known.id))) ?? null
      return { name, line, color: shades?.light ?? null, logo }
    },

    /** With its bytes; null as above. */
    async logoOf(tx: DbOrTx, workspaceId: string) {
      const brand = await of(tx, workspaceId)
      return (brand?.logo && (await brandingRepository(tx).findLogo(brand.logo.id))) ?? null
    },

    /** Who signs certificates, with the picture where there is one; null as above, and where nobody is named. */
    async signerOf(tx: DbOrTx, workspaceId: string): Promise<Signer | null> {
      const brand = await of(tx, workspaceId)
      if (!brand?.signer.name) return null
      const { name, role, pictureId } = brand.signer
      const picture = (pictureId && (await brandingRepository(tx).findLogo(pictureId))) || null
      return { name, role, picture }
    },

    async get(actor: Actor, ref: WorkspaceRef): Promise<BrandingState> {
      return present(db, await workspaces.authorize(db, actor, ref))
    },

    async save(actor: Actor, ref: WorkspaceRef, form: BrandingForm): Promise<BrandingState> {
      return db.transaction(async (tx) => {
        const membership = await workspaces.authorize(tx, actor, ref)
        allow(brandingRefusal(membership))
        const { workspaceId, name: organizationName } = membership
        await ensureTheirs(tx, workspaceId, form)

        await brandingRepository(tx).save({ workspaceId, ...form, updatedAt: now() })
        await brandingRepository(tx).deleteOtherLogos(workspaceId, 'logo', form.logoId)
        await brandingRepository(tx).deleteOtherLogos(workspaceId, 'signature', form.signatureId)
        await changed.announce(tx, { actor, organizationName, branding: form })
        return present(tx, membership)
      })
    },

    /** Whatever the plan: what is kept can always be taken away. */
    async delete(actor: Actor, ref: WorkspaceRef): Promise<void> {
      await db.transaction(async (tx) => {
        const { role, workspaceId, name: organizationName } = await workspaces.authorize(tx, actor, ref)
        ensure(role === 'owner', 'roleRequired')
        if (!(await brandingRepository(tx).delete(workspaceId))) return
        await changed.announce(tx, { actor, organizationName, branding: null })
      })
    },
  }

  /** As it is shown now: null where there is none, or the plan has it no more. */
  async function of(tx: DbOrTx, workspaceId: string): Promise<ShownBrand | null> {
    const found = await brandingRepository(tx).find(workspaceId)
    if (!found) return null
    const { subscription, planKind, deactivatedAt } = found
    const standing = subscriptions.standingOf(subscription, { isDeactivated: deactivatedAt !== null })
    const plan = planKind && { kind: planKind }
    return isShown({ kind: 'organization', plan, standing }) ? presentShown(found) : null
  }

  async function present(tx: DbOrTx, membership: Membership): Promise<BrandingState> {
    const { workspaceId, kind } = membership
    const found = await brandingRepository(tx).find(workspaceId)
    const canChange = brandingRefusal(membership) === undefined
    const hasRepliers = canChange && kind === 'organization'
    return {
      branding: found ? presentBranding(found) : null,
      isInPlan: isShown(membership),
      canChange,
      repliers: hasRepliers ? await brandingRepository(tx).listRepliers(workspaceId) : [],
    }
  }
}

export type BrandingService = ReturnType<typeof createBrandingService>

async function ensureTheirs(
  tx: Tx,
  workspaceId: string,
  { logoId, signatureId, replyToId }: BrandingForm,
): Promise<void> {
  const brandings = brandingRepository(tx)
  if (logoId && !(await brandings.hasLogo(workspaceId, 'logo', logoId))) refuseField('logoId', 'logoGone')
  if (signatureId && !(await brandings.hasLogo(workspaceId, 'signature', signatureId)))
    refuseField('signatureId', 'signatureGone')
  if (replyToId && !(await brandings.isReplier(workspaceId, replyToId)))
    refuseField('replyToId', 'replierUnfit')
}
