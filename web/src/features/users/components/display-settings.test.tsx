import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { adoptSession, useUser } from '#web/lib/session.ts'
import { beginToasting } from '#web/lib/toast.ts'
import { draw } from '../../../../test/draw.tsx'
import { TimeZoneSettings } from './display-settings.tsx'

const USER = { id: 'ann', username: 'Ann', timeZone: null }
const told = vi.fn()

beforeEach(async () => {
  vi.stubEnv('TZ', 'America/Montreal')
  vi.stubGlobal('fetch', keepChange)
  beginToasting({ error: told, success: told, warning: told, message: told, dismiss: () => {} })
  adoptSession({ accessToken: 'token', user: USER } as never)
  await loadSentences('account')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('the settings have the zone of the browser, which is changed by searching for a city, and back by one press', async () => {
  const { user, container } = await draw(<Settings />)
  expect(container.textContent).toMatch(/(Montréal|Toronto) time \(UTC−[45]\): it’s \d/)

  await user.click(screen.getByRole('button', { name: 'Change the time zone' }))
  await user.type(screen.getByRole('combobox', { name: 'Time zone' }), 'tokyo')
  await user.click(await screen.findByRole('option', { name: /Tokyo/, hidden: true }))
  await waitFor(() => expect(container.textContent).toMatch(/Tokyo time \(UTC\+9\)/))
  expect(told).toHaveBeenCalledWith('Your time zone has been saved.', undefined)

  await user.click(screen.getByRole('button', { name: /as on this device/ }))
  await waitFor(() => expect(container.textContent).toMatch(/(Montréal|Toronto) time/))
})

function Settings() {
  return <TimeZoneSettings user={useUser()} />
}

/** Answers with the account as it is then. */
async function keepChange(_url: string, { body }: RequestInit): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify({ ...USER, ...JSON.parse(String(body)) }), { headers })
}
