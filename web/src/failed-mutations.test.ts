import { ERRORS } from '@probant/contract/errors'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { beforeEach, expect, it } from 'vitest'
import { tellFailedMutations } from './failed-mutations.ts'
import { ApiError } from './lib/api-error.ts'
import type { FailureTold } from './lib/query-client.ts'
import { beginToasting } from './lib/toast.ts'

const client = new QueryClient()
beginToasting(toast)
tellFailedMutations(client, (sentence) => `${sentence}!`)

const refused = new ApiError({ code: ERRORS.planNotFound.code, message: 'There is no such plan.' }, 404)
const unreached = new ApiError({ code: '', message: 'Nobody answers.' }, 0)

beforeEach(() => {
  toast.dismiss()
})

it('says what did not work, and why', async () => {
  await fail(unreached, { failed: 'planUpdateFailed' })
  expect(told()).toEqual([{ title: 'planUpdateFailed!', description: 'Nobody answers.' }])
})

it('lets a refusal speak for itself', async () => {
  await fail(refused, { failed: 'planUpdateFailed' })
  expect(told()).toEqual([{ title: 'There is no such plan.' }])
})

it('leaves a refusal to the form that shows it, but not what failed otherwise', async () => {
  const atForm: FailureTold = { failed: 'planUpdateFailed', showsRefusals: true }
  await fail(refused, atForm)
  expect(told()).toEqual([])

  await fail(unreached, atForm)
  expect(told()).toEqual([{ title: 'planUpdateFailed!', description: 'Nobody answers.' }])
})

it('chooses its words by what was asked for', async () => {
  const failed: FailureTold['failed'] = (asked) => (asked === 'plan' ? 'planUpdateFailed' : 'operationFailed')
  await fail(unreached, { failed }, 'plan')
  await fail(unreached, { failed }, 'else')
  expect(told().map(({ title }) => title)).toEqual(['planUpdateFailed!', 'operationFailed!'])
})

it('says nothing for a mutation that names no sentence', async () => {
  await fail(unreached)
  expect(told()).toEqual([])
})

async function fail(error: Error, meta?: FailureTold, asked?: string): Promise<void> {
  const action = new MutationObserver(client, {
    mutationFn: () => Promise.reject(error),
    ...(meta && { meta }),
  })
  await action.mutate(asked as never).catch(() => undefined)
}

function told() {
  const toasts = toast.getToasts() as { title: string; description?: string }[]
  return toasts.map(({ title, description }) => ({ title, ...(description && { description }) }))
}
