import { Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import { getPicture, PICTURE_MAX_BYTES, uploadPicture } from '@probant/contract/pictures'
import { updateQuestion } from '@probant/contract/questions/bank'
import { describe, expect, it } from 'vitest'
import type { Db } from '#server/database/client.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import type { Browser } from '#test/browser.ts'
import { organizationsOf } from '#test/organizations.ts'
import { answersOf, aQuestion, written } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'
import { createPictureService } from './service.ts'

const test = testApp()
const { anOrganization, deactivate } = organizationsOf(test)
const NOWHERE = '00000000-0000-4000-8000-000000000000'

describe('a picture', () => {
  it.each([
    ['image/png', () => png(4, 3)],
    ['image/jpeg', () => jpeg(4, 3)],
    ['image/webp', () => webp(4, 3)],
  ])('is kept as it came: %s', async (type, make) => {
    const person = await test.signedUp()
    const bytes = make()

    const uploaded = await upload(person, bytes, type)

    expect(uploaded).toMatchObject({ status: 201, body: { width: 4, height: 3 } })
    const shown = await test.app.inject(getPicture.url.replace(':pictureId', uploaded.body.id))
    expect(shown.rawPayload.equals(bytes)).toBe(true)
    expect(shown.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it('is kept without what a camera wrote about it', async () => {
    const person = await test.signedUp()
    const taken = Buffer.from('\xff\xe1\0\x10Exif\0\0GPS here', 'latin1')
    const plain = jpeg(4, 3)
    const bytes = Buffer.concat([plain.subarray(0, 2), taken, plain.subarray(2)])

    const { body } = await upload(person, bytes, 'image/jpeg')

    const shown = await test.app.inject(getPicture.url.replace(':pictureId', body.id))
    expect(shown.rawPayload.equals(plain)).toBe(true)
  })

  it('stands in a question where it is described', async () => {
    const person = await test.signedUp()
    const { body } = await upload(person, png(40, 30), 'image/png')

    const question = await written(person, {
      title: `Which country is this? ![A map](picture:${body.id})`,
      explanation: `![Not there](picture:${NOWHERE})`,
    })

    expect(question.titleHtml).toBe(
      `<p>Which country is this? <img alt="A map" loading="lazy" src="/api/pictures/${body.id}" width="40" height="30"></p>`,
    )
    expect(question.explanationHtml).toBe('<p>Not there</p>')
  })

  it('is not there for an id that is none', async () => {
    const params = { pictureId: NOWHERE }
    expect(await test.browser().call(getPicture, { params })).toFailWith('notFound')
  })
})

describe('what is no picture of ours is refused', () => {
  it.each([
    ['an SVG that calls itself PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'],
    ['HTML', Buffer.from('<script>alert(1)</script>'), 'image/jpeg'],
    ['half a PNG', png(4, 3).subarray(0, 12), 'image/png'],
    ['nothing', Buffer.alloc(0), 'image/png'],
    ['one as long as a street', png(6001, 1), 'image/png'],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;'), 'image/webp'],
  ])('%s', async (_name, bytes, type) => {
    expect(await upload(await test.signedUp(), bytes, type)).toFailWith('invalidRequest')
  })

  it.each(['image/svg+xml', 'image/gif', 'text/html', 'application/json'])('%s', async (type) => {
    const answer = await upload(await test.signedUp(), Buffer.from('<svg/>'), type)
    expect(answer).toMatchObject({ status: 415, body: { error: { code: 'GENL001' } } })
  })

  it('more than 2 MB', async () => {
    const person = await test.signedUp()
    const bytes = Buffer.concat([png(4, 3), Buffer.alloc(PICTURE_MAX_BYTES)])

    expect(await upload(person, bytes, 'image/png')).toMatchObject({ status: 413 })
    expect((await upload(person, bytes.subarray(0, PICTURE_MAX_BYTES), 'image/png')).status).toBe(201)
  })
})

describe('uploading', () => {
  it('is for those who may create in the workspace', async () => {
    const organization = await anOrganization()
    const { owner, id } = organization
    const stranger = await test.signedUp()

    expect((await upload(owner, png(1, 1), 'image/png', id)).status).toBe(201)
    expect(await upload(stranger, png(1, 1), 'image/png', id)).toFailWith('organizationNotFound')
    await deactivate(organization)
    expect(await upload(owner, png(1, 1), 'image/png', id)).toFailWith('organizationInactive')
    expect(await upload(test.browser(), png(1, 1), 'image/png')).toFailWith('notAuthenticated')
  })

  it('has to wait after very many', async () => {
    const person = await test.signedUp()
    for (let index = 0; index < 100; index++) await upload(person, png(1, 1), 'image/png')

    expect(await upload(person, png(1, 1), 'image/png')).toFailWith('tooManyAttempts')
    test.clock.advance({ minutes: 1 })
    expect((await upload(person, png(1, 1), 'image/png')).status).toBe(201)
  })

  it('waits for nobody else whose picture is still being saved', async () => {
    const [slow, quick] = [await test.signedUp(), await test.signedUp()]
    const saving = Promise.withResolvers<void>()
    const saved = Promise.withResolvers<void>()
    const db: Db = Object.create(test.database.db)
    db.transaction = async (...work) => {
      // The next one is as quick as ever.
      db.transaction = test.database.db.transaction.bind(test.database.db)
      saving.resolve()
      await saved.promise
      return db.transaction(...work)
    }
    const pictures = aService({ db })
    const upload = (person: Person) => pictures.upload(actorOf(person), 'personal', fileOf(png(1, 1)))

    const waiting = upload(slow)
    await saving.promise
    expect(await upload(quick)).toMatchObject({ width: 1 })
    saved.resolve()
    expect(await waiting).toMatchObject({ width: 1 })
  })
})

describe('the room for pictures', () => {
  it('is the workspace’s, and has an end', async () => {
    const person = await test.signedUp()
    const bytes = png(1, 1)
    const pictures = aService({ mostBytes: 2 * bytes.length })
    const upload = () => pictures.upload(actorOf(person), 'personal', fileOf(bytes))

    const [first, second, third] = await Promise.allSettled([upload(), upload(), upload()])
    expect([first, second, third].filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(upload()).rejects.toMatchObject({ refusal: 'pictureRoomFull' })
  })

  it('is freed, after a day, of what stands in no question, as it is or as it was', async () => {
    const person = await test.signedUp()
    const ids: string[] = []
    for (let index = 0; index < 5; index++) ids.push((await upload(person, png(1, 1), 'image/png')).body.id)
    const [inTitle = '', inAnswer = '', replaced = '', nowhere = '', fresh = ''] = ids
    const named = (id: string) => `![A map](picture:${id})`
    await written(person, {
      title: `Which country? ${named(inTitle.toUpperCase())}`,
      content: { answers: answersOf(named(inAnswer), 'Peru', 'Chile', 'Cuba') },
    })
    const before = aQuestion({ explanation: named(replaced) })
    const { id: questionId } = await written(person, before)
    const body = { revision: 1, question: aQuestion({ explanation: 'Gone' }) }
    expect((await person.call(updateQuestion, { params: { questionId }, body })).status).toBe(200)

    await test.services.questions.pictures.deleteUnused()
    expect(await kept(ids)).toEqual(ids)

    test.clock.advance({ days: 1, minutes: 1 })
    await test.database.pool.query('update pictures set created_at = $1 where id = $2', [
      test.clock.now(),
      fresh,
    ])
    await test.services.questions.pictures.deleteUnused()
    expect(await kept(ids)).toEqual([inTitle, inAnswer, replaced, fresh])
    expect(await kept([nowhere])).toEqual([])
  })

  async function kept(ids: string[]): Promise<string[]> {
    const statuses = await Promise.all(
      ids.map((id) => test.app.inject(getPicture.url.replace(':pictureId', id))),
    )
    return ids.filter((_, index) => statuses[index]?.statusCode === 200)
  }
})

type Person = Awaited<ReturnType<typeof test.signedUp>>

function aService(changes: Partial<Parameters<typeof createPictureService>[0]>) {
  const { workspaces, platform } = test.services
  const { attempts, uploads } = platform
  const { db } = test.database
  return createPictureService({ db, now: test.clock.now, attempts, uploads, workspaces, ...changes })
}

function actorOf({ user }: Person): Actor {
  return { userId: user.id } as Actor
}

function fileOf(bytes: Buffer) {
  return { stream: Readable.from([bytes]), declaredBytes: bytes.length }
}

function upload(browser: Browser, bytes: Buffer, type: string, workspace = 'personal') {
  const headers = { 'content-type': type, 'x-workspace': workspace }
  return browser.send(uploadPicture.method, uploadPicture.url, bytes, { headers })
}

/** A white rectangle. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height, 255)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
}

/** No more than its frame: enough to be measured. */
function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const start = Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    16,
    ...Buffer.from('JFIF\0'),
    1,
    1,
    0,
    0,
    1,
    0,
    1,
    0,
    0,
  ])
  return Buffer.concat([start, frame, Buffer.from([0xff, 0xd9])])
}

function webp(width: number, height: number): Buffer {
  const extended = Buffer.alloc(10)
  extended.writeUIntLE(width - 1, 4, 3)
  extended.writeUIntLE(height - 1, 7, 3)
  const body = Buffer.concat([Buffer.from('WEBPVP8X'), Buffer.from([10, 0, 0, 0]), extended])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), length, body])
}
