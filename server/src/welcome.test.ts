import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { welcomeLines } from './welcome.ts'

const words = (env: Record<string, string>) =>
  welcomeLines(readConfig(env), { url: 'http://localhost:3000', notices: ['The first account …'] }).join('\n')

it('says where it is, where the data is, that no mails go out, and what is to be done', () => {
  expect(words({ DATA_DIR: '/srv/probant' })).toBe(
    '\n  Probant is ready: http://localhost:3000\n\n  Data: /srv/probant (embedded database)\n' +
      '  Mail: no mail server (SMTP_URL): links appear here and under /admin/mails\n  The first account …\n',
  )
})

it('names servers, and never a password', () => {
  const said = words({
    DATABASE_URL: 'postgres://me:secret@db.example.org:5432/probant',
    SMTP_URL: 'smtp://me:secret@mail.example.org:587',
  })
  expect(said).toContain('PostgreSQL at db.example.org:5432')
  expect(said).toContain('sent through mail.example.org')
  expect(said).not.toContain('secret')
})
