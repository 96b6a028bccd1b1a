import pg from 'pg'
import { expect, vi } from 'vitest'

/** The statements that reach the database during a call that succeeds, also those within transactions. */
export async function statementsOf<A extends { status: number }>(call: () => Promise<A>) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const answer = await call()
    expect(answer.status).toBeLessThan(300)
    const statements = query.mock.calls.map(([asked]: unknown[]) =>
      typeof asked === 'string' ? asked : (asked as { text: string }).text,
    )
    return { answer, statements, count: statements.length }
  } finally {
    query.mockRestore()
  }
}
