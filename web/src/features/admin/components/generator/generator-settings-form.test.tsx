import type { GeneratorSettings } from '@probant/contract/admin/generator'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { adoptSession } from '#web/lib/session.ts'
import { beginToasting } from '#web/lib/toast.ts'
import { draw } from '../../../../../test/draw.tsx'
import { GeneratorSettingsForm } from './generator-settings-form.tsx'

const SETTINGS: GeneratorSettings = {
  active: {
    provider: 'openai-compatible',
    model: 'own',
    host: '10.0.0.5:8000',
    hasKey: true,
    checksKeys: true,
  },
  saved: { preset: 'vllm', address: 'http://10.0.0.5:8000/v1', model: 'own', key: 'saved', checksKeys: true },
  environment: { generator: [], check: null },
}
const FAILED = {
  milliseconds: 1,
  tokens: null,
  question: null,
  check: null,
  failure: { code: '', message: 'No.' },
}

let sent: { url: string; body: Record<string, unknown> }[]

beforeEach(async () => {
  sent = []
  vi.stubGlobal('fetch', async (url: string | Request, { body }: RequestInit = {}) => {
    sent.push({ url: String(url), body: JSON.parse(String(body)) })
    const answer = String(url).endsWith('/try') ? FAILED : SETTINGS
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  })
  beginToasting({ error: noted, success: noted, warning: noted, message: noted, dismiss: () => {} })
  adoptSession({ accessToken: 'token', user: { id: 'ann' } } as never)
  await loadSentences('admin')
})
afterEach(() => vi.unstubAllGlobals())
const noted = vi.fn()

it('shows the word of the environment on the check, and keeps what was saved beneath it', async () => {
  const { user } = await drawn({ environment: { generator: [], check: false } })
  const check = screen.getByRole('switch')

  expect(check).toHaveProperty('checked', false)
  expect(check).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ body: { checksKeys: true } }]))
})

it('lets a key be left behind where its server has moved', async () => {
  const { user } = await drawn({})
  await user.clear(screen.getByLabelText('Address'))
  await user.type(screen.getByLabelText('Address'), 'http://10.0.0.6:8000/v1')
  await user.click(screen.getByRole('button', { name: 'Remove the key' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { address: 'http://10.0.0.6:8000/v1', removesKey: true } }]),
  )
})

it('shows nothing of a trial once another key is typed', async () => {
  const { user } = await drawn({})
  await user.type(screen.getByLabelText(/^Key/), 'sk-wrong')
  await user.click(screen.getByRole('button', { name: 'Try it' }))
  await screen.findByText('No.')

  await user.type(screen.getByLabelText(/^Key/), '-another')
  expect(screen.queryByText('No.')).toBeNull()
})

function drawn(changes: Partial<GeneratorSettings>) {
  return draw(<GeneratorSettingsForm settings={{ ...SETTINGS, ...changes }} onSaved={async () => {}} />)
}
