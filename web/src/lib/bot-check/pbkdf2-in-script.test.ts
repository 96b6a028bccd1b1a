import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, it } from 'vitest'
import { deriveKeyInScript } from './pbkdf2-in-script.ts'

it('solves what the server set, without the browser’s own cryptography', async () => {
  const secret = { hmacSignatureSecret: 'secret' }
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 50, deriveKey, ...secret })
  const solution = await solveChallenge({ challenge, deriveKey: deriveKeyInScript })
  if (!solution) throw new Error('not solved')
  expect(await verifySolution({ challenge, solution, deriveKey, ...secret })).toMatchObject({
    verified: true,
  })
})
