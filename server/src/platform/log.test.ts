import { Writable } from 'node:stream'
import { updateUser } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
import { expectEventually } from '#test/eventually.ts'
import { testApp } from '#test/test-app.ts'

const lines: string[] = []
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
const test = testApp({ logTo })

describe('the log', () => {
  it('tells what failed, but no hash, no link and no token, even when a write fails', async () => {
    await test.signedUp()
    for (const table of ['users', 'mails', 'refresh_tokens', 'mailed_links']) {
      const allowAgain = await test.refuse('insert', table)
      expect((await test.browser().signUp()).status).toBeGreaterThanOrEqual(500)
      await allowAgain()
    }
    const person = await test.signedUp()
    await person.send('GET', '/login/google?code=secret-code&state=x')
    await person.call(updateUser, { body: { username: 'Someone else' } })

    const log = lines.join('')
    expect(log).toContain('no room left')
    expect(log).toContain('insert into')
    expect(log).not.toMatch(/argon2id|ml_|rt_|secret-code|Bearer/)
    expect(log).not.toContain(person.accessToken)
  })

  it('tells of each request in one line, once it is answered', async () => {
    const { headers } = await test.browser().send('GET', '/api/plans')
    const id = String(headers['x-request-id'])
    const told = () => lines.filter((line) => line.includes(id))
    const line = await expectEventually(() => told()[0])
    expect(told()).toHaveLength(1)
    expect(JSON.parse(line)).toMatchObject({
      req: { method: 'GET', url: '/api/plans' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    })
  })
})
