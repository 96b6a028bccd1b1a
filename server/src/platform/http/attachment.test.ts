import { expect, it } from 'vitest'
import { attachment } from './attachment.ts'

it.each([
  ['Quiz - participants.csv', 'Quiz - participants.csv', 'Quiz%20-%20participants.csv'],
  ['Élèves (3e).csv', 'Eleves (3e).csv', '%C3%89l%C3%A8ves%20%283e%29.csv'],
  [
    'a/b\\c:d*e?f"g<h>i|j%k.csv',
    'a b c d e f g h i j k.csv',
    'a%20b%20c%20d%20e%20f%20g%20h%20i%20j%20k.csv',
  ],
  ['日本.csv', '__.csv', '%E6%97%A5%E6%9C%AC.csv'],
  ['..hidden\r\nX-Header: 1.csv', 'hidden X-Header 1.csv', 'hidden%20X-Header%201.csv'],
  ['half \ud800 gone.csv', 'half gone.csv', 'half%20gone.csv'],
])('a file called %j is saved under a name that any system takes', (name, plain, encoded) => {
  expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
})
