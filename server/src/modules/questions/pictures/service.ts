import { getPicture } from '@probant/contract/pictures'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { WorkspaceService } from '#server/modules/workspaces/service.ts'
import { MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Picture } from '#server/platform/markdown/elements.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import { imageFileOf } from './image-file.ts'
import { pictureRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  workspaces: WorkspaceService
}

/** Pictures that stand in questions. */
export function createPictureService({ db, now, attempts, workspaces }: Dependencies) {
  return {
    async upload(actor: Actor, workspace: WorkspaceRef, bytes: Buffer) {
      const { workspaceId } = await workspaces.enterToCreate(db, actor, workspace)
      await attempts.begin(uploadKey(actor))
      const image = imageFileOf(bytes)
      ensure(image, 'invalidRequest')

      const picture = { ...image, workspaceId, uploaderId: actor.userId, bytes, createdAt: now() }
      const id = await pictureRepository(db).create(picture)
      return { id, width: image.width, height: image.height }
    },

    async get(pictureId: string): Promise<{ type: string; bytes: Buffer }> {
      const picture = await pictureRepository(db).find(pictureId)
      ensure(picture, 'notFound')
      return picture
    },

    /** Where the pictures that these texts name are to be found, by id; those that are none are missing. */
    async namedIn(tx: DbOrTx, texts: string[]): Promise<Map<string, Picture>> {
      const ids = texts.flatMap((text) => [...text.matchAll(NAMED)].map(([, id = '']) => id.toLowerCase()))
      const sizes = await pictureRepository(tx).listSizes([...new Set(ids)].slice(0, MOST_PICTURES))
      return new Map(
        sizes.map(({ id, width, height }) => [
          id,
          { src: getPicture.url.replace(':pictureId', id), width, height },
        ]),
      )
    },
  }
}

export type PictureService = ReturnType<typeof createPictureService>

const NAMED = /picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi
const MOST_PICTURES = 100

/** Generous: a whole exam may be illustrated in one sitting. */
function uploadKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `picture:${userId}`, rule: { free: 100, longestMs: MINUTE } } }
}
