import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { isCollision, isForeignKeyViolation, isUnavailable, isUniqueViolation } from './failures.ts'

describe('what makes the database unavailable', () => {
  it.each([
    ['a refused connection', networkError('ECONNREFUSED')],
    ['each address of a host refusing', new AggregateError([networkError('ECONNREFUSED')])],
    ['a connection lost in the middle', new Error('Connection terminated unexpectedly')],
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ['a server that shuts down', databaseError('57P01')],
    ['a server with no room for another connection', databaseError('53300')],
    ['a server without room on its disk', databaseError('53100')],
    ['no room on our own disk', networkError('ENOSPC')],
  ])('%s', (_, cause) => {
    expect(isUnavailable(cause)).toBe(true)
    expect(isUnavailable(new DrizzleQueryError('select 1', [], cause))).toBe(true)
  })

  it.each([
    ['a statement that took too long', databaseError('57014')],
    ['a row that exists already', databaseError('23505')],
    ['a mistake in the code', new TypeError('x is not a function')],
    ['nothing at all', undefined],
  ])('not %s', (_, cause) => {
    expect(isUnavailable(cause)).toBe(false)
  })
})

describe('a row that exists already', () => {
  const refusal = new DrizzleQueryError('insert', [], databaseError('23505', 'users_email'))

  it('is known by the index that refused it', () => {
    expect(isUniqueViolation(refusal)).toBe(true)
    expect(isUniqueViolation(refusal, 'users_email')).toBe(true)
    expect(isUniqueViolation(refusal, 'users_name')).toBe(false)
  })

  it('is not any other refusal', () => {
    expect(isUniqueViolation(databaseError('23503'))).toBe(false)
    expect(isUniqueViolation(new Error('23505'))).toBe(false)
  })
})

describe('a row that another one still names', () => {
  const refusal = new DrizzleQueryError('delete', [], databaseError('23503', 'owner'))

  it('is known by the rule that refused it', () => {
    expect(isForeignKeyViolation(refusal)).toBe(true)
    expect(isForeignKeyViolation(refusal, 'owner')).toBe(true)
    expect(isForeignKeyViolation(databaseError('23001', 'owner'), 'owner')).toBe(true)
    expect(isForeignKeyViolation(refusal, 'member')).toBe(false)
    expect(isForeignKeyViolation(databaseError('23505', 'owner'))).toBe(false)
  })
})

describe('two transactions in each other’s way', () => {
  it('are known, however deep the cause lies', () => {
    expect(isCollision(databaseError('40P01'))).toBe(true)
    expect(isCollision(new Error('not saved', { cause: databaseError('40001') }))).toBe(true)
    expect(isCollision(databaseError('23505'))).toBe(false)
    expect(isCollision(new Error('40P01'))).toBe(false)
  })
})

function networkError(code: string): Error {
  return Object.assign(new Error(`connect ${code}`), { code })
}

function databaseError(code: string, constraint?: string): Error {
  return Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code, constraint })
}
