import { describe, expect, it } from 'vitest'
import { openSubjects } from '../index.ts'
import { wordsOf } from './words.ts'

const subjects = await openSubjects()

describe('all that the built-in generator knows', () => {
  it('has one name for each', () => {
    expect(new Set(subjects.all.map(({ id }) => id)).size).toBe(subjects.all.length)
  })

  it('gives no name to two, which would leave it to chance who answers', () => {
    const owners = new Map<string, Set<string>>()
    for (const { id, name, aliases } of subjects.all) {
      for (const alias of [name.en, name.fr, ...aliases.en, ...aliases.fr]) {
        const key = wordsOf(alias).join(' ')
        owners.set(key, (owners.get(key) ?? new Set()).add(id))
      }
    }
    const shared = [...owners].filter(([, ids]) => ids.size > 1)
    expect(shared.map(([key, ids]) => `${key}: ${[...ids].join(', ')}`)).toEqual([])
  })

  it('finds each by its names and by what else it is called', async () => {
    const named = subjects.all.flatMap(({ id, name, aliases }) => {
      const [en = name.en] = aliases.en
      const [fr = name.fr] = aliases.fr
      return [name.en, name.fr, en, fr].map((one) => ({ id, name: one }))
    })
    const found = await Promise.all(
      named.map(async (one) => ({ ...one, found: (await subjects.find(one.name))?.id })),
    )
    const lost = found
      .filter(({ id, found }) => found !== id)
      .map(({ id, name, found }) => `${id}: ${name} finds ${found}`)
    expect(lost).toEqual([])
  })
})
