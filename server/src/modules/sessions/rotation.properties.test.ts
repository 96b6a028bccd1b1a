import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { later, MINUTE, SECOND } from '#server/platform/clock.ts'
import { ACCESS_TOKEN_LIFETIME_MS, type RefreshToken, TOLERANCE_MS, use } from './rotation.ts'

const START = new Date('2026-11-16T09:00:00Z')

describe('a browser with several tabs, on a bad network', () => {
  /** A call takes up to 15 seconds there and 15 back; its answer may be lost, and the next one follows soon or late. */
  const call = fc.record({
    pause: fc.oneof(fc.nat(3 * SECOND), fc.nat(40 * SECOND), fc.nat(40 * MINUTE)),
    there: fc.nat(TOLERANCE_MS / 2),
    back: fc.nat(TOLERANCE_MS / 2),
    isRotation: fc.boolean(),
    isLost: fc.boolean(),
  })

  it('is never taken for a thief', () => {
    fc.assert(
      fc.property(fc.array(call, { minLength: 2, maxLength: 40 }), (calls) => {
        const server = aFamily()
        let jar = server.first
        const agenda = anAgenda()

        let at = 0
        for (const { pause, there, back, isRotation, isLost } of calls) {
          at += pause
          agenda.add(at, () => {
            const sent = jar
            agenda.add(agenda.now() + there, () => {
              const { isGood, successor } = server.present(sent, agenda.now(), isRotation)
              expect(isGood).toBe(true)
              if (!successor || isLost) return
              agenda.add(agenda.now() + back, () => {
                jar = successor
              })
            })
          })
        }
        agenda.run()

        const later = agenda.now() + 20 * MINUTE
        expect(server.present(jar, later, true).isGood).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('an owner and a thief with a copy of the cookie, each doing what they like', () => {
  const action = fc.record({
    pause: fc.oneof(
      fc.integer({ min: 1, max: 29 * SECOND }),
      fc.integer({ min: 31 * SECOND, max: 10 * MINUTE }),
      fc.integer({ min: 10 * MINUTE, max: 600 * MINUTE }),
    ),
    who: fc.constantFrom('owner' as const, 'thief' as const),
    isRotation: fc.boolean(),
    /** Which of all that the thief has collected. */
    choice: fc.nat(),
  })

  it('do not both go on: whoever comes back to what the other has left behind ends the family', () => {
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 12 }),
        fc.array(action, { minLength: 8, maxLength: 40 }),
        (before, after) => {
          const server = aFamily()
          let jar = server.first
          let at = 0
          for (const { pause, isRotation } of before) {
            at += pause
            jar = server.present(jar, at, isRotation).successor ?? jar
          }

          // From here on nothing more is copied. What both hold has served its time once this has passed.
          const stolen = [jar]
          at += ACCESS_TOKEN_LIFETIME_MS
          const turns: string[] = []
          let lastAt = at
          for (const { pause, who, isRotation, choice } of after) {
            at += pause
            const token = who === 'owner' ? jar : (stolen[choice % stolen.length] ?? jar)
            const { isGood, successor } = server.present(token, at, isRotation)
            if (successor && who === 'owner') jar = successor
            if (successor && who === 'thief') stolen.push(successor)
            // Within the tolerance two holders are two tabs.
            const isQuiet = at - lastAt > TOLERANCE_MS
            if (isGood && isQuiet && turns.at(-1) !== who) turns.push(who)
            lastAt = at
          }

          // At most: the thief comes, the owner, the thief once more with the same token, the owner with a newer one.
          expect(turns.length).toBeLessThanOrEqual(4)
        },
      ),
      { numRuns: 5000 },
    )
  })

  it('end the family at the latest when each has come twice, the thief having kept the fruit of one rotation', () => {
    const server = aFamily()
    const fruit = server.present(server.first, 0, true).successor ?? ''
    const own = server.present(server.first, 5 * MINUTE, true).successor ?? ''
    expect(server.present(own, 5 * MINUTE, false).isGood).toBe(true)

    expect(server.present(fruit, 60 * MINUTE, true).isGood).toBe(false)
    expect(server.present(own, 61 * MINUTE, false).isGood).toBe(false)
  })
})

/** What the service does, without a database. */
function aFamily() {
  const tokens = new Map<string, RefreshToken>()
  let isEnded = false

  return { first: add(null, START), present }

  function present(id: string, at: number, isRotation: boolean): { isGood: boolean; successor?: string } {
    const now = later(START, at)
    const token = tokens.get(id)
    if (!token || isEnded) return { isGood: false }

    const family = [...tokens.values()].filter(({ supersededAt }) => !supersededAt)
    const used = use(token, { family, now, isRotation })
    if (used.verdict === 'reused') isEnded = true
    if (used.verdict !== 'good') return { isGood: used.verdict === 'late' }

    token.usedAt = now
    for (const left of used.superseded) left.supersededAt = now
    return { isGood: true, successor: used.hasSuccessor ? add(id, now) : undefined }
  }

  function add(parentId: string | null, now: Date): string {
    const id = `token ${tokens.size}`
    tokens.set(id, { id, parentId, createdAt: now, usedAt: now, supersededAt: null })
    return id
  }
}

/** Things to do at their time, also those that come of doing others. */
function anAgenda() {
  const due: { at: number; order: number; work: () => void }[] = []
  let now = 0
  let order = 0
  return {
    now: () => now,
    add: (at: number, work: () => void) => void due.push({ at, order: order++, work }),
    run() {
      for (;;) {
        due.sort((a, b) => a.at - b.at || a.order - b.order)
        const next = due.shift()
        if (!next) return
        now = next.at
        next.work()
      }
    },
  }
}
