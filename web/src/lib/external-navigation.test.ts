import { expect, it, vi } from 'vitest'
import { visit } from './external-navigation.ts'

const origin = 'https://probant.example'

it('follows own addresses', () => {
  const assign = vi.fn()
  visit('/api/_auth/google/start', { assign, origin })
  expect(assign).toHaveBeenCalledWith('https://probant.example/api/_auth/google/start')
})

it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example'])(
  'refuses %s without the explicit flag',
  (address) => {
    const assign = vi.fn()
    expect(() => visit(address, { assign, origin })).toThrow('without { external: true }')
    expect(assign).not.toHaveBeenCalled()
  },
)

it('leaves with the explicit flag, for web addresses only', () => {
  const assign = vi.fn()
  visit('https://pay.example/checkout', { external: true, assign, origin })
  expect(assign).toHaveBeenCalledWith('https://pay.example/checkout')
  expect(() => visit('javascript:alert(1)', { external: true, assign, origin })).toThrow('Refused')
})
