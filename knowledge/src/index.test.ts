import { execFile } from 'node:child_process'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

describe('the face', () => {
  it('reads nothing of what is known, only how it is worded and compared, before somebody asks', async () => {
    expect(await readBy('')).toEqual([
      'comparable.ts',
      'content.ts',
      'elision.ts',
      'index.ts',
      'random.ts',
      'told-facts.ts',
      'told-groups.ts',
      'told-in-text.ts',
      'wording.ts',
      'wrong-answers.ts',
    ])
    expect(await readBy('await openSubjects()')).toContain('subject-index.ts')
  })
})

/** The files of the workspace that a process reads which imports the face and does no more than that. */
async function readBy(action: string): Promise<string[]> {
  const program = `
    import { registerHooks } from 'node:module'
    const read = []
    registerHooks({ load: (url, context, next) => (read.push(url), next(url, context)) })
    const { openSubjects } = await import('${new URL('./index.ts', import.meta.url)}')
    ${action}
    console.log(JSON.stringify(read))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  return (JSON.parse(stdout) as string[])
    .filter((url) => url.includes('/knowledge/src/'))
    .map((url) => basename(url))
    .sort()
}
