import { type BotAction, getBotChallenge } from '@probant/contract/auth'
import { Registry } from 'prom-client'
import { expect, it, vi } from 'vitest'
import { statementsOf } from '#test/statements.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()

it('/metrics is put together once for all who ask within five seconds', async () => {
  const render = vi.spyOn(Registry.prototype, 'metrics')
  const read = async () => (await test.browser().send('GET', '/metrics')).body
  test.clock.advance({ seconds: 5 })

  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, read))
  others.push(await read())
  expect(new Set([first, ...others]).size).toBe(1)
  expect(render).toHaveBeenCalledTimes(1)

  test.clock.advance({ seconds: 5 })
  expect(await read()).not.toBe(first)
  expect(render).toHaveBeenCalledTimes(2)
  render.mockRestore()
})

it('a hundred bot challenges at the same moment ask the database a few times, and write nothing', async () => {
  const ask = (action: BotAction) => test.browser().call(getBotChallenge, { querystring: { action } })
  const { count, statements } = await statementsOf(async () => {
    const [first] = await Promise.all(Array.from({ length: 100 }, () => ask('login')))
    return first ?? { status: 500 }
  })
  expect(count).toBeLessThan(10)
  expect(statements.every((statement) => statement.startsWith('select'))).toBe(true)
})
