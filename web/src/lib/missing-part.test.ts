import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18n } from '#web/i18n/i18n.ts'
import { tellMissingPart } from './missing-part.ts'
import { beginToasting } from './toast.ts'

const toasting = { success: vi.fn(), error: vi.fn(), warning: vi.fn(), message: vi.fn(), dismiss: vi.fn() }

beforeEach(() => {
  vi.spyOn(i18n, 't').mockImplementation(((key: string) => key) as typeof i18n.t)
  beginToasting(toasting)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { querySelector: () => ({ content: 'running' }) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  vi.restoreAllMocks()
})

it('is told by the network that is not there, before anything is asked', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', { onLine: false })
  await tellMissingPart()
  expect(toasting.error).toHaveBeenCalledExactlyOnceWith('messages.offline', undefined)
  expect(fetch).not.toHaveBeenCalled()
})

it('is told by a newer version, which is offered', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'newer' }))
  await tellMissingPart()
  expect(toasting.error).not.toHaveBeenCalled()
  const action = expect.objectContaining({ onClick: expect.any(Function) })
  expect(toasting.message).toHaveBeenCalledExactlyOnceWith(
    'messages.newVersion',
    expect.objectContaining({ id: 'new-version', duration: Number.POSITIVE_INFINITY, action }),
  )
})

it.each([
  ['the version is the same', async () => Response.json({ id: 'running' })],
  ['nobody answers', () => Promise.reject(new Error('no route'))],
  ['an error is answered', async () => new Response('', { status: 502 })],
])('is told as a server out of reach where %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  await tellMissingPart()
  expect(toasting.message).not.toHaveBeenCalled()
  expect(toasting.error).toHaveBeenCalledExactlyOnceWith('messages.unreachable', undefined)
})
