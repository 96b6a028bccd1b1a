import type { Question } from '@probant/contract/questions/question'
import { describe, expect, it } from 'vitest'
import { pageState, pageToggled, toggled } from './picked.ts'

const item = (id: string) => ({ id }) as Question
const items = (...ids: string[]) => ids.map(item)
const rules = { taken: new Set(['b']), capacity: 100 }
const none = new Map<string, Question>()
const ids = (picked: ReadonlyMap<string, unknown>) => [...picked.keys()].join('')

describe('picking questions', () => {
  it('keeps the order of choosing, over several pages', () => {
    const first = toggled(toggled(none, item('c'), rules), item('a'), rules)
    expect(ids(pageToggled(first, items('d', 'e'), rules))).toBe('cade')
  })

  it('takes one back', () => {
    expect(ids(toggled(toggled(none, item('a'), rules), item('a'), rules))).toBe('')
  })

  it('leaves out what is in the quiz already', () => {
    const page = items('a', 'b', 'c')
    const picked = pageToggled(none, page, rules)
    expect(ids(picked)).toBe('ac')
    expect(pageState(picked, page, rules)).toBe('all')
    expect(ids(toggled(none, item('b'), rules))).toBe('')
    expect(pageState(none, items('b'), rules)).toBe('none')
  })

  it('takes a whole page back, and leaves the others', () => {
    const picked = pageToggled(pageToggled(none, items('a', 'c'), rules), items('d', 'e'), rules)
    expect(ids(pageToggled(picked, items('a', 'c'), rules))).toBe('de')
  })

  it('takes no more than fit', () => {
    const tight = { ...rules, capacity: 2 }
    const picked = pageToggled(none, items('a', 'c', 'd'), tight)
    expect(ids(picked)).toBe('ac')
    expect(ids(toggled(picked, item('e'), tight))).toBe('ac')
    expect(pageState(picked, items('a', 'c', 'd'), tight)).toBe('some')
  })
})
