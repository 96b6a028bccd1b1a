import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { testApp } from '#test/test-app.ts'
import { createSigningSecret } from './signing-secret.ts'

const test = testApp()
const log = { warn: vi.fn() }
beforeEach(() => void log.warn.mockClear())
const GIVEN = 'a secret that somebody has configured'

describe('the secret that signs sessions and links', () => {
  it('is made at the first start, in a file that only its owner can read, and stays the same', async () => {
    const dataDir = join(await anEmptyInstallation(), 'not there yet')

    const secret = await started({ dataDir })

    expect(secret).toHaveLength(64)
    expect(await contentOf(dataDir)).toBe(secret)
    expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
    expect(await started({ dataDir })).toBe(secret)
    expect(await inDatabase()).not.toContain(secret)
  })

  it('is one for all processes that start at once', async () => {
    const dataDir = await anEmptyInstallation()
    const secrets = await Promise.all([1, 2, 3, 4].map(() => started({ dataDir })))

    expect(new Set(secrets).size).toBe(1)
  })

  it('moves out of the database of an installation that has it there, so that mailed links stay good', async () => {
    const dataDir = await anEmptyInstallation()
    await test.database.pool.query("update installation set signing_secret = 'the former secret'")

    expect(await started({ dataDir })).toBe('the former secret')

    expect(await contentOf(dataDir)).toBe('the former secret')
    expect(await inDatabase()).not.toContain('the former secret')
    expect(await started({ dataDir })).toBe('the former secret')
  })

  it('leaves the database also where the configuration has another one', async () => {
    const dataDir = await anEmptyInstallation()
    await test.database.pool.query("update installation set signing_secret = 'the former secret'")

    expect(await started({ dataDir, given: GIVEN })).toBe(GIVEN)

    expect(await inDatabase()).not.toContain('the former secret')
    expect(await inDatabase()).not.toContain(GIVEN)
    await expect(contentOf(dataDir)).rejects.toThrow('ENOENT')
  })

  it('is asked for on a machine that does not have it, rather than made anew', async () => {
    const [here, elsewhere] = [await anEmptyInstallation(), await temporaryFolder()]
    const secret = await started({ dataDir: here })

    await expect(started({ dataDir: elsewhere })).rejects.toThrow(/missing.*SESSION_SECRET/s)
    expect(await started({ dataDir: elsewhere, given: secret })).toBe(secret)
  })

  it('is not taken from a file of another installation', async () => {
    const dataDir = await anEmptyInstallation()
    await started({ dataDir })
    await writeFile(join(dataDir, 'session-secret'), 'somebody else’s')

    await expect(started({ dataDir })).rejects.toThrow(/another secret.*SESSION_SECRET/s)
  })

  it('can be changed by whoever configures it, which the log says loudly', async () => {
    const dataDir = await anEmptyInstallation()
    await started({ dataDir })
    expect(log.warn).not.toHaveBeenCalled()

    expect(await started({ dataDir, given: GIVEN })).toBe(GIVEN)
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('everyone is signed out'))

    // Said once: from now on that is the secret.
    await started({ dataDir, given: GIVEN })
    expect(log.warn).toHaveBeenCalledOnce()
  })

  it.skipIf(process.getuid?.() === 0)('says what to do where its folder can’t be written', async () => {
    const dataDir = join(await anEmptyInstallation(), 'read-only')
    await mkdir(dataDir)
    await chmod(dataDir, 0o500)

    await expect(started({ dataDir })).rejects.toThrow('set SESSION_SECRET')
  })

  it('is spoken of at the start where several machines may share the database', () => {
    const url = 'postgres://localhost/probant'
    const noticesWith = (env: Record<string, string>) =>
      createSigningSecret({
        db: test.database.db,
        config: readConfig({ DATA_DIR: '/srv/probant', ...env }),
        log,
      })
        .notices()
        .join(' ')

    expect(noticesWith({ DATABASE_URL: url })).toContain('/srv/probant/session-secret')
    expect(noticesWith({ DATABASE_URL: url, SESSION_SECRET: GIVEN })).toBe('')
    expect(noticesWith({})).toBe('')
  })
})

/** Its data folder; as the first start finds it. */
async function anEmptyInstallation(): Promise<string> {
  await test.database.pool.query('update installation set signing_secret = null, secret_fingerprint = null')
  return temporaryFolder()
}

function started({ dataDir, given }: { dataDir: string; given?: string }): Promise<string> {
  return createSigningSecret({
    db: test.database.db,
    config: readConfig({ DATA_DIR: dataDir, SESSION_SECRET: given }),
    log,
  }).get()
}

async function contentOf(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, 'session-secret'), 'utf8')).trim()
}

async function inDatabase(): Promise<string> {
  const { rows } = await test.database.pool.query(
    'select json_agg(i)::text as everything from installation i',
  )
  return rows[0].everything
}
