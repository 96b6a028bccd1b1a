import { asc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/database/client.ts'
import { mails } from '#server/database/schema/mails.ts'
import { createTestClock } from '#test/clock.ts'
import { type FakeSmtpServer, startSmtpServer } from '#test/fakes/smtp-server.ts'
import { emptyTables, openTestDatabase } from '#test/test-database.ts'
import { createDelivery, type Delivery } from './index.ts'
import { createOutbox, type NewMail } from './outbox.ts'

const clock = createTestClock()
const logged: { fields: Record<string, unknown>; message: string }[] = []
const write = (fields: unknown, message?: string) =>
  void logged.push({ fields: fields as Record<string, unknown>, message: message ?? '' })
const log = { debug: write, info: write, warn: write, error: write }

let database: Database
let smtp: FakeSmtpServer
let opened: Delivery[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  smtp = await startSmtpServer()
})
beforeEach(async () => {
  clock.reset()
  logged.length = 0
  smtp.messages.length = 0
  smtp.refuse()
  smtp.hangUp(false)
  await emptyTables(database)
})
afterEach(() => {
  for (const delivery of opened) delivery.close()
  opened = []
})
afterAll(async () => {
  await smtp.close()
  await database.close()
})

/** An installation with these settings; by default one that has a mail server. */
function installation(env: Record<string, string> = { SMTP_URL: smtp.url }) {
  const config = readConfig({ MAIL_FROM: 'Probant <hello@probant.test>', ...env })
  const delivery = createDelivery({ config, db: database.db, now: clock.now, log })
  opened.push(delivery)
  return { outbox: createOutbox({ config, now: clock.now }), delivery }
}

function aMail(mail: Partial<NewMail> = {}): NewMail {
  const action = { label: 'Confirm it', url: 'http://probant.test/verify-email#ml_secret' }
  const letter = { heading: 'Is this your address?', paragraphs: ['Somebody signed up with it.'], action }
  return { to: 'ada@example.org', locale: 'en', subject: 'Confirm your e-mail address', letter, ...mail }
}

const rows = () => database.db.select().from(mails).orderBy(asc(mails.createdAt))

async function onlyRow() {
  const [row, ...others] = await rows()
  expect(others).toEqual([])
  if (!row) throw new Error('the outbox is empty')
  return row
}

describe('a mail', () => {
  it('reaches its reader as text and as HTML', async () => {
    const { outbox, delivery } = installation()
    await outbox.post(database.db, aMail())
    const written = await onlyRow()
    expect(await delivery.sendDue()).toBe(1)

    const row = await onlyRow()
    expect(row).toMatchObject({
      status: 'sent',
      attempts: 1,
      sentAt: clock.now(),
      lastError: null,
      link: null,
    })
    expect(row.text + row.html).not.toContain('ml_')
    const [received] = smtp.messages
    expect(received).toMatchObject({ sender: 'hello@probant.test', recipients: ['ada@example.org'] })
    expect(received?.email).toMatchObject({
      from: { name: 'Probant', address: 'hello@probant.test' },
      to: [{ name: '', address: 'ada@example.org' }],
      subject: 'Confirm your e-mail address',
      messageId: `<${row.id}@probant.test>`,
    })
    expect(received?.email.text?.trim()).toBe(written.text.trim())
    expect(received?.email.html?.trim()).toBe(written.html.trim())
    expect(received?.raw).toContain('Auto-Submitted: auto-generated')
  })

  it('keeps its accents in French', async () => {
    const { outbox, delivery } = installation()
    const subject = 'Réinitialisez votre mot de passe : « Élève » – œuvre numéro 12, ça y est'
    const letter = { heading: 'Été', paragraphs: ['Déjà vu… à bientôt\u00a0!'] }
    await outbox.post(database.db, aMail({ locale: 'fr', subject, letter }))
    await delivery.sendDue()

    const [received] = smtp.messages
    expect(received?.email.subject).toBe(subject)
    expect(received?.email.text).toContain('Déjà vu… à bientôt\u00a0!')
    expect(received?.raw).toMatch(/^Subject: =\?UTF-8\?[BQ]\?/m)
    expect(received?.raw).toContain('Content-Language: fr')
  })

  it('is not sent when the action it tells of was undone', async () => {
    const { outbox, delivery } = installation()
    const action = database.db.transaction(async (tx) => {
      await outbox.post(tx, aMail())
      throw new Error('undone')
    })
    await expect(action).rejects.toThrow('undone')
    expect(await delivery.sendDue()).toBe(0)
    expect(smtp.messages).toEqual([])
  })

  it('is sent once, however many are sending', async () => {
    const { outbox, delivery } = installation()
    const { delivery: another } = installation()
    const people = Array.from({ length: 30 }, (_, index) => `person${index}@example.org`)
    for (const to of people) await outbox.post(database.db, aMail({ to }))

    const sweeps = [delivery, another, delivery, another].map((sweeper) => sweeper.sendDue())
    await Promise.all(sweeps)
    while (await delivery.sendDue());

    expect(smtp.messages.flatMap((message) => message.recipients).sort()).toEqual(people.sort())
    expect((await rows()).every((row) => row.status === 'sent' && row.attempts === 1)).toBe(true)
  })

  it('can’t smuggle in headers or recipients', async () => {
    const { outbox, delivery } = installation()
    await outbox.post(database.db, aMail({ subject: 'Hello\r\nBcc: evil@example.org\r\n\r\nbody' }))
    await outbox.post(database.db, aMail({ to: 'ada@example.org\r\nBcc: evil@example.org' }))
    await outbox.post(database.db, aMail({ to: 'ada@example.org, evil@example.org' }))
    await outbox.post(database.db, aMail({ to: 'ada@example.org> RCPT TO:<evil@example.org' }))
    await delivery.sendDue()

    expect(smtp.messages).toHaveLength(1)
    const [received] = smtp.messages
    expect(received?.recipients).toEqual(['ada@example.org'])
    expect(received?.email.subject).toBe('Hello Bcc: evil@example.org body')
    expect(received?.raw).not.toMatch(/^Bcc:/im)
    expect((await rows()).map((row) => row.status).sort()).toEqual(['failed', 'failed', 'failed', 'sent'])
  })
})

describe('a mail that is not taken', () => {
  it('is tried again after a minute, 5, 30, two hours and six, then given up', async () => {
    const { outbox, delivery } = installation()
    await outbox.post(database.db, aMail())
    smtp.refuse(451)

    for (const minutes of [1, 5, 30, 120, 360]) {
      expect(await delivery.sendDue()).toBe(1)
      expect(await onlyRow()).toMatchObject({ status: 'waiting', lastError: '451 as the test wishes' })
      clock.advance({ minutes, seconds: -1 })
      expect(await delivery.sendDue()).toBe(0)
      clock.advance({ seconds: 1 })
    }
    expect(await delivery.sendDue()).toBe(1)
    expect(await onlyRow()).toMatchObject({ status: 'failed', attempts: 6 })
    clock.advance({ days: 30 })
    expect(await delivery.sendDue()).toBe(0)
  })

  it('arrives with the attempt that finds the server well again', async () => {
    const { outbox, delivery } = installation()
    await outbox.post(database.db, aMail())
    smtp.refuse(421)
    await delivery.sendDue()
    smtp.refuse()
    clock.advance({ minutes: 1 })
    await delivery.sendDue()

    const row = await onlyRow()
    expect(row).toMatchObject({ status: 'sent', attempts: 2, lastError: null })
    expect(smtp.messages.map((message) => message.email.messageId)).toEqual([`<${row.id}@probant.test>`])
  })

  it('waits for a server that can’t be reached', async () => {
    const gone = await startSmtpServer()
    await gone.close()
    const { outbox, delivery } = installation({ SMTP_URL: gone.url })
    await outbox.post(database.db, aMail())
    await delivery.sendDue()
    const row = await onlyRow()
    expect(row.status).toBe('waiting')
    expect(row.lastError).toContain('ECONNREFUSED')
  })

  it('waits while the server refuses our own login, which is not its fault', async () => {
    const guarded = await startSmtpServer({ password: 'right' })
    const login = (password: string) => guarded.url.replace('//', `//probant:${password}@`)
    const { outbox, delivery } = installation({ SMTP_URL: login('wrong') })
    await outbox.post(database.db, aMail())
    await delivery.sendDue()
    expect(await onlyRow()).toMatchObject({ status: 'waiting', lastError: '535 who are you' })

    clock.advance({ minutes: 1 })
    const { delivery: corrected } = installation({ SMTP_URL: login('right') })
    await corrected.sendDue()
    expect(await onlyRow()).toMatchObject({ status: 'sent' })
    corrected.close()
    await guarded.close()
  })

  it('is given up at once when the server refuses it for good', async () => {
    const { outbox, delivery } = installation()
    await outbox.post(database.db, aMail())
    smtp.refuse(550)
    await delivery.sendDue()
    expect(await onlyRow()).toMatchObject({
      status: 'failed',
      attempts: 1,
      lastError: '550 as the test wishes',
    })
    clock.advance({ days: 30 })
    expect(await delivery.sendDue()).toBe(0)
  })
})

describe('a mail of which nobody knows whether it arrived', () => {
  it('is not sent again when the server took it and hung up without a word', async () => {
    const { outbox, delivery } = installation()
    await outbox.post(database.db, aMail())
    smtp.hangUp()
    await delivery.sendDue()
    expect(await onlyRow()).toMatchObject({ status: 'unsure', attempts: 1 })

    smtp.hangUp(false)
    clock.advance({ days: 1 })
    expect(await delivery.sendDue()).toBe(0)
    expect(smtp.messages).toHaveLength(1)
  })

  it('can be sent again by hand', async () => {
    const { outbox, delivery } = installation()
    await outbox.post(database.db, aMail())
    smtp.hangUp()
    await delivery.sendDue()
    smtp.hangUp(false)

    expect(await outbox.resend(database.db, await onlyRow())).toBe(true)
    await delivery.sendDue()
    expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 1 })
    expect(new Set(smtp.messages.map((message) => message.email.messageId)).size).toBe(1)
  })
})

describe('without a mail server', () => {
  const local = { HOST: '127.0.0.1' }

  it('keeps mails, and shows each link once in the log of one’s own machine', async () => {
    const { outbox, delivery } = installation(local)
    await outbox.post(database.db, aMail())
    expect(logged).toEqual([])

    await delivery.sendDue()
    await delivery.sendDue()
    expect(logged).toHaveLength(1)
    expect(logged[0]?.message).toContain('http://probant.test/verify-email#ml_secret')
    expect(logged[0]?.fields).toMatchObject({
      recipient: 'ada@example.org',
      subject: 'Confirm your e-mail address',
    })
    expect(await onlyRow()).toMatchObject({ status: 'kept', sentAt: null })
  })

  it('shows nothing of an action that was undone', async () => {
    const { outbox, delivery } = installation(local)
    const action = database.db.transaction(async (tx) => {
      await outbox.post(tx, aMail())
      throw new Error('undone')
    })
    await expect(action).rejects.toThrow('undone')
    await delivery.sendDue()
    expect(logged).toEqual([])
  })

  it('prints no link where others can reach the server', async () => {
    for (const env of [{ HOST: '0.0.0.0' }, { ...local, TRUST_PROXY: '1' }]) {
      const { outbox, delivery } = installation(env)
      await outbox.post(database.db, aMail())
      await delivery.sendDue()
    }
    expect(logged).toEqual([])
    expect((await rows()).map((row) => row.status)).toEqual(['kept', 'kept'])
  })

  it('does not print the links of last year once it runs on one’s own machine', async () => {
    const { outbox } = installation({ HOST: '0.0.0.0' })
    await outbox.post(database.db, aMail())
    clock.advance({ days: 365 })
    await installation(local).delivery.sendDue()
    expect(logged).toEqual([])
  })
})

describe('a mail under somebody’s own name', () => {
  const sender = {
    name: 'Lycée Marie-Curie',
    line: 'Département de physique · www.curie.example',
    shades: { light: '#7a1f3d', dark: '#c58a9e' },
    logo: null,
    senderName: 'Lycée “Curie”, physique',
    replyToId: null,
  }

  it('says so in its sender and at its head, and names the product all the same', async () => {
    const { outbox, delivery } = installation()
    await outbox.post(database.db, aMail({ locale: 'fr', sender }))
    await delivery.sendDue()

    const [received] = smtp.messages
    expect(received?.email).toMatchObject({
      from: { name: 'Lycée “Curie”, physique via Probant', address: 'hello@probant.test' },
      attachments: [],
    })
    expect(received?.email.replyTo).toBeUndefined()
    expect(received?.sender).toBe('hello@probant.test')
    expect(received?.email.text).toMatch(/-- \nLycée Marie-Curie\nDépartement .*\nEnvoyé avec Probant/)
    expect(received?.email.html).toContain('Lycée Marie-Curie')
    expect(received?.email.html).toContain('>Envoyé avec Probant</td>')
    expect(received?.email.html).toContain('background-color:#7a1f3d')
    expect(received?.email.html).toContain('.button{background-color:#c58a9e!important}')
    // What a mail program would make a link of is taken apart.
    expect(received?.raw).not.toMatch(/www\.curie\.example/)
  })

  it('adds no header and no recipient, whatever the name', async () => {
    const { outbox, delivery } = installation()
    const senderName = 'Curie\r\nBcc: all@example.org\r\n\r\nA body" <rector@example.org>'
    await outbox.post(database.db, aMail({ sender: { ...sender, senderName } }))
    await delivery.sendDue()

    const [received] = smtp.messages
    expect(received?.recipients).toEqual(['ada@example.org'])
    expect(received?.raw).not.toMatch(/^Bcc:/im)
    expect(received?.email.from?.address).toBe('hello@probant.test')
  })

  it('brings its logo along and gives the address that answers go to, as both are when it is sent', async () => {
    const { outbox, delivery } = installation()
    const { logo, replyToId } = await anOrganization()
    for (const _ of [1, 2, 3])
      await outbox.post(database.db, aMail({ sender: { ...sender, logo, replyToId } }))
    await database.pool.query(`update users set email = 'new@example.org'`)
    const [first, second] = await rows()
    expect(await delivery.sendNow(first?.id ?? '')).toBe(true)
    await database.pool.query(`update members set status = 'inactive'`)
    expect(await delivery.sendNow(second?.id ?? '')).toBe(true)
    await database.pool.query(`update members set status = 'active'`)
    await database.pool.query('delete from logos')
    await database.pool.query('update users set email_verified_at = null')
    await delivery.sendDue()

    const [whole, shutOut, bare] = smtp.messages.map(({ email }) => email)
    expect(whole?.replyTo).toEqual([{ name: '', address: 'new@example.org' }])
    expect(whole?.attachments).toMatchObject([
      { contentId: '<logo>', mimeType: 'image/png', disposition: 'inline' },
    ])
    expect(whole?.html).toMatch(/<img src="cid:logo" width="160" height="40" alt=""/)
    expect(shutOut?.replyTo).toBeUndefined()
    expect(bare).toMatchObject({ attachments: [] })
    expect(bare?.html).toContain('Lycée Marie-Curie')
    expect(bare?.html).not.toContain('<img')
    expect(bare?.replyTo).toBeUndefined()
  })

  async function anOrganization() {
    const { rows } = await database.pool.query(`
      with person as (
        insert into users (email, username, locale, email_verified_at, created_at)
        values ('old@example.org', 'Ada', 'en', now(), now()) returning id
      ), workspace as (insert into workspaces (created_at) values (now()) returning id),
      organization as (
        insert into organizations (id, name, description, owner_id, created_at)
        select workspace.id, 'Curie', '', person.id, now() from workspace, person returning id
      ), member as (
        insert into members
          (organization_id, user_id, role, status, question_limit, group_limit, group_size_limit, joined_at)
        select organization.id, person.id, 'owner', 'active', -1, -1, -1, now() from organization, person
      ), branding as (
        insert into brandings (workspace_id, name, line, sender_name, reply_to_id, updated_at)
        select workspace.id, 'Curie', '', 'Curie', person.id, now() from workspace, person
      ),
      logo as (
        insert into logos (workspace_id, type, width, height, bytes, created_at)
        select id, 'image/png', 400, 100, 'png', now() from workspace returning id
      ) select person.id as person, logo.id as logo from person, logo`)
    return { logo: { id: rows[0].logo, width: 400, height: 100 }, replyToId: rows[0].person }
  }
})
