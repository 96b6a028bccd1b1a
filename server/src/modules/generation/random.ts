import { randomInt } from 'node:crypto'
import { randomFrom } from '@probant/knowledge'

/** One that nobody can foresee or repeat: what an answer key is dealt by. */
export const unforeseeableRandom = randomFrom(() => randomInt(2 ** 32) / 2 ** 32)
