import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logIn } from '@probant/contract/auth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPerson, type Person } from '#test/browser.ts'
import { expectEventually } from '#test/eventually.ts'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { findPostgresAddress, openTestDatabase } from '#test/test-database.ts'
import { visitorOf } from '#test/visitor.ts'

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

describe.skipIf(onPostgres)('a process on the embedded database', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'probant-process-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('lets every acknowledged account in after it was killed in the middle of sign-ups', async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir })
    const acknowledged = await signUpUntilKilled(server)
    expect(acknowledged.length).toBeGreaterThan(3)

    const again = await startServerProcess({ DATA_DIR: dataDir })
    const visitor = visitorOf(again.url)
    for (const person of acknowledged) expect(await visitor.logIn(person), person.email).toBe(200)
    expect(await again.end('SIGTERM')).toBe(0)
  })

  describe('that has the folder', () => {
    let folder: string
    let server: ServerProcess
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'probant-process-'))
      server = await startServerProcess({ DATA_DIR: folder })
    })
    afterAll(async () => {
      await server.end('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    })

    it('makes a second one refuse to start, and is named by it', async () => {
      await expect(startServerProcess({ DATA_DIR: folder })).rejects.toThrow(String(server.pid))
    })

    it('finishes what it has begun when it is told to stop', async () => {
      const { sendRest, status } = await beginRequest(server.url)

      const ended = server.end('SIGTERM')
      await expectEventually(() => refusesConnections(server.url))
      sendRest()

      expect(await status).toBe(422)
      expect(await ended).toBe(0)
    })

    it('leaves it to the next one, which Ctrl-C ends', async () => {
      const next = await startServerProcess({ DATA_DIR: folder })
      expect(await next.end('SIGINT')).toBe(0)
    })
  })

  it('refuses to be several, and says why', async () => {
    const several = startServerProcess({ DATA_DIR: dataDir, WEB_CONCURRENCY: '2' })

    await expect(several).rejects.toThrow('DATABASE_URL')
  })

  it('says in words what is wrong with its configuration', async () => {
    await expect(startServerProcess({ DATA_DIR: dataDir, PORT: 'eighty' })).rejects.toThrow(/PORT/)
  })

  it('fills an empty installation with the demonstration when asked', async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir, DEMO: '1' })
    const login = aPerson({ email: 'claire@demo.probant.test', password: 'Probant-demo-1' })

    expect(await visitorOf(server.url).logIn(login)).toBe(200)
    expect(server.output.join('\n')).toContain('claire@demo.probant.test')
    await server.end('SIGTERM')
  })
})

describe.runIf(onPostgres)('several processes on one PostgreSQL', () => {
  it('share it: an account opened in one is known to the others', async () => {
    const database = await openTestDatabase()
    const server = await startServerProcess({
      DATABASE_URL: findPostgresAddress() ?? '',
      DATA_DIR: await temporaryFolder(),
      WEB_CONCURRENCY: '2',
    })
    try {
      const people = Array.from({ length: 6 }, () => aPerson())
      const visitor = visitorOf(server.url)

      expect(await Promise.all(people.map(visitor.signUp))).toEqual(people.map(() => 201))
      for (const person of people) expect(await visitor.logIn(person)).toBe(200)
    } finally {
      expect(await server.end('SIGTERM')).toBe(0)
      await database.close()
    }
  })
})

/** Opens accounts, some at a time, and ends the server without warning; gives back those it had said yes to. */
async function signUpUntilKilled(server: ServerProcess): Promise<Person[]> {
  const visitor = visitorOf(server.url)
  const acknowledged: Person[] = []
  let isKilled = false
  const signUps = Array.from({ length: 3 }, async () => {
    while (!isKilled) {
      const person = aPerson()
      const status = await visitor.signUp(person).catch(() => 0)
      if (status === 201) acknowledged.push(person)
      if (acknowledged.length >= 5 && !isKilled) {
        isKilled = true
        await server.end('SIGKILL')
      }
    }
  })
  await Promise.all(signUps)
  return acknowledged
}

/** A request of which the server has seen one half. */
async function beginRequest(url: string) {
  const body = JSON.stringify({ email: 'someone@example.org' })
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  }
  const sent = request(url + logIn.url, { method: 'POST', headers })
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
  })
  sent.flushHeaders()
  await once(sent, 'continue')
  await new Promise((resolve) => sent.write(body.slice(0, 5), resolve))
  return { status, sendRest: () => sent.end(body.slice(5)) }
}

function refusesConnections(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  )
}
