import { describe, expect, it } from 'vitest'
import { areShort } from './printed-question.tsx'

describe('answers two in a row', () => {
  it('are those that are short as read, however long their HTML is', () => {
    expect(areShort(['<p><strong>Paris</strong></p>', '<p>a &#x3C; b</p>'])).toBe(true)
  })
  it('are none where one of them is long', () => {
    expect(areShort(['<p>Paris</p>', `<p>${'a'.repeat(29)}</p>`])).toBe(false)
  })
  it('are formulas too, by what is seen of them', () => {
    const source = '<annotation encoding="application/x-tex">\\sqrt{5} + \\sqrt{7} + \\sqrt{11}</annotation>'
    expect(areShort([`<math><msqrt><mn>5</mn></msqrt>${source}</math>`])).toBe(true)
  })
  it('are none with pictures, code or tables', () => {
    for (const html of ['<img alt="" src="/api/pictures/1">', '<pre>x</pre>'])
      expect(areShort([html]), html).toBe(false)
  })
})
