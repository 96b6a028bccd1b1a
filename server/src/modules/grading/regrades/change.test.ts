import type { GivenAnswer } from '@probant/contract/submissions/taking'
import { type KeptContent, kindOf } from '@probant/kinds'
import { writtenSchemaOf } from '@probant/kinds/schemas'
import { describe, expect, it } from 'vitest'
import { changed } from './change.ts'

const markdown = { block: (text: string) => `<p>${text}</p>`, inline: (text: string) => text }

function keep(type: KeptContent['type'], written: object): KeptContent {
  return kindOf({ type }).keep(writtenSchemaOf(type).parse(written), markdown)
}

function withKey(content: KeptContent, right: object) {
  const answer = { type: content.type, ...right } as GivenAnswer
  return changed({ content, scoring: 'normal' }, { kind: 'key', right: answer } as never)
}

describe('another key', () => {
  it('is the same where it says the same, however a number is spelled', () => {
    const number = { within: 'amount', value: 3.14, tolerance: 0.01 }
    const gaps = keep('gaps', { gapText: 'Pi is [[1]].', gaps: [{ kind: 'number', number }] })
    expect(withKey(gaps, { given: ['3.14 ± 0.01'] })).toBe('same')
    expect(withKey(gaps, { given: ['3,14 ± 0,01'] })).toBe('same')
    expect(withKey(gaps, { given: ['3,14 ± 0,02'] })).toMatchObject({ content: { type: 'gaps' } })
  })

  it('fits only where somebody could have written it so: else nothing of it could be corrected any more', () => {
    const pairs = [...'abcdefgh'].map((left) => ({ left, right: left.toUpperCase() }))
    const matching = keep('matching', { pairs })
    expect(withKey(matching, { places: [1, 0, 2, 3, 4, 5, 6, 7] })).toMatchObject({
      content: { type: 'matching' },
    })
    // Seven answers would belong to nothing.
    expect(withKey(matching, { places: pairs.map(() => 0) })).toBe('unfit')
    expect(withKey(matching, { places: [0] })).toBe('unfit')
  })
})
