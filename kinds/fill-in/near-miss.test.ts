import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOneLetterOff, nearlyAccepted } from './near-miss.ts'

describe('a near miss', () => {
  const near = (answer: string, ...accepted: string[]) =>
    nearlyAccepted({ accepted, ignoresAccents: false }, answer)

  it.each([
    ['fotosynthesis', undefined],
    ['photosynthsis', 'photosynthesis'],
    ['photosynthesiss', 'photosynthesis'],
    ['photosinthesis', 'photosynthesis'],
    ['photosynhtesis', 'photosynthesis'],
    ['Photo-synthsis', 'photosynthesis'],
    ['photosynthèsis', 'photosynthesis'],
  ])('%j is nearly %j', (answer, accepted) => {
    expect(near(answer, 'light', 'photosynthesis')).toBe(accepted)
  })

  it.each([
    ['ergonomie', "l'ergonomie"],
    ['l ergonomie', 'l’ergonomie'],
    ['givre', 'le givre'],
    ['the nucleus', 'nucleus'],
    ['an enzyme', 'enzymes'],
    ['L’Ergonomie.', 'ergonomie'],
  ])('%j is nearly %j: an article or a full stop is no other answer', (answer, accepted) => {
    expect(near(answer, accepted)).toBe(accepted)
  })

  it('what is right is none, nor is another number or another short word', () => {
    expect(near('Photosynthesis', 'photosynthesis')).toBeUndefined()
    expect(near('19145', '19146')).toBeUndefined()
    expect(near('in 1914', 'in 1915')).toBeUndefined()
    expect(near('cat', 'car')).toBeUndefined()
    expect(near('', 'light')).toBeUndefined()
  })

  it('accents alone are one, however short', () => {
    expect(near('ou', 'où')).toBe('où')
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 8 })

  it('one letter is one letter, both ways', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isOneLetterOff(one, other)).toBe(isOneLetterOff(other, one))
        expect(isOneLetterOff(one, other)).toBe(oneAway(one).has(other) && one !== other)
      }),
      { numRuns: 2000 },
    )
  })

  /** All that one slip of the hand makes of it. */
  function oneAway(text: string): Set<string> {
    const made = new Set<string>()
    for (let at = 0; at <= text.length; at++) {
      const [head, tail] = [text.slice(0, at), text.slice(at)]
      if (tail) made.add(head + tail.slice(1))
      if (tail.length > 1) made.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`)
      for (const letter of 'abcd') {
        made.add(head + letter + tail)
        if (tail) made.add(head + letter + tail.slice(1))
      }
    }
    return made
  }
})
