import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { admits } from './rule.ts'

const rule = { domains: ['school.org', 'école.fr', 'xn--bcher-kva.example'], emails: ['paul@example.org'] }

describe('who may come by a share link', () => {
  it.each([
    ['anna@school.org', true],
    ['paul@example.org', true],
    ['anna@example.org', false],
    ['anna@pupils.school.org', false],
    ['anna@myschool.org', false],
    ['anna@school.org.evil.test', false],
    ['school.org@evil.test', false],
    ['"anna@school.org"@evil.test', false],
    ['anna@xn--cole-9oa.fr', true],
    ['anna@école.fr', true],
    ['anna@ecole.fr', false],
    ['anna@bücher.example', true],
    ['anna@xn--é.org', false],
  ])('%s: %s', (email, may) => {
    expect(admits(rule, email)).toBe(may)
  })

  it('nobody by a domain that is none', () => {
    expect(admits({ domains: ['xn--é.org'], emails: [] }, 'anna@xn--à.org')).toBe(false)
  })

  it('nobody where nobody is named', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => !admits({ domains: [], emails: [] }, email)))
  })
})
