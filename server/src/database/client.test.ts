import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findPostgresAddress, openTestDatabase } from '#test/test-database.ts'
import type { Database, Tx } from './client.ts'
import { isCollision, isUniqueViolation } from './failures.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query('create table accounts (id int primary key, balance int not null)')
})

beforeEach(async () => {
  await database.pool.query('truncate accounts')
  await database.pool.query('insert into accounts values (1, 100)')
})

afterAll(async () => {
  await database.pool.query('drop table accounts')
  await database.close()
})

describe('a transaction', () => {
  it('leaves nothing behind when its work fails', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.execute(sql`update accounts set balance = 0`)
      throw new Error('changed my mind')
    })

    await expect(failing).rejects.toThrow('changed my mind')
    expect(await balance()).toBe(100)
  })

  it('is told in the tests when it asks for something outside of itself: on one connection it would wait for ever', async () => {
    const { db } = database
    const refused = 'A query outside of the transaction that it belongs to'
    await expect(db.transaction(() => db.execute(sql`select 1`))).rejects.toMatchObject({
      cause: { message: refused },
    })
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow(refused)

    const after = await db.transaction(async () => Promise.withResolvers<void>())
    const later = after.promise.then(() => db.execute(sql`select 1`))
    after.resolve()
    await expect(later).resolves.toBeDefined()
  })

  it('goes on after a savepoint that failed', async () => {
    await database.db.transaction(async (tx) => {
      const failing = tx.transaction((inner) => inner.execute(sql`insert into accounts values (1, 0)`))
      await expect(failing).rejects.toSatisfy((error) => isUniqueViolation(error, 'accounts_pkey'))
      await tx.execute(sql`update accounts set balance = 50`)
    })

    expect(await balance()).toBe(50)
  })

  it('has a row that it locked to itself, so none of 20 withdrawals at once is lost', async () => {
    await Promise.all(Array.from({ length: 20 }, () => database.db.transaction(withdrawOne)))

    expect(await balance()).toBe(80)
  })

  it('is never mixed up with another that runs at the same time', async () => {
    const transactionIds = await Promise.all(
      Array.from({ length: 10 }, () =>
        database.db.transaction(async (tx) => {
          const before = await transactionId(tx)
          await delay(Math.random() * 10)
          return [before, await transactionId(tx)]
        }),
      ),
    )

    for (const [before, after] of transactionIds) expect(after).toBe(before)
    expect(new Set(transactionIds.flat()).size).toBe(10)
  })

  it('gives its connection back even when it could not begin', async () => {
    for (let i = 0; i < 10; i++) {
      const impossible = database.db.transaction(async () => {}, { isolationLevel: 'unheard of' as never })
      await expect(impossible).rejects.toThrow()
    }

    await expect(database.ping()).resolves.toBeUndefined()
    expect(database.pool.idleCount).toBe(database.pool.totalCount)
  })
})

describe('a transaction that the database ended in favour of another', () => {
  it.each(['40P01', '40001'])('%s: is begun anew, with nothing left of the first time', async (state) => {
    let times = 0
    await database.db.transaction(async (tx) => {
      times++
      await tx.execute(sql`update accounts set balance = balance - 10`)
      if (times < 3) await fail(tx, state)
    })

    expect(times).toBe(3)
    expect(await balance()).toBe(90)
  })

  it('is given up after three more times', async () => {
    let times = 0
    const hopeless = database.db.transaction((tx) => {
      times++
      return fail(tx, '40P01')
    })

    await expect(hopeless).rejects.toSatisfy(isCollision)
    expect(times).toBe(4)
  })

  it('is not begun anew for any other reason', async () => {
    let times = 0
    const refused = database.db.transaction((tx) => {
      times++
      return fail(tx, '23505')
    })

    await expect(refused).rejects.toSatisfy((error) => isUniqueViolation(error))
    expect(times).toBe(1)
  })

  it('both of two that lock each other’s rows get through', async () => {
    await database.pool.query('insert into accounts values (2, 100)')
    // The embedded database runs one after the other, so nobody can wait for both to have begun.
    const both = Promise.withResolvers<void>()
    let begun = 0
    const move = (from: number, to: number) =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`update accounts set balance = balance - 1 where id = ${from}`)
        if (++begun === 2 || !findPostgresAddress()) both.resolve()
        await both.promise
        await tx.execute(sql`update accounts set balance = balance + 1 where id = ${to}`)
      })

    await Promise.all([move(1, 2), move(2, 1)])

    expect(await balance()).toBe(100)
  })
})

describe('after a full disk', () => {
  it.each([
    ['53100', 'is not ready while there is no room'],
    ['57P03', 'is not ready while the server is not'],
  ])('%s: %s', async (code) => {
    database.heed(failure('53100'))
    const query = vi.spyOn(database.pool, 'query')
    query.mockResolvedValueOnce(undefined as never).mockRejectedValueOnce(failure(code) as never)
    await expect(database.ping()).rejects.toThrow('failed')

    await expect(database.ping()).resolves.toBeUndefined()
    query.mockRestore()
  })

  it('is ready where looking for room is refused for another reason', async () => {
    database.heed(failure('53100'))
    const query = vi.spyOn(database.pool, 'query')
    query.mockResolvedValueOnce(undefined as never).mockRejectedValueOnce(failure('42501') as never)

    await expect(database.ping()).resolves.toBeUndefined()
    expect(query).toHaveBeenCalledTimes(2)
    await database.ping()
    expect(query).toHaveBeenCalledTimes(3)
    query.mockRestore()
  })
})

describe('a connection', () => {
  it('remembers a named statement, also after an error made it start anew', async () => {
    const named = { name: 'balance_of', text: 'select balance from accounts where id = $1', values: [1] }
    await database.pool.query(named)
    await expect(database.pool.query('select 1 / 0')).rejects.toThrow('division by zero')

    const { rows } = await database.pool.query(named)
    expect(rows).toEqual([{ balance: 100 }])
  })

  it('carries a large value there and back', async () => {
    const text = 'é'.repeat(2_000_000)
    const { rows } = await database.pool.query('select $1::text as text', [text])
    expect(rows[0].text === text).toBe(true)
  })
})

function failure(code: string): Error {
  return Object.assign(new pg.DatabaseError('failed', 0, 'error'), { code })
}

function fail(tx: Tx, state: string) {
  return tx.execute(sql.raw(`do $$ begin raise exception 'ended' using errcode = '${state}'; end $$`))
}

async function withdrawOne(tx: Tx) {
  const { rows } = await tx.execute<{ balance: number }>(
    sql`select balance from accounts where id = 1 for update`,
  )
  await delay(1)
  await tx.execute(sql`update accounts set balance = ${Number(rows[0]?.balance) - 1} where id = 1`)
}

async function transactionId(tx: Tx): Promise<unknown> {
  const { rows } = await tx.execute(sql`select pg_current_xact_id()::text as id`)
  return rows[0]?.id
}

async function balance(): Promise<number> {
  const { rows } = await database.pool.query('select balance from accounts where id = 1')
  return rows[0].balance
}
