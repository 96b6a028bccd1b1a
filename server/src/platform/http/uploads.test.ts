import { once } from 'node:events'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { DOCUMENT_MAX_BYTES, readDocument } from '@probant/contract/generation'
import { PICTURE_MAX_BYTES, uploadPicture } from '@probant/contract/pictures'
import { describe, expect, it, onTestFinished } from 'vitest'
import { refusal } from '#server/platform/errors.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { testApp } from '#test/test-app.ts'
import { createUploads } from './uploads.ts'

const test = testApp()
const DOCUMENT = `${readDocument.url}?name=notes.txt`
const NOWHERE = '00000000-0000-4000-8000-000000000000'

describe('a file that is refused is answered before any of it was sent', () => {
  it('to somebody who is not signed in', async () => {
    expect(await answerTo(await sending(DOCUMENT))).toMatch(/^HTTP\/1.1 401.*AUTH006/s)
    expect(await answerTo(await sending(uploadPicture.url, { type: 'image/png' }))).toMatch(/AUTH006/)
  })

  it('to a workspace that is not theirs', async () => {
    const { accessToken: token } = await test.signedUp()
    const file = { token, type: 'image/png', workspace: NOWHERE }

    expect(await answerTo(await sending(uploadPicture.url, file))).toMatch(/ORGA001/)
  })

  it('where it says to be too large', async () => {
    const { accessToken: token } = await test.signedUp()
    const document = { token, bytes: DOCUMENT_MAX_BYTES + 1 }
    const picture = { token, type: 'image/png', bytes: PICTURE_MAX_BYTES + 1 }

    expect(await answerTo(await sending(DOCUMENT, document))).toMatch(/^HTTP\/1.1 413.*10 MB/s)
    expect(await answerTo(await sending(uploadPicture.url, picture))).toMatch(/^HTTP\/1.1 413/)
  })

  it('while another one of the same person is still on its way', async () => {
    const { accessToken: token } = await test.signedUp()
    const first = await sending(DOCUMENT, { token, bytes: 5 })
    await beginning(first, 'Some ')
    const second = await sending(DOCUMENT, { token })

    expect(await answerTo(second)).toMatch(/^HTTP\/1.1 429/)
  })
})

describe('a file that is looked at', () => {
  it('lies on disk, alone for us, and is gone afterwards', async () => {
    const folder = join(await temporaryFolder(), 'uploads')
    const uploads = createUploads({ folder })

    const seen = await uploads.hold(fileOf('one', 'two'), LIMIT, async () => readdir(folder))

    expect(seen).toHaveLength(1)
    expect(await readdir(folder)).toEqual([])
  })

  it('is gone after a failure, too, and when it turns out to be too large', async () => {
    const folder = await temporaryFolder()
    const uploads = createUploads({ folder })

    const failing = uploads.hold(fileOf('one'), LIMIT, () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    const tooLarge = uploads.hold(fileOf('12345', '67890', '1'), LIMIT, async () => 'never')
    await expect(tooLarge).rejects.toMatchObject({ refusal: 'documentTooLarge' })
    expect(await readdir(folder)).toEqual([])
  })

  it('takes its room among all others, and gives it back', async () => {
    const uploads = createUploads({ folder: await temporaryFolder(), mostBytes: 8 })
    const second = () => uploads.hold(fileOf('67890'), LIMIT, async () => 'there')

    await uploads.hold(fileOf('12345'), LIMIT, async () => {
      await expect(second()).rejects.toMatchObject({ refusal: 'serviceUnavailable' })
    })
    expect(await second()).toBe('there')
  })

  it('is removed later where a killed process left it behind; what is new may be in use', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'old'), '')
    await writeFile(join(folder, 'new'), '')
    const yesterday = new Date(Date.now() - 86_400_000)
    await utimes(join(folder, 'old'), yesterday, yesterday)

    await createUploads({ folder }).removeAbandoned()

    expect(await readdir(folder)).toEqual(['new'])
    await createUploads({ folder: join(folder, 'none') }).removeAbandoned()
  })
})

const LIMIT = { maxBytes: 10, tooLarge: () => refusal('documentTooLarge') }

function fileOf(...pieces: string[]) {
  return { stream: Readable.from(pieces.map((piece) => Buffer.from(piece))), declaredBytes: undefined }
}

interface Announced {
  token?: string
  type?: string
  workspace?: string
  bytes?: number
}

/** A call whose file is announced, and held back. */
async function sending(
  url: string,
  { token, type = 'text/plain', workspace = 'personal', bytes = 1_000_000 }: Announced = {},
): Promise<Socket> {
  if (!test.app.server.listening) await test.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = test.app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const headers = [
    `POST ${url} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    `Content-Length: ${bytes}`,
    `X-Workspace: ${workspace}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\n`)
  return socket
}

async function answerTo(socket: Socket): Promise<string> {
  let answer = ''
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    answer += piece
    if (answer.includes('}}')) break
  }
  return answer
}

/** Sends so much, and waits until the server holds it. */
async function beginning(socket: Socket, text: string): Promise<void> {
  socket.write(text.slice(0, -1))
  const folder = join(test.config.database.dataDir, 'uploads')
  while ((await readdir(folder).catch(() => [])).length === 0) await new Promise(setImmediate)
}
