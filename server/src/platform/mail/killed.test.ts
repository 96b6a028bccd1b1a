import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/database/client.ts'
import { migrate } from '#server/database/migrate.ts'
import { mails } from '#server/database/schema/mails.ts'
import { systemNow } from '#server/platform/clock.ts'
import { expectEventually } from '#test/eventually.ts'
import { type FakeSmtpServer, startSmtpServer } from '#test/fakes/smtp-server.ts'
import { startServerProcess } from '#test/server-process.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createOutbox } from './outbox.ts'
import { MOST_AT_ONCE } from './provider.ts'

const PEOPLE = Array.from({ length: 500 }, (_, index) => `person${index}@example.org`)
const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

let smtp: FakeSmtpServer
beforeEach(async () => {
  smtp = await startSmtpServer()
})
afterEach(() => smtp.close())

describe.skipIf(onPostgres)('500 mails', () => {
  it('all arrive though their sender is killed; what it had in hand may come twice, under one Message-ID', async () => {
    const dataDir = await folderWithMails()
    const killed = await startServer(dataDir)
    // It has mails and does not say so: the moment in which a kill leaves a doubt.
    smtp.keepSilentAfter(200)
    await expectEventually(() => smtp.messages.length > 200)
    await killed.end('SIGKILL')
    expect(smtp.messages.length).toBeLessThanOrEqual(200 + MOST_AT_ONCE)

    smtp.keepSilentAfter(Number.POSITIVE_INFINITY)
    const next = await startServer(dataDir)
    await expectEventually(() => messageIds().size === PEOPLE.length)
    expect(await next.end('SIGTERM')).toBe(0)

    const rows = await rowsIn(dataDir)
    expect(rows.filter((row) => row.status !== 'sent')).toEqual([])
    expect(messageIds()).toEqual(new Set(rows.map((row) => `<${row.id}@probant.test>`)))
    expect(new Set(recipients())).toEqual(new Set(PEOPLE))
    const inDoubt = rows.filter((row) => row.attempts > 1).map((row) => row.recipient)
    expect(inDoubt.length).toBeLessThanOrEqual(MOST_AT_ONCE)
    expect(inDoubt).toEqual(expect.arrayContaining(repeated()))
  })
})

const recipients = () => smtp.messages.flatMap((message) => message.recipients)
const repeated = () => recipients().filter((recipient, index, all) => all.indexOf(recipient) < index)
const messageIds = () => new Set(smtp.messages.map((message) => message.email.messageId))

const settings = () => ({ SMTP_URL: smtp.url, MAIL_FROM: 'Probant <hello@probant.test>' })
const startServer = (dataDir: string) => startServerProcess({ DATA_DIR: dataDir, ...settings() })

async function folderWithMails(): Promise<string> {
  const dataDir = await temporaryFolder()
  const outbox = createOutbox({ config: readConfig(settings()), now: systemNow })
  const action = { label: 'Begin', url: 'http://probant.test/invitation#iv_secret' }
  const letter = { heading: 'You are invited', paragraphs: ['There is a quiz for you.'], action }
  await withDatabase(dataDir, async (database) => {
    await migrate(database)
    const invitations = PEOPLE.map((to) => ({ to, locale: 'en' as const, subject: 'A quiz', letter }))
    await outbox.postAll(database.db, invitations)
  })
  return dataDir
}

const rowsIn = (dataDir: string) => withDatabase(dataDir, ({ db }) => db.select().from(mails))

async function withDatabase<Found>(
  dataDir: string,
  work: (database: Database) => Promise<Found>,
): Promise<Found> {
  const database = await openDatabase({ dataDir, url: undefined, poolSize: 1 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
