import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unlinked, webAddressIn } from './web-addresses.ts'

describe('a web address among words', () => {
  it.each([
    ['Win now at evil.example', 'evil.example'],
    ['http://1.2.3.4/win', 'http://1.2.3.4/win'],
    ['HTTPS://Evil', 'HTTPS://Evil'],
    ['Go to www.evil.co.uk today', 'www.evil.co.uk'],
    ['bit.ly/3x', 'bit.ly'],
    ['1.2.3.4', '1.2.3.4'],
    ['write to help@evil.org', 'evil.org'],
    ['evil.\u200bcom', 'evil.com'],
    ['ｅｖｉｌ．ｃｏｍ', 'evil.com'],
    ['evil。com', 'evil.com'],
    ['exämple.рф', 'exämple.рф'],
    ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd.xn--p1ai'],
  ])('is found in “%s”', (words, address) => {
    expect(webAddressIn(words)).toBe(address)
  })

  it.each([
    'Capitals of Europe',
    'Node.js basics',
    'Version 3.14',
    'Ph.D. entrance',
    'M. Durand et Mme. Petit',
    'Chapter 2. Trees',
    'e.g. this',
    'L’électricité… et moi',
    '1.2.3',
  ])('is not found in “%s”', (words) => {
    expect(webAddressIn(words)).toBeUndefined()
  })
})

const PLAIN = ['a', 'com', '.', '/', ':', 'http://', 'www.', ' ', '1', '-', 'é']
const WIDE = ['．', '。', '｡', 'ｃｏ', '：', '／']
/** Of a mailbox: that stays as it is. */
const NAME_BEFORE_AT = /[\p{L}\p{N}\u00ad-]@/u

describe('words as a letter says them', () => {
  it('hold no address any more that a mail program would make a link, and read the same', () => {
    const words = fc.string({
      unit: fc.constantFrom(...PLAIN, ...WIDE, '\u00ad', '@'),
    })
    fc.assert(
      fc.property(words, (said) => {
        const shown = unlinked(said)
        expect(shown.replaceAll('\u200b', '')).toBe(said)
        for (const word of shown.split(/[\s\u200b]+/)) {
          if (!NAME_BEFORE_AT.test(word)) expect(webAddressIn(word)).toBeUndefined()
        }
      }),
    )
  })

  it.each([
    ['@evil.com', '@evil.\u200bcom'],
    ['Win: ｅｖｉｌ．ｃｏｍ', 'Win: ｅｖｉｌ．\u200bｃｏｍ'],
    ['evil。com', 'evil。\u200bcom'],
    ['evil.com@', 'evil.\u200bcom@'],
    ['evil.com@node.js', 'evil.\u200bcom@node.js'],
    ['ht\u00adtp://evil', 'ht\u00adtp:\u200b//evil'],
    ['evil.\u200bcom', 'evil.\u200bcom'],
  ])('take “%s” apart', (said, shown) => {
    expect(unlinked(said)).toBe(shown)
  })

  it('leave addresses of mail as they are', () => {
    const sentence = 'Your account now uses ada.b.lovelace@mail.example.org.'
    expect(unlinked(sentence)).toBe(sentence)
  })
})
