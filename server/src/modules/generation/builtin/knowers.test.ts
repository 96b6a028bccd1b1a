import { describe, expect, it } from 'vitest'
import { KNOWERS } from './knowers.ts'
import { createSubjectIndex } from './subjects/index.ts'
import { wordsOf } from './subjects/words.ts'

const subjects = createSubjectIndex(KNOWERS)

describe('all that the built-in generator knows', () => {
  it('has one name for each', () => {
    expect(new Set(KNOWERS.map(({ id }) => id)).size).toBe(KNOWERS.length)
  })

  it('gives no name to two, which would leave it to chance who answers', () => {
    const owners = new Map<string, Set<string>>()
    for (const { id, name, aliases } of KNOWERS) {
      for (const alias of [name.en, name.fr, ...aliases.en, ...aliases.fr]) {
        const key = wordsOf(alias).join(' ')
        owners.set(key, (owners.get(key) ?? new Set()).add(id))
      }
    }
    const shared = [...owners].filter(([, ids]) => ids.size > 1)
    expect(shared.map(([key, ids]) => `${key}: ${[...ids].join(', ')}`)).toEqual([])
  })

  it('finds each by its names and by what else it is called', () => {
    const lost = KNOWERS.flatMap((knower) => {
      const [en = knower.name.en] = knower.aliases.en
      const [fr = knower.name.fr] = knower.aliases.fr
      return [knower.name.en, knower.name.fr, en, fr]
        .map((name) => ({ name, found: subjects.find(name)?.id }))
        .filter(({ found }) => found !== knower.id)
        .map(({ name, found }) => `${knower.id}: ${name} finds ${found}`)
    })
    expect(lost).toEqual([])
  })
})
