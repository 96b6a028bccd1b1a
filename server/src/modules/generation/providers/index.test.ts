import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { chooseGenerator } from '../choice.ts'
import type { Model } from '../model/model.ts'
import type { Produced, QuestionGenerator } from '../provider.ts'
import { createGenerator } from './index.ts'

it('a provider’s library that could not be read is read anew the next time, and once it could, not again', async () => {
  const readings: (() => Model)[] = [
    () => {
      throw new Error('no more files can be opened')
    },
    () => MODEL,
  ]
  const generator = createGenerator(
    chooseGenerator(readConfig({ ANTHROPIC_API_KEY: 'key', AI_CHECK: 'off' }).ai),
    {
      builtin: {} as QuestionGenerator,
      load: async () => {
        const read = readings.shift()
        if (!read) throw new Error('it was read once too often')
        return read()
      },
    },
  )

  await expect(all(generator)).rejects.toMatchObject({ refusal: 'aiServiceFailed' })
  expect(await all(generator)).toMatchObject([{ title: QUESTION.title }])
  expect(await all(generator)).toMatchObject([{ title: QUESTION.title }])
})

const QUESTION = {
  type: 'true_false',
  difficulty: 'easy',
  title: 'Water is wet.',
  isTrue: true,
  explanation: 'It is.',
}

const MODEL: Model = {
  name: 'anthropic/fake',
  holdsToSchema: true,
  longestText: 1000,
  async *answer() {
    yield JSON.stringify({ elements: [QUESTION] })
  },
}

async function all(generator: QuestionGenerator): Promise<Produced[]> {
  const slots = [{ type: 'true_false', difficulty: 'easy' } as const]
  const request = { subject: 'Water', language: 'en' as const, text: '', slots, avoid: [], seed: 1 }
  const found: Produced[] = []
  for await (const one of generator.generate(request, new AbortController().signal)) found.push(one)
  return found
}
