import { expect, it } from 'vitest'
import { valuesOf, withAddresses } from './platform-values.ts'

const MOODLE = 'https://moodle.school.test'

it('knows where a Moodle is spoken to from its address, also one with a slash', () => {
  const values = withAddresses(valuesOf(), { issuer: `${MOODLE}/` })
  expect(values).toMatchObject({
    issuer: `${MOODLE}/`,
    authorizationUrl: `${MOODLE}/mod/lti/auth.php`,
    tokenUrl: `${MOODLE}/mod/lti/token.php`,
    keysUrl: `${MOODLE}/mod/lti/certs.php`,
  })
})

it('follows while the address is typed', () => {
  const half = withAddresses(valuesOf(), { issuer: 'https://moo' })
  expect(withAddresses(half, { issuer: MOODLE }).keysUrl).toBe(`${MOODLE}/mod/lti/certs.php`)
})

it('leaves an address as somebody has entered it', () => {
  const own = withAddresses(withAddresses(valuesOf(), { issuer: MOODLE }), { keysUrl: 'https://keys.test' })
  const moved = withAddresses(own, { issuer: 'https://other.test' })
  expect(moved.keysUrl).toBe('https://keys.test')
  expect(moved.tokenUrl).toBe('https://other.test/mod/lti/token.php')
})

it('knows the others, each in its way', () => {
  expect(withAddresses(valuesOf(), { product: 'canvas' }).issuer).toBe('https://canvas.instructure.com')
  const blackboard = withAddresses(withAddresses(valuesOf(), { product: 'blackboard' }), { clientId: 'a b' })
  expect(blackboard.keysUrl).toContain('/applications/a%20b/jwks.json')
  const brightspace = withAddresses({ ...valuesOf(), product: 'brightspace' }, { issuer: 'https://d2l.test' })
  expect(brightspace.tokenAudience).toBe('https://api.brightspace.com/auth/token')
})

it('asks for everything where it doesn’t know the platform', () => {
  const other = withAddresses(withAddresses(valuesOf(), { product: 'other' }), { issuer: 'https://a.test' })
  expect(other).toMatchObject({ issuer: 'https://a.test', keysUrl: '' })
})
