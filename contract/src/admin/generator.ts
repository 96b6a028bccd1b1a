import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** What makes questions here, as far as the administrator may see it: never a key. */
const generatorSettingsSchema = z.object({
  provider: z.enum(['builtin', 'openai-compatible', 'anthropic', 'google', 'ollama', 'llamacpp']),
  model: z.string().nullable(),
  /** Only the host. */
  host: z.string().nullable(),
  hasKey: z.boolean(),
})
export type GeneratorSettings = z.infer<typeof generatorSettingsSchema>

export const getGeneratorSettings = {
  method: 'GET',
  url: '/api/admin/generator',
  access: 'admin',
  summary: 'Which provider makes questions',
  errors: [],
  schema: { response: { 200: generatorSettingsSchema } },
} as const satisfies Endpoint

export const tryGenerator = {
  method: 'POST',
  url: '/api/admin/generator/try',
  access: 'admin',
  summary: 'Ask the provider for one question',
  errors: ['tooManyAttempts'],
  schema: {
    response: {
      200: z.object({
        isWorking: z.boolean(),
        milliseconds: z.number().int(),
        /** The question that came, or what went wrong. */
        message: z.string(),
      }),
    },
  },
} as const satisfies Endpoint
