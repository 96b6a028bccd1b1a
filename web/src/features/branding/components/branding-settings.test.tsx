import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { adoptSession } from '#web/lib/session.ts'
import { beginToasting } from '#web/lib/toast.ts'
import { draw } from '../../../../test/draw.tsx'
import { BrandingSettings } from './branding-settings.tsx'

const OWNER = {
  ref: 'personal',
  kind: 'organization',
  name: 'Lycée Curie',
  role: 'owner',
  standing: { status: 'active' },
}
const ADA = { userId: '00000000-0000-4000-8000-000000000001', username: 'Ada', email: 'ada@example.org' }
const STATE = { branding: null, isInPlan: true, canChange: true, repliers: [ADA] }
const BRANDING = {
  name: 'Lycée Marie-Curie',
  line: '',
  color: '#7a1f3d',
  logo: null,
  senderName: '',
  replyToId: null,
  signerName: '',
  signerRole: '',
  signature: null,
}

let saved: Record<string, unknown> | undefined

async function drawn(state: object, workspace: object = {}) {
  saved = undefined
  const said = vi.fn()
  beginToasting({ error: said, success: said, warning: said, message: said, dismiss: () => {} })
  adoptSession({ accessToken: 'token', user: { id: 'ann' } } as never)
  await loadSentences('branding')
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (!String(url).includes('branding')) return Response.json({ ...OWNER, ...workspace })
    if (method !== 'PUT') return Response.json(state)
    saved = JSON.parse(String(body))
    return Response.json({ ...STATE, branding: { ...BRANDING, ...saved } })
  })
  return { said, ...(await draw(<BrandingSettings wayOut={<b>Ask them</b>} />)) }
}

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

it('says that a color can’t be read, offers the nearest that can, and saves that', async () => {
  const { user, said } = await drawn(STATE)
  const color = await screen.findByLabelText('Colour')
  await user.type(color, '#ffe27a')
  expect(screen.getByRole('status').textContent).toContain(
    'Too light to read on white: its contrast is 1.2 to 1',
  )
  await user.click(screen.getByRole('button', { name: 'Save name and logo' }))
  expect(saved).toBeUndefined()

  await user.click(screen.getByRole('button', { name: /^Use #[0-9a-f]{6} instead$/ }))
  expect(screen.getByText(/^Readable: its contrast with white is 4\.\d to 1\.$/)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Replies go to'), 'Ada (ada@example.org)')
  await user.click(screen.getByRole('button', { name: 'Save name and logo' }))

  await waitFor(() => expect(said.mock.calls[0]?.[0]).toBe('Participants now see your name.'))
  expect(saved).toMatchObject({ name: 'Lycée Curie', replyToId: ADA.userId, logoId: null })
  expect(saved?.color).toMatch(/^#[0-9a-f]{6}$/)
})

it('shows each place at which the name stands while it is typed', async () => {
  const { user } = await drawn(STATE)
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Marie Curie')
  await user.type(screen.getByLabelText('Sender’s name'), 'Curie')
  const preview = screen.getByRole('region', { name: 'Preview' })
  for (const place of ['Start page', 'Paper', 'Receipt', 'Certificate', 'E-mail', 'Print']) {
    await user.selectOptions(within(preview).getByLabelText('What to preview'), place)
    expect(preview.textContent).toContain('Marie Curie')
  }
  await user.selectOptions(within(preview).getByLabelText('What to preview'), 'E-mail')
  expect(preview.textContent).toContain('From: Curie via Probant')
  expect(preview.textContent).toContain('Sent with Probant')
})

it('is read by members who may not change it', async () => {
  await drawn({ ...STATE, branding: BRANDING, canChange: false }, { role: 'member' })
  expect(await screen.findByText(/Only its owner can change it/)).toBeTruthy()
  expect(screen.getByText('Lycée Marie-Curie')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save name and logo' })).toBeNull()
})

it.each([
  [{ branding: null }, {}, /With the organization plan/],
  [{ branding: BRANDING }, {}, /What you had saved is kept/],
  [{ branding: null }, { kind: 'personal' }, /Only organizations/],
  [{ branding: BRANDING }, { standing: { status: 'inactive' } }, /The organization is inactive/],
])('says why it is locked, and what it would be: %#', async (state, workspace, words) => {
  await drawn({ ...STATE, isInPlan: false, canChange: false, ...state }, workspace)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Preview' })).toBeTruthy()
})

it.each([
  [{ branding: null }, {}, 1],
  [{ branding: BRANDING }, {}, 1],
  [{ branding: BRANDING }, { standing: { status: 'inactive' } }, 0],
])('leads on where a plan lacks it: %#', async (state, workspace, count) => {
  await drawn({ ...STATE, isInPlan: false, canChange: false, ...state }, { role: 'member', ...workspace })
  await screen.findByRole('region', { name: 'Preview' })
  expect(screen.queryAllByText('Ask them')).toHaveLength(count)
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull()
})

it('saves no signature of nobody', async () => {
  const signature = { id: '00000000-0000-4000-8000-000000000009', url: '/s.png', width: 300, height: 90 }
  const { user } = await drawn({ ...STATE, branding: { ...BRANDING, signerName: 'Maud Lenoir', signature } })
  const signer = await screen.findByLabelText('Signed by')
  expect(screen.getByRole('img', { name: 'The signature' })).toBeTruthy()
  await user.clear(signer)
  await user.click(screen.getByRole('button', { name: 'Save name and logo' }))
  expect(await screen.findByText('Enter the name of the person who signs.')).toBeTruthy()
  expect(saved).toBeUndefined()

  await user.type(signer, 'Maud Lenoir')
  await user.click(screen.getByRole('button', { name: 'Save name and logo' }))
  await waitFor(() => expect(saved).toMatchObject({ signerName: 'Maud Lenoir', signatureId: signature.id }))
})
