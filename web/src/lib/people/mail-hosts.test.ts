import { expect, it } from 'vitest'
import { meantAddress } from './mail-hosts.ts'

it.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['Ann.Lee@GMAIL.con ', 'Ann.Lee@gmail.com'],
  ['ann@hotmial.com', 'ann@hotmail.com'],
  ['ann@yaho.com', 'ann@yahoo.com'],
  ['ann@outlok.fr', 'ann@outlook.fr'],
])('asks whether %s was meant to be %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant)
})

it.each(['ann@gmail.com', 'ann@gmial.example.org', 'gmial.com', ''])('does not ask about “%s”', (typed) => {
  expect(meantAddress(typed)).toBeUndefined()
})
