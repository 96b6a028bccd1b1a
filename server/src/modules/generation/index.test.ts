import { expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createGenerator } from './index.ts'
import { createModelGenerator } from './model/generator.ts'
import type { Model } from './model/model.ts'
import { createAnthropicModel } from './providers/anthropic.ts'

vi.mock('./providers/anthropic.ts', () => ({ createAnthropicModel: vi.fn() }))
vi.mock('./model/generator.ts', () => ({ createModelGenerator: vi.fn() }))

it('a library that could not be read is read anew the next time, and once it could, not again', async () => {
  const loaded = { answer: async function* () {} } as unknown as Model
  vi.mocked(createAnthropicModel).mockImplementationOnce(() => {
    throw new Error('no more files can be opened')
  })
  vi.mocked(createAnthropicModel).mockReturnValue(loaded)
  createGenerator(readConfig({ ANTHROPIC_API_KEY: 'key' }), { builtin: {} as never })
  const [model] = vi.mocked(createModelGenerator).mock.calls[0] ?? []
  expect(model).toMatchObject({ answer: expect.any(Function) })
  const ask = async () => {
    for await (const _ of model?.answer({} as never, new AbortController().signal) ?? []);
  }

  await expect(ask()).rejects.toThrow('no more files can be opened')
  await ask()
  await ask()
  expect(createAnthropicModel).toHaveBeenCalledTimes(2)
})
