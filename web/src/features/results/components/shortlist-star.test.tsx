import type { Result } from '@probant/contract/results/list'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { adoptSession } from '#web/lib/session.ts'
import { draw } from '../../../../test/draw.tsx'
import { ShortlistStar } from './shortlist-star.tsx'

const calls = vi.fn()

beforeEach(async () => {
  calls.mockClear()
  vi.stubGlobal('fetch', answer)
  adoptSession({ accessToken: 'token', user: { id: 'ann', username: 'Ann', timeZone: null } } as never)
  await loadSentences('results')
})
afterEach(() => vi.unstubAllGlobals())

it('one press puts somebody on the shortlist', async () => {
  const { user } = await draw(<Star shortlist={null} />)
  await user.click(screen.getByRole('button', { name: 'Add Ben to the shortlist' }))
  await waitFor(() => expect(calls).toHaveBeenCalledWith('PUT', { note: '' }))
})

it('whoever is on it has a note, which is changed, or goes with the star', async () => {
  const { user } = await draw(<Star shortlist={{ note: 'Call.' }} />)
  await user.click(screen.getByRole('button', { name: /^On the shortlist: Ben/ }))
  await user.type(await screen.findByRole('textbox', { name: 'Note', hidden: true }), ' Monday.')
  await user.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(calls).toHaveBeenCalledWith('PUT', { note: 'Call. Monday.' }))

  await user.click(screen.getByRole('button', { name: /^On the shortlist: Ben/ }))
  await user.click(await screen.findByRole('button', { name: 'Remove and delete the note', hidden: true }))
  await waitFor(() => expect(calls).toHaveBeenCalledWith('DELETE', undefined))
})

function Star({ shortlist }: Pick<Result, 'shortlist'>) {
  return <ShortlistStar quizId="quiz" result={{ submissionId: 'one', shortlist }} person="Ben" />
}

async function answer(_url: string, { method, body }: RequestInit): Promise<Response> {
  calls(method, body ? JSON.parse(String(body)) : undefined)
  if (method === 'DELETE') return new Response(null, { status: 204 })
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify({ submissionId: 'one', shortlist: { note: '' } }), { headers })
}
