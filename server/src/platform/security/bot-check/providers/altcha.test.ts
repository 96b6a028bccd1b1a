import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/database/client.ts'
import { spentBotTokens } from '#server/database/schema/security.ts'
import { createTestClock } from '#test/clock.ts'
import { emptyTables, openTestDatabase } from '#test/test-database.ts'
import { createBotCheck } from '../index.ts'
import { createAltcha } from './altcha.ts'

const clock = createTestClock()
const address = '127.0.0.1'
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  clock.reset()
  await emptyTables(database)
})
afterAll(() => database.close())

const easy = { cost: 1, fewestKeys: 1, mostKeys: 20 }

function altcha({ secret = 'the secret of this installation', difficulty = easy } = {}) {
  return createAltcha({ db: database.db, now: clock.now, secret, difficulty })
}

/** As the installation with this environment has it. */
function configured(env: Record<string, string>) {
  const config = readConfig(env)
  return createBotCheck({ config, db: database.db, now: clock.now, secret: 'of this installation' })
}

async function challengeFor(action: string, check = altcha()): Promise<Challenge> {
  return (await check.challenge?.(action)) as Challenge
}

/** With the browser's own cryptography, as the page does it. */
async function solve(challenge: Challenge, answerTo = challenge): Promise<string> {
  const solution = await solveChallenge({ challenge: answerTo, deriveKey })
  return tokenOf({ challenge, solution })
}

const tokenOf = (solved: unknown) => Buffer.from(JSON.stringify(solved)).toString('base64')

describe('the embedded bot check', () => {
  it('lets the work of a browser pass, once', async () => {
    const token = await solve(await challengeFor('signup'))
    expect(await altcha().verify({ token, action: 'signup', address })).toBe(true)
    expect(await altcha().verify({ token, action: 'signup', address })).toBe(false)
  })

  it('lets exactly one of many at the same moment pass', async () => {
    const token = await solve(await challengeFor('login'))
    const passed = await Promise.all(
      Array.from({ length: 8 }, () => altcha().verify({ token, action: 'login', address })),
    )
    expect(passed.filter(Boolean)).toHaveLength(1)
  })

  it('is good for its own action only, and not spent on another', async () => {
    const token = await solve(await challengeFor('login'))
    expect(await altcha().verify({ token, action: 'signup', address })).toBe(false)
    expect(await altcha().verify({ token, action: 'login', address })).toBe(true)
  })

  it('expires after five minutes by the server’s clock', async () => {
    const [early, late] = [await solve(await challengeFor('login')), await solve(await challengeFor('login'))]
    clock.advance({ minutes: 4, seconds: 59 })
    expect(await altcha().verify({ token: early, action: 'login', address })).toBe(true)
    clock.advance({ seconds: 1 })
    expect(await altcha().verify({ token: late, action: 'login', address })).toBe(false)
  })

  it('takes no challenge that it did not set itself', async () => {
    const foreign = await challengeFor('login', altcha({ secret: 'of another installation' }))
    expect(await altcha().verify({ token: await solve(foreign), action: 'login', address })).toBe(false)
  })

  it('takes no challenge that was made easier, longer or for something else', async () => {
    const challenge = await challengeFor('login')
    const { parameters } = challenge
    const forgeries = [
      { ...parameters, data: { ...parameters.data, action: 'signup' } },
      { ...parameters, data: { ...parameters.data, expiresAt: Number(parameters.data?.expiresAt) + 60_000 } },
      { ...parameters, data: { ...parameters.data, hardness: 8 } },
      { ...parameters, nonce: '00'.repeat(16) },
      { ...parameters, keyPrefix: parameters.keyPrefix.slice(0, 2) },
    ]
    for (const forged of forgeries) {
      const token = await solve({ ...challenge, parameters: forged }, challenge)
      const action = String(forged.data?.action)
      expect(await altcha().verify({ token, action, address })).toBe(false)
    }
  })

  it('takes no solution that was guessed', async () => {
    const challenge = await challengeFor('login')
    const derivedKey = challenge.parameters.keyPrefix.padEnd(64, '0')
    const token = tokenOf({ challenge, solution: { counter: 1, derivedKey } })
    expect(await altcha().verify({ token, action: 'login', address })).toBe(false)
  })

  it('takes nonsense for nonsense', async () => {
    const nonsense = [
      '',
      'abc',
      '{}',
      tokenOf(null),
      tokenOf('text'),
      tokenOf({ challenge: {}, solution: null }),
    ]
    for (const token of nonsense)
      expect(await altcha().verify({ token, action: 'login', address })).toBe(false)
  })

  it('remembers spent tokens no longer than they live', async () => {
    const token = await solve(await challengeFor('login'))
    await altcha().verify({ token, action: 'login', address })
    await altcha().forgetOld?.()
    expect(await database.db.select().from(spentBotTokens)).toHaveLength(1)
    clock.advance({ minutes: 6 })
    await altcha().forgetOld?.()
    expect(await database.db.select().from(spentBotTokens)).toEqual([])
  })

  it('is hard enough to cost something', async () => {
    const challenge = await challengeFor('login', configured({}))
    const solution = await solveChallenge({ challenge, deriveKey })
    const rounds = (solution?.counter ?? 0) * challenge.parameters.cost
    expect(rounds).toBeGreaterThanOrEqual(150 * 2000)
    expect(rounds).toBeLessThanOrEqual(400 * 2000)
  })

  it('is harder on demand, and says how hard it was; to set it costs the same', async () => {
    const check = altcha({ difficulty: { cost: 2, fewestKeys: 10, mostKeys: 20 } })
    const harder = (await check.challenge?.('login', 8)) as Challenge
    expect(harder.parameters.cost).toBe(2)
    const solution = await solveChallenge({ challenge: harder, deriveKey })
    expect(solution?.counter).toBeGreaterThanOrEqual(80)
    const token = tokenOf({ challenge: harder, solution })
    expect(await check.verify({ token, action: 'login', address })).toBe(true)
    expect(check.hardnessOf?.(token)).toBe(8)
    const easier = await solve(await challengeFor('login', check))
    expect(check.hardnessOf?.(easier)).toBe(1)
  })

  it('takes as many rounds as the operator says, and 2000 where nobody does', async () => {
    expect(await challengeFor('login', configured({}))).toHaveProperty('parameters.cost', 2000 / 8)
    const easier = configured({ PROOF_OF_WORK_ROUNDS: '80' })
    expect(await challengeFor('login', easier)).toHaveProperty('parameters.cost', 10)
  })
})
