import { readFileSync } from 'node:fs'
import { ERRORS } from '@probant/contract/errors'
import { expect, it } from 'vitest'

it('docs/api.md names every code that there is', () => {
  const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')
  const named = [...page.matchAll(/^\| `(\w{4})(\d{3})`(?: … `\1(\d{3})`)? \|/gm)].flatMap(
    ([, family, first, last]) =>
      Array.from(
        { length: Number(last ?? first) - Number(first) + 1 },
        (_, step) => `${family}${String(Number(first) + step).padStart(3, '0')}`,
      ),
  )
  expect(named.sort()).toEqual([...new Set(Object.values(ERRORS).map(({ code }) => code))].sort())
})
