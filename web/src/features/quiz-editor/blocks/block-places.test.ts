import { describe, expect, it } from 'vitest'
import type { Block } from '../document/document.ts'
import { moveBlock } from '../document/edits.ts'
import { endOfSection, neighbourOf, placeOf, restored } from './block-places.ts'

const question = (key: string): Block => ({
  kind: 'question',
  key,
  points: 1,
  question: {
    questionId: key,
    type: 'true_false',
    subject: 'Letters',
    language: 'en',
    difficulty: 'easy',
    title: key,
    titleHtml: key,
  },
})
const section = (key: string): Block => ({ kind: 'section', key, title: '', draw: null })
const BLOCKS = [section('one'), question('a'), question('b'), section('two'), question('c'), section('three')]
const keys = (blocks: Block[]) => blocks.map(({ key }) => key).join(' ')

describe('the place of a block', () => {
  it('is the number of a question and its section', () => {
    expect(placeOf(BLOCKS, 'b')).toEqual({ kind: 'question', number: 2, count: 3, section: 0 })
    expect(placeOf(BLOCKS, 'c')).toEqual({ kind: 'question', number: 3, count: 3, section: 1 })
  })

  it('is what comes after a heading', () => {
    expect(placeOf(BLOCKS, 'two')).toEqual({ kind: 'section', before: 3 })
    expect(placeOf(BLOCKS, 'three')).toEqual({ kind: 'section', before: undefined })
  })

  it.each([
    ['a', 0, 'one b a two c three'],
    ['a', 1, 'one b two c a three'],
    ['a', 2, 'one b two c three a'],
    ['c', 0, 'one a b c two three'],
    ['c', 1, 'one a b two c three'],
  ])('%s goes to the end of section %i', (key, target, expected) => {
    const from = BLOCKS.findIndex((block) => block.key === key)
    const moved = moveBlock(BLOCKS, from, endOfSection(BLOCKS, target, from))
    expect(keys(moved)).toBe(expected)
  })
})

describe('a removed block', () => {
  it('comes back to its place', () => {
    const left = BLOCKS.filter(({ key }) => key !== 'b')
    expect(restored(left, question('b'), 2)).toEqual(BLOCKS)
  })

  it('comes back to the end where the list has become shorter', () => {
    expect(keys(restored([section('one')], question('b'), 4))).toBe('one b')
  })

  it('is the first heading with what it said', () => {
    const titled: Block = { kind: 'section', key: 'one', title: 'Warm-up', draw: 2 }
    expect(restored(BLOCKS, titled, 0)[0]).toBe(titled)
  })

  it('leaves its place to the next, or else to the one before', () => {
    expect(neighbourOf(BLOCKS, 'a')).toBe('b')
    expect(neighbourOf(BLOCKS, 'three')).toBe('c')
  })
})
