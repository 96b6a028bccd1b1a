import type { Site } from '@probant/contract/site'
import { expect, it } from 'vitest'
import { drawEntrance } from './entrance-main.tsx'

it('draws the login with its form, in either language', async () => {
  const english = await drawEntrance('/login', { locale: 'en', site: SITE })
  expect(english.title).toBe('Welcome back · Probant')
  expect(english.markup).toMatch(/<input[^>]*type="email"/)
  expect(english.markup).toMatch(/<input[^>]*autoComplete="current-password"/)
  expect(english.markup).toMatch(/<a[^>]* href="\/signup"/)
  const french = await drawEntrance('/login', { locale: 'fr', site: SITE })
  expect(french.title).toBe('Bon retour parmi nous · Probant')
})

it('offers Google where it is configured', async () => {
  expect((await drawEntrance('/login', { locale: 'en', site: SITE })).markup).not.toContain('Google')
  const site = { ...SITE, googleSignIn: true }
  for (const entrance of ['/login', '/signup'] as const)
    expect((await drawEntrance(entrance, { locale: 'en', site })).markup).toContain('Continue with Google')
})

it('tells the first one to sign up what they become, or asks for the code', async () => {
  const signup = async (setup: Site['setup']) =>
    (await drawEntrance('/signup', { locale: 'en', site: { ...SITE, setup } })).markup
  expect(await signup('open')).toContain('You’re the first one here')
  expect(await signup('code')).toContain('Setup code')
  expect(await signup('done')).not.toMatch(/first one here|Setup code/)
})

it('says what an account costs only once that is known, and keeps the line for it', async () => {
  const signup = async (site?: Site) =>
    (await drawEntrance('/signup', { locale: 'en', site: site as Site })).markup
  expect(await signup(SITE)).toContain('It’s free, no credit card needed.')
  const sold = { ...SITE, privacy: { ...SITE.privacy, takesPayments: true } }
  expect(await signup(sold)).toContain('Free to start, no credit card needed.')
  const unknown = await signup()
  expect(unknown).not.toMatch(/free/i)
  expect(unknown).toMatch(/<p[^>]*>\u00a0<\/p>/)
})

it('names no field, so that without script nothing that was typed gets into an address', async () => {
  for (const entrance of ['/login', '/signup'] as const)
    expect((await drawEntrance(entrance, { locale: 'en', site: SITE })).markup).not.toMatch(
      /<input[^>]* name=/,
    )
})

const SITE: Site = {
  googleSignIn: false,
  botCheck: { provider: 'altcha' },
  setup: 'done',
  deliversMail: false,
  privacy: { model: 'none', takesPayments: false, mails: { textDays: 30, days: 365 } },
}
