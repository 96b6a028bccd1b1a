import type { AdminUser } from '@probant/contract/admin/users'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { adoptSession } from '#web/lib/session.ts'
import { beginToasting } from '#web/lib/toast.ts'
import { draw } from '../../../../../test/draw.tsx'
import { UserMenu } from './user-menu.tsx'

const BEN: AdminUser = {
  id: 'ben',
  email: 'ben@example.org',
  username: 'Ben',
  locale: 'en',
  status: 'active',
  isEmailVerified: true,
  isAdmin: false,
  isAdminByEnvironment: false,
  planId: null,
  isPaying: false,
  createdAt: '2026-11-01T00:00:00.000Z',
}

let sent: { url: string; body: unknown }[]
const said = vi.fn()

beforeEach(async () => {
  sent = []
  said.mockClear()
  vi.stubGlobal('fetch', async (url: string | Request, { method, body }: RequestInit = {}) => {
    if (method && method !== 'GET') sent.push({ url: String(url), body: body && JSON.parse(String(body)) })
    return new Response('{}', { headers: { 'content-type': 'application/json' } })
  })
  beginToasting({ error: said, success: said, warning: said, message: said, dismiss: () => {} })
  adoptSession({ accessToken: 'token', user: { id: 'ann' } } as never)
  await loadSentences('admin')
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  [{}, ['Send password reset link', 'Make administrator', 'Disable account', 'Delete account…']],
  [
    { isAdmin: true },
    ['Send password reset link', 'Remove as administrator', 'Disable account', 'Delete account…'],
  ],
  [{ isEmailVerified: false }, ['Send password reset link', 'Disable account', 'Delete account…']],
  [
    { isAdmin: true, isAdminByEnvironment: true },
    ['Send password reset link', 'Disable account', 'Delete account…'],
  ],
  [{ status: 'disabled' as const }, ['Enable account', 'Delete account…']],
])('offers what can be done with %j', async (user, entries) => {
  await opened(user)
  expect(screen.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    entries,
  )
})

it('says why somebody can’t be appointed, or removed', async () => {
  await opened({ isEmailVerified: false })
  expect(screen.getByText(/Only people with a confirmed address/)).toBeDefined()
})

it('asks before it appoints, and not before it sends a link', async () => {
  const { user } = await opened()
  await user.click(entry('Send password reset link'))
  expect(sent).toEqual([{ url: '/api/admin/users/ben/password-link', body: undefined }])

  await open(user)
  await user.click(entry('Make administrator'))
  expect(sent).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: 'Make administrator' }))
  expect(sent.at(-1)).toEqual({ url: '/api/admin/users/ben/administration', body: { isAdmin: true } })
})

it('deletes once the address is typed', async () => {
  const { user } = await opened()
  await user.click(entry('Delete account…'))
  const field = await screen.findByLabelText('Type ben@example.org to confirm')
  await user.type(field, 'bob@example.org{enter}')
  expect(await screen.findByText(/isn’t the e-mail address of the account/)).toBeDefined()
  expect(sent).toEqual([])

  await user.clear(field)
  await user.type(field, ' Ben@example.org{enter}')
  await vi.waitFor(() => expect(said.mock.calls[0]?.[0]).toBe('Ben’s account has been deleted.'))
  expect(sent[0]?.url).toBe('/api/admin/users/ben/deletion')
})

async function opened(user: Partial<AdminUser> = {}) {
  const drawn = await draw(<UserMenu user={{ ...BEN, ...user }} deliversMail />)
  await open(drawn.user)
  return drawn
}

async function open(user: Awaited<ReturnType<typeof draw>>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Actions for Ben' }))
  await screen.findAllByRole('menuitem', { hidden: true })
}

/** Here, without a layout, what opens counts as hidden. */
const entry = (name: string) => screen.getByRole('menuitem', { name, hidden: true })
