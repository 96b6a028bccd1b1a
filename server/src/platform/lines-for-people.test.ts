import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { linesForPeople, logDestination } from './lines-for-people.ts'
import { createLog } from './log.ts'

/** What stands on the screen in the end. */
function screen({ isTTY = true } = {}) {
  const written: string[] = []
  const out = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  return { out: Object.assign(out, { isTTY }) as unknown as NodeJS.WriteStream, written }
}

describe('the log', () => {
  it('is for people at a terminal, and for programs anywhere else', () => {
    expect(logDestination(screen({ isTTY: true }).out)).toBeDefined()
    expect(logDestination(screen({ isTTY: false }).out)).toBeUndefined()
  })

  it('tells people what they should know, in a line each, and of no request that went well', () => {
    const { out, written } = screen()
    const log = createLog('info', linesForPeople(out))

    log.info({ link: 'http://localhost/verify-email#ml_1' }, 'mail for ada@example.org: http://localhost/x')
    log.info({ req: { id: '1', method: 'GET', url: '/api/site?x=1' } }, 'request completed')
    log.warn({ reason: 'who are you' }, 'mail not sent')
    log.error(
      { req: { id: '2', method: 'POST', url: '/api/quizzes' }, err: new Error('no room left') },
      'failed',
    )

    const lines = written.map((line) => line.replace(/^\d\d:\d\d:\d\d /, ''))
    expect(lines).toEqual([
      '  mail for ada@example.org: http://localhost/x\n',
      '! mail not sent (who are you)\n',
      expect.stringMatching(/^✗ failed \(POST \/api\/quizzes.*no room left.*\)\n$/),
    ])
  })
})
