import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { chooseGenerator } from '../choice.ts'
import { createModelGenerator } from '../model/generator.ts'
import type { Produced, QuestionGenerator } from '../provider.ts'
import { createGenerator } from './index.ts'
import { createLlamaModel, type LlamaLibrary } from './llamacpp.ts'

const SETTINGS = { ggufPath: import.meta.filename, totalMs: 1000, longestText: 1000 }

describe('a model file of one’s own', () => {
  it('says what to install where the library is missing', () => {
    const config = readConfig({ AI_PROVIDER: 'llamacpp', AI_GGUF_PATH: SETTINGS.ggufPath })
    const start = () => createGenerator(chooseGenerator(config.ai), { builtin: {} as QuestionGenerator })

    expect(start).toThrow(ConfigError)
    expect(start).toThrow('npm install node-llama-cpp')
  })

  it('has to be there', () => {
    expect(() => createLlamaModel({ ...SETTINGS, ggufPath: '/nowhere.gguf' }, library().load)).toThrow(
      'AI_GGUF_PATH',
    )
  })

  it('is loaded once, asked with a grammar, and its memory is given back', async () => {
    const { load, done } = library('{"elements":[', JSON.stringify(QUESTION), ']}')
    const generator = createModelGenerator(createLlamaModel(SETTINGS, load))

    expect(generator.name).toBe('llamacpp/llamacpp.test.ts')
    expect(await all(generator)).toMatchObject([{ title: QUESTION.title }])
    expect(await all(generator)).toMatchObject([{ title: QUESTION.title }])
    expect(done.filter((action) => action === 'loaded')).toHaveLength(1)
    expect(done.filter((action) => action === 'disposed')).toHaveLength(2)
    expect(done.some((action) => action.includes('"oneOf"') && !action.includes('"anyOf"'))).toBe(true)
  })

  it('that can’t be loaded is a failure, not a silent swap', async () => {
    const broken = () => Promise.reject(new Error('no memory'))

    await expect(all(createModelGenerator(createLlamaModel(SETTINGS, broken)))).rejects.toMatchObject({
      refusal: 'aiServiceFailed',
    })
  })
})

const QUESTION = {
  type: 'true_false',
  difficulty: 'easy',
  title: 'Water is wet.',
  isTrue: true,
  explanation: 'It is.',
}

async function all(generator: QuestionGenerator): Promise<Produced[]> {
  const slots = (['true_false', 'open'] as const).map((type) => ({ type, difficulty: 'easy' as const }))
  const request = { subject: 'Water', language: 'en' as const, text: '', slots, avoid: [], seed: 1 }
  const found: Produced[] = []
  for await (const one of generator.generate(request, new AbortController().signal)) found.push(one)
  return found
}

/** The shape of the library; what it does by itself is not tried here. */
function library(...pieces: string[]) {
  const done: string[] = []
  const createContext = async () => ({
    getSequence: () => ({}),
    dispose: async () => void done.push('disposed'),
  })
  const load = async (): Promise<LlamaLibrary> => ({
    getLlama: async () => ({
      loadModel: async () => {
        done.push('loaded')
        return { createContext }
      },
      createGrammarForJsonSchema: async (schema) => done.push(JSON.stringify(schema)),
    }),
    LlamaChatSession: class {
      async prompt(_: string, { onTextChunk }: { onTextChunk: (piece: string) => void }) {
        for (const piece of pieces) onTextChunk(piece)
        return pieces.join('')
      }
    },
  })
  return { load, done }
}
