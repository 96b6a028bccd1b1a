import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { findProcessStart, UNKNOWN_START } from './process-start.ts'

it('says of a process that is just ending that it runs or that it has ended, never that it can’t tell', async () => {
  for (let round = 0; round < 20; round++) {
    const child = spawn('sleep', ['300'])
    await once(child, 'spawn')
    const { pid } = child
    if (!pid) throw new Error('It did not start.')
    const start = await findProcessStart(pid)
    expect(start).not.toBe(UNKNOWN_START)

    child.kill('SIGKILL')
    let seen = await findProcessStart(pid)
    while (seen) {
      expect(seen).toBe(start)
      seen = await findProcessStart(pid)
    }
  }
})
