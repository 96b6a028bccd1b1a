/** A clock that stands still until a test moves it. */
export function createTestClock(start = new Date('2026-11-16T09:00:00.000Z')) {
  let current = start
  return {
    now: () => current,
    /** So far from now, as the wire has it. */
    in: (span: Span) => after(span).toISOString(),
    set(to: Date | string) {
      current = new Date(to)
    },
    advance(span: Span) {
      current = after(span)
    },
    reset() {
      current = start
    },
  }

  function after({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): Date {
    const milliseconds = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    return new Date(current.getTime() + milliseconds)
  }
}

export type TestClock = ReturnType<typeof createTestClock>

interface Span {
  days?: number
  hours?: number
  minutes?: number
  seconds?: number
}
