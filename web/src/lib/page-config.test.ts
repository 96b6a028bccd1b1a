import { expect, it } from 'vitest'
import { readConfig } from './page-config.ts'

it('reads the base address of the API from the page', () => {
  expect(readConfig('{"apiBaseUrl":"https://api.example/"}')).toEqual({ apiBaseUrl: 'https://api.example' })
})

it('talks to its own origin where the page says nothing', () => {
  for (const json of [null, undefined, '', '{}', 'not json', '{"apiBaseUrl":7}']) {
    expect(readConfig(json)).toEqual({ apiBaseUrl: '' })
  }
})
