import { describe, expect, it } from 'vitest'
import { decoded } from './decoded.ts'

describe('the text of a file', () => {
  it('is UTF-8, with or without a mark at its head', () => {
    expect(decoded(new TextEncoder().encode('Éloïse'))).toBe('Éloïse')
    expect(decoded(new TextEncoder().encode('\ufeffÉloïse'))).toBe('Éloïse')
  })
  it('may be UTF-16, as “Unicode text” is saved', () => {
    expect(decoded(new Uint8Array([0xff, 0xfe, 0xc9, 0x00, 0x6c, 0x00]))).toBe('Él')
    expect(decoded(new Uint8Array([0xfe, 0xff, 0x00, 0xc9]))).toBe('É')
  })
  it('may be of the time before Unicode', () => {
    expect(decoded(new Uint8Array([0xc9, 0x6c, 0x6f, 0xef, 0x73, 0x65, 0x20, 0x80]))).toBe('Éloïse €')
  })
})
