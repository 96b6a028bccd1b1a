import { solveChallenge } from 'altcha-lib'
import { deriveKey as deriveKeyNatively } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { deriveKeyInScript } from './pbkdf2-in-script.ts'

// Browsers keep their cryptography from pages on plain http, which a school's own network may well serve.
const deriveKey = globalThis.crypto?.subtle ? deriveKeyNatively : deriveKeyInScript

addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  postMessage(await solveChallenge({ challenge: data, deriveKey }))
})
