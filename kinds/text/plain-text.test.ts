import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('writes formulas as they are read', () => {
  expect(plainText('Photosynthesis is $6CO_2 + 6H_2O \\to C_6H_{12}O_6$.')).toBe(
    'Photosynthesis is 6CO₂ + 6H₂O → C₆H₁₂O₆.',
  )
  expect(plainText('`|`')).toBe('`|`')
  expect(plainText('Is $|x| * 2$ **even**?')).toBe('Is |x|*2 even?')
})
