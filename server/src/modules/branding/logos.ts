import { readFile } from 'node:fs/promises'
import { LOGO_MAX_BYTES, LOGO_SIDE_MAX, LOGO_TYPES, type Logo } from '@probant/contract/branding/branding'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db } from '#server/database/client.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import { allow, ensure, refusal } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { IncomingFile, Uploads } from '#server/platform/http/uploads.ts'
import { imageFileOf } from '#server/platform/pictures/image-file.ts'
import { isSoundPng } from '#server/platform/pictures/sound-png.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import { brandingRefusal } from './policy.ts'
import { presentLogo } from './present.ts'
import { brandingRepository, type LogoKind } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  uploads: Uploads
  workspaces: Pick<WorkspaceService, 'authorize'>
}

/** A logo, or the picture of a signature, is uploaded first and shown once the branding is saved with it. */
export function createLogos({ db, now, attempts, uploads, workspaces }: Dependencies) {
  return {
    async upload(actor: Actor, ref: WorkspaceRef, kind: LogoKind, file: IncomingFile): Promise<Logo> {
      const membership = await workspaces.authorize(db, actor, ref)
      allow(brandingRefusal(membership))
      await attempts.begin(uploadKey(actor))
      return uploads.hold(file, LIMIT, async (path) => keep(membership, kind, await readFile(path)))
    },

    /** A logo that comes with the demonstration. */
    async keepRead(actor: Actor, ref: WorkspaceRef, bytes: Buffer): Promise<Logo> {
      const membership = await workspaces.authorize(db, actor, ref)
      allow(brandingRefusal(membership))
      return keep(membership, 'logo', bytes)
    },

    async get(logoId: string) {
      const logo = await brandingRepository(db).findLogo(logoId)
      ensure(logo, 'notFound')
      return logo
    },
  }

  /** In the place of an earlier one that was not saved. */
  function keep({ workspaceId }: Membership, kind: LogoKind, bytes: Buffer): Promise<Logo> {
    const image = logoIn(bytes)
    ensure(image, 'logoUnfit')
    const logo = { ...image, kind, workspaceId, createdAt: now() }
    return db.transaction(async (tx) => {
      const brandings = brandingRepository(tx)
      const shown = await brandings.find(workspaceId)
      await brandings.deleteOtherLogos(workspaceId, kind, shown?.[kind]?.id ?? null)
      return presentLogo({ ...logo, id: await brandings.addLogo(logo) })
    })
  }
}

export type Logos = ReturnType<typeof createLogos>

function logoIn(bytes: Buffer) {
  const image = imageFileOf(bytes)
  const type = LOGO_TYPES.find((known) => known === image?.type)
  if (!image || !type || Math.max(image.width, image.height) > LOGO_SIDE_MAX) return undefined
  return type === 'image/png' && !isSoundPng(image.bytes) ? undefined : { ...image, type }
}

const LIMIT = { maxBytes: LOGO_MAX_BYTES, tooLarge: () => refusal('logoUnfit') }

/** Somebody tries what looks best. */
function uploadKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `logo:${userId}`, rule: { free: 30, longestMs: MINUTE } } }
}
