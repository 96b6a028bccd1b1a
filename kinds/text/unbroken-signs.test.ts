import { expect, it } from 'vitest'
import { withUnbrokenSigns } from './unbroken-signs.ts'

it('ends no line before a sign that French sets apart, nor behind an opening quotation mark', () => {
  expect(withUnbrokenSigns('« Le Cid » : qui l’a écrit ?')).toBe(
    '«\u00a0Le Cid\u00a0»\u00a0: qui l’a écrit\u00a0?',
  )
  expect(withUnbrokenSigns('Why? Because: it is')).toBe('Why? Because: it is')
})
