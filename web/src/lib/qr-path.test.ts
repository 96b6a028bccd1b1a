import { expect, it } from 'vitest'
import { qrPathOf } from './qr-path.ts'

it('draws a square with white around it, and the three corners that scanners look for', () => {
  const { size, path } = qrPathOf('https://probant.example/join#sl_abc')
  expect(path.startsWith('M4 4h7v1h-7z')).toBe(true)
  expect(path).toContain(`M${size - 11} 4h7v1h-7z`)
  expect(path).toContain(`M4 ${size - 5}h7v1h-7z`)
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/)
})
