import { DEFAULT_SCALE } from '@probant/contract/scale/scale'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { adoptSession } from '#web/lib/session.ts'
import { beginToasting } from '#web/lib/toast.ts'
import { draw } from '../../../../test/draw.tsx'
import { WorkspaceScale } from './workspace-scale.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

it('is saved, says so, and the focus stays at its button, which is switched off meanwhile', async () => {
  const said = vi.fn()
  beginToasting({ error: said, success: said, warning: said, message: said, dismiss: () => {} })
  adoptSession({ accessToken: 'token', user: { id: 'ann' } } as never)
  await loadSentences('scale')
  const workspace = { ref: 'personal', kind: 'personal', role: 'owner', can: { setScale: true } }
  let scale: unknown = DEFAULT_SCALE
  vi.stubGlobal('fetch', async (_: unknown, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') {
      scale = JSON.parse(String(body)).scale
      // As browsers do with a button that is disabled.
      save().blur()
    }
    return Response.json({ ...workspace, scale })
  })

  const { user } = await draw(<WorkspaceScale />)
  await user.selectOptions(await screen.findByLabelText('Show scores as'), 'Points')
  await user.click(save())

  await waitFor(() => expect(said.mock.calls[0]?.[0]).toBe('Scores are now shown like this.'))
  expect(scale).toEqual({ kind: 'points' })
  await waitFor(() => expect(document.activeElement).toBe(save()))
})

const save = () => screen.getByRole('button', { name: 'Save the scale' })
