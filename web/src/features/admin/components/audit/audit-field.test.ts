import { expect, it } from 'vitest'
import { auditFieldOf } from './audit-field.ts'

it('knows what the names of the details stand for', () => {
  expect(auditFieldOf('limits.groupSize')).toEqual({ kind: 'limit', limit: 'groupSize' })
  expect(auditFieldOf('texts.fr.name')).toEqual({ kind: 'text', part: 'name', locale: 'fr' })
  expect(auditFieldOf('priceCents')).toEqual({ kind: 'named', name: 'priceCents' })
})

it.each(['limits.stars', 'texts.de.name', 'texts.fr', 'toString'])('has no word for %s', (path) => {
  expect(auditFieldOf(path)).toEqual({ kind: 'unknown' })
})
