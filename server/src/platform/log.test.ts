import { Writable } from 'node:stream'
import { updateUser } from '@probant/contract/users'
import { describe, expect, it } from 'vitest'
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
})
