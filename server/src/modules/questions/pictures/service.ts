import { readFile } from 'node:fs/promises'
import { getPicture, PICTURE_MAX_BYTES, WORKSPACE_PICTURES_MAX_BYTES } from '@probant/contract/pictures'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import type { Db } from '#server/database/client.ts'
import type { Membership, WorkspaceService } from '#server/modules/workspaces/index.ts'
import { DAY, HOUR, later, MINUTE, type Now } from '#server/platform/clock.ts'
import { ensure, Refusal } from '#server/platform/errors.ts'
import { createFairQueue } from '#server/platform/fair-queue.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { createSeats } from '#server/platform/http/seats.ts'
import type { IncomingFile, Uploads } from '#server/platform/http/uploads.ts'
import type { Picture } from '#server/platform/markdown/elements.ts'
import { type ImageFile, imageFileOf } from '#server/platform/pictures/image-file.ts'
import type { AttemptKeys, Attempts } from '#server/platform/security/attempts/service.ts'
import { picturesNamedIn } from './named.ts'
import { pictureRepository } from './repository.ts'

interface Dependencies {
  db: Db
  now: Now
  attempts: Attempts
  uploads: Uploads
  workspaces: WorkspaceService
  /** Bytes of a workspace's pictures together. */
  mostBytes?: number
}

/** Pictures that stand in questions. */
export function createPictureService({
  db,
  now,
  attempts,
  uploads,
  workspaces,
  mostBytes = WORKSPACE_PICTURES_MAX_BYTES,
}: Dependencies) {
  const seats = createSeats(UPLOADS_AT_ONCE)
  const reading = createFairQueue()

  return {
    async upload(actor: Actor, workspace: WorkspaceRef, file: IncomingFile) {
      const leave = seats.take(actor.userId)
      try {
        const { workspaceId } = await workspaces.authorizeToCreate(db, actor, workspace)
        await attempts.begin(uploadKey(actor))
        // The file's room is given back with the picture's: so many bytes at once are held by everybody together.
        return await uploads.hold(file, LIMIT, async (path) => {
          const image = await readImage(actor, path)
          const { width, height, bytes } = image
          const known = await pictureRepository(db).findInUse(workspaceId, bytes)
          return known === undefined ? keep(actor, workspaceId, image) : { id: known, width, height }
        })
      } finally {
        leave()
      }
    },

    /** One that came with a file, under the name that its texts have for it; answers why not. */
    async keepRead(
      membership: Pick<Membership, 'userId' | 'workspaceId'>,
      { id, bytes }: { id: string; bytes: Buffer },
    ): Promise<'pictureUnfit' | 'pictureRoomFull' | undefined> {
      const image = bytes.length <= PICTURE_MAX_BYTES ? imageFileOf(bytes) : undefined
      if (!image) return 'pictureUnfit'
      try {
        await keep(membership, membership.workspaceId, image, id)
      } catch (error) {
        if (error instanceof Refusal && error.refusal === 'pictureRoomFull') return error.refusal
        throw error
      }
    },

    /** The one with these bytes that stands in a question or a quiz of the workspace: by that two questions are the same. */
    async findInUse(
      { workspaceId }: Pick<Membership, 'workspaceId'>,
      bytes: Buffer,
    ): Promise<string | undefined> {
      const image = bytes.length <= PICTURE_MAX_BYTES ? imageFileOf(bytes) : undefined
      return image && pictureRepository(db).findInUse(workspaceId, image.bytes)
    },

    /** What kinds of pictures these texts name. */
    typesIn: (texts: string[]): Promise<string[]> => pictureRepository(db).listTypes(picturesNamedIn(texts)),

    find: (pictureId: string): Promise<{ type: string; bytes: Buffer } | undefined> =>
      pictureRepository(db).find(pictureId),

    async get(pictureId: string): Promise<{ type: string; bytes: Buffer }> {
      const picture = await this.find(pictureId)
      ensure(picture, 'notFound')
      return picture
    },

    /**
     * Those that stand in no question and no quiz, once their author has had a day to put them there. In portions, so
     * that everybody else has their turn between two.
     */
    async deleteUnused(stopping?: AbortSignal): Promise<void> {
      const pictures = pictureRepository(db)
      const since = later(now(), -UNUSED_MS)
      let after: string | undefined
      do {
        const ids = await pictures.listIds({ after, limit: PORTION })
        await pictures.deleteUnused(ids, since)
        after = ids.length === PORTION ? ids.at(-1) : undefined
      } while (after !== undefined && !stopping?.aborted)
    },

    /** Those of these that stand in no question and no quiz, at once: whoever had them does not want them. */
    deleteUnusedOf: (ids: string[]): Promise<void> => pictureRepository(db).deleteUnused(ids, now()),

    /**
     * Where the pictures that these texts name are to be found, by id; those that are none are missing. From here on
     * they are needed: whoever writes the text has another day to save it, if they can save anything.
     */
    async namedIn(texts: string[], { areNeeded = true } = {}): Promise<Map<string, Picture>> {
      const ids = picturesNamedIn(texts).slice(0, MOST_PICTURES)
      if (areNeeded) await pictureRepository(db).need(ids, { now: now(), since: later(now(), -HOUR) })
      const sizes = await pictureRepository(db).listSizes(ids)
      return new Map(
        sizes.map(({ id, width, height }) => [
          id,
          { src: getPicture.url.replace(':pictureId', id), width, height },
        ]),
      )
    },
  }

  /** One is looked at after the other, in turns between people; saving it then keeps nobody else waiting. */
  function readImage({ userId }: Actor, path: string): Promise<ImageFile> {
    return reading.run({ person: userId }, async () => {
      const image = imageFileOf(await readFile(path))
      ensure(image, 'invalidRequest')
      return image
    })
  }

  async function keep(
    { userId }: Pick<Actor, 'userId'>,
    workspaceId: string,
    image: ImageFile,
    named?: string,
  ) {
    const id = await db.transaction(async (tx) => {
      const pictures = pictureRepository(tx)
      const taken = await pictures.sizeForUpdate(workspaceId)
      ensure(taken + image.bytes.length <= mostBytes, 'pictureRoomFull')
      return pictures.create({ id: named, ...image, workspaceId, uploaderId: userId, createdAt: now() })
    })
    return { id, width: image.width, height: image.height }
  }
}

export type PictureService = ReturnType<typeof createPictureService>

/** An author may still be writing the question that a new one is for. */
const UNUSED_MS = DAY
const MOST_PICTURES = 100
const PORTION = 500
/** Of one person's: several that were pasted together. */
const UPLOADS_AT_ONCE = 4
const LIMIT = {
  maxBytes: PICTURE_MAX_BYTES,
  tooLarge: () => Object.assign(new Error('the picture is too large'), { statusCode: 413 }),
}

/** Generous: a whole exam may be illustrated in one sitting. */
function uploadKey({ userId }: Actor): AttemptKeys {
  return { tried: { key: `picture:${userId}`, rule: { free: 100, longestMs: MINUTE } } }
}
