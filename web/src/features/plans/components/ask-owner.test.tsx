import { ERRORS } from '@probant/contract/errors'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { adoptSession } from '#web/lib/session.ts'
import { beginToasting } from '#web/lib/toast.ts'
import { chooseWorkspace } from '#web/lib/workspace.ts'
import { draw } from '../../../../test/draw.tsx'
import { AskOwnerButton } from './ask-owner-button.tsx'
import { useLimitRefusal } from './use-limit-refusal.tsx'

const SCHOOL = '00000000-0000-4000-8000-000000000001'
const said = vi.fn()
let sent: { url: string; body: unknown }[]
let answer: { status: number; body: unknown }

beforeEach(async () => {
  sent = []
  answer = { status: 200, body: { isMailed: true } }
  said.mockClear()
  beginToasting({ error: said, success: said, warning: said, message: said, dismiss: () => {} })
  adoptSession({ accessToken: 'token', user: { id: 'ann' } } as never)
  await loadSentences('account')
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

it('lets a member ask the owner, with what for, and says that it was done', async () => {
  const { user } = await refused('quizLimitReached')
  expect(await screen.findByText('Only the owner of School can choose a larger plan.')).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Ask the owner' }))
  await user.type(screen.getByRole('textbox', { name: /What do you need it for/ }), 'The exam in June')
  await user.click(screen.getByRole('button', { name: 'Ask the owner' }))

  await vi.waitFor(() => expect(said.mock.calls[0]?.[0]).toBe('The owner has been asked.'))
  expect(sent).toEqual([
    {
      url: `/api/organizations/${SCHOOL}/limit-requests`,
      body: { limit: 'quizzes', of: 'plan', purpose: 'The exam in June' },
    },
  ])
})

it('says where the request is when no mail leaves the site', async () => {
  answer.body = { isMailed: false }
  const { user } = await refused('memberLimitReached', { type: 'groups' })
  await askIn(user)

  await vi.waitFor(() => expect(said.mock.calls[0]?.[0]).toMatch(/your request is in the outbox/))
  expect(sent[0]?.body).toEqual({ limit: 'groups', of: 'member', purpose: '' })
})

it('says so where the owner was asked already', async () => {
  const error = { code: 'ORGA028', message: 'You’ve asked the owner about this limit within the last day.' }
  answer = { status: 429, body: { error } }
  const { user } = await refused('quizLimitReached')
  await askIn(user)

  expect((await screen.findByRole('alert')).textContent).toContain('within the last day')
  expect(said).not.toHaveBeenCalled()
})

it.each([
  ['the owner', { role: 'owner' }],
  ['a person in their own workspace', { kind: 'personal', role: 'owner' }],
])('leads %s to the plans', async (_, workspace) => {
  await refused('quizLimitReached', {}, workspace)

  expect(await screen.findByRole('link', { name: 'See plans' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ask the owner' })).toBeNull()
})

it.each([
  ['member', 1],
  ['owner', 0],
])('has a button beside a limit for a %s: %i', async (role, count) => {
  stubServer({ role })
  await draw(<AskOwnerButton limit={{ limit: 'groups', of: 'plan' }} />)

  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryAllByRole('button', { name: 'Ask the owner: Participant groups' })).toHaveLength(count)
})

it('lets a member ask for what another plan has', async () => {
  stubServer({})
  const { user } = await draw(<AskOwnerButton limit={{ limit: 'branding', of: 'plan' }} />)
  await user.click(await screen.findByRole('button', { name: 'Ask the owner: Your own name and logo' }))
  expect(screen.getByText(/your address and what you ask for: Your own name and logo/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Ask the owner' }))

  await vi.waitFor(() => expect(sent[0]?.body).toEqual({ limit: 'branding', of: 'plan', purpose: '' }))
})

async function refused(name: 'quizLimitReached' | 'memberLimitReached', params = {}, workspace = {}) {
  stubServer(workspace)
  const drawn = await draw(
    <Refused refusal={new ApiError({ code: ERRORS[name].code, message: 'No', params }, 403)} />,
  )
  await drawn.user.click(screen.getByRole('button', { name: 'Try' }))
  return drawn
}

function stubServer(workspace: object): void {
  const standing = { status: 'active', until: null, reason: null }
  const known = { ref: SCHOOL, kind: 'organization', name: 'School', role: 'member', standing, ...workspace }
  vi.stubGlobal('fetch', async (url: string | Request, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ ...known, plan: null, can: {} })
    sent.push({ url: String(url), body: JSON.parse(String(body)) })
    return Response.json(answer.body, { status: answer.status })
  })
  chooseWorkspace(SCHOOL)
}

function Refused({ refusal }: { refusal: ApiError }) {
  const limit = useLimitRefusal()
  return (
    <>
      <button type="button" onClick={() => limit.show(refusal)}>
        Try
      </button>
      {limit.prompt}
    </>
  )
}

async function askIn(user: Awaited<ReturnType<typeof draw>>['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Ask the owner' }))
  await user.click(await screen.findByRole('button', { name: 'Ask the owner' }))
}
