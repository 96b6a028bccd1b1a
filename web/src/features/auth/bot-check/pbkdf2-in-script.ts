import type { DeriveKeyFunction } from 'altcha-lib/types'

/** PBKDF2 with HMAC-SHA-256, for pages without `crypto.subtle`. Slower, and good enough for a small proof of work. */
export const deriveKeyInScript: DeriveKeyFunction = async ({ algorithm, cost, keyLength = 32 }, salt, password) => {
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`${algorithm} needs a page served over https`)
  const derivedKey = new Uint8Array(Math.ceil(keyLength / 32) * 32)
  const hmac = hmacSha256(password)
  for (let block = 1; (block - 1) * 32 < keyLength; block++) {
    let round = hmac(joined(salt, Uint8Array.of(block >>> 24, block >>> 16, block >>> 8, block)))
    const sum = round.slice()
    for (let iteration = 1; iteration < cost; iteration++) {
      round = hmac(round)
      for (let index = 0; index < 32; index++) sum[index] = (sum[index] ?? 0) ^ (round[index] ?? 0)
    }
    derivedKey.set(sum, (block - 1) * 32)
  }
  return { derivedKey: derivedKey.slice(0, keyLength) }
}

function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const padded = new Uint8Array(64)
  padded.set(key.length > 64 ? sha256(START, key, 0) : key)
  // The key's own block is the same in every round: it is digested once.
  const inner = compressed(START, padded.map((byte) => byte ^ 0x36))
  const outer = compressed(START, padded.map((byte) => byte ^ 0x5c))
  return (message) => sha256(outer, sha256(inner, message, 64), 64)
}

/** The digest of `message`, which follows `before` bytes that `state` has taken in already. */
function sha256(state: Int32Array, message: Uint8Array, before: number): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setUint32(padded.length - 4, (message.length + before) * 8)

  let current = state
  for (let offset = 0; offset < padded.length; offset += 64) {
    current = compressed(current, padded.subarray(offset, offset + 64))
  }
  const digest = new DataView(new ArrayBuffer(32))
  current.forEach((word, index) => {
    digest.setInt32(index * 4, word)
  })
  return new Uint8Array(digest.buffer)
}

const ROUNDS = Int32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)))
const schedule = new Int32Array(64)

/** One block of SHA-256, as FIPS 180-4 has it. */
function compressed(state: Int32Array, block: Uint8Array): Int32Array {
  const words = new DataView(block.buffer, block.byteOffset, 64)
  for (let index = 0; index < 64; index++) {
    schedule[index] =
      index < 16
        ? words.getInt32(index * 4)
        : at(index - 16) +
          at(index - 7) +
          (turned(at(index - 15), 7) ^ turned(at(index - 15), 18) ^ (at(index - 15) >>> 3)) +
          (turned(at(index - 2), 17) ^ turned(at(index - 2), 19) ^ (at(index - 2) >>> 10))
  }

  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUNDS[index] ?? 0) + at(index)) | 0
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  return state.map((word, index) => word + ([a, b, c, d, e, f, g, h][index] ?? 0))
}

function at(index: number): number {
  return schedule[index] ?? 0
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
