import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { lineSchema } from '../fields.ts'
import { parsedUrl } from '../parsed-url.ts'
import { MODEL_PRESET_NAMES } from './model-presets.ts'

/** Who can make questions: the built-in generator, or the model behind one of the presets. */
export const GENERATOR_PRESETS = ['builtin', ...MODEL_PRESET_NAMES] as const
export type GeneratorPreset = (typeof GENERATOR_PRESETS)[number]

const MODEL_TEXT_MAX = 500

/** An address without what stands at its end by habit. Others than http(s), and those with a password in them, are none. */
const addressSchema = lineSchema
  .pipe(z.string().max(MODEL_TEXT_MAX, 'modelAddressInvalid'))
  .transform((address) => address.replace(/\/+$/, ''))

export const generatorFormSchema = z
  .object({
    preset: z.enum(GENERATOR_PRESETS, 'invalid'),
    address: addressSchema.default(''),
    model: lineSchema.pipe(z.string().max(MODEL_TEXT_MAX, 'textTooLong')).default(''),
    /** A new key; empty where the saved one stays. */
    key: lineSchema
      .pipe(
        z
          .string()
          .max(MODEL_TEXT_MAX, 'textTooLong')
          .regex(/^[!-~]*$/, 'modelKeyInvalid'),
      )
      .default(''),
    removesKey: z.boolean().default(false),
    /** Each question is answered a second time, without its key, before anybody sees it. */
    checksKeys: z.boolean().default(true),
  })
  .superRefine(({ preset, address, model }, { addIssue }) => {
    if (preset === 'builtin') return
    const bad = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message })
    if (!address) bad('address', 'required')
    else if (!isModelAddress(address)) bad('address', 'modelAddressInvalid')
    if (!model) bad('model', 'required')
  })
export type GeneratorForm = z.output<typeof generatorFormSchema>

function isModelAddress(address: string): boolean {
  const url = parsedUrl(address)
  return (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    !(url.username + url.password) &&
    // Also an empty query: what is appended would become a part of it.
    !/[?#]/.test(address)
  )
}

/** What makes questions here, as far as the administrator may see it: never a key. */
const generatorSettingsSchema = z.object({
  /** What is used now. */
  active: z.object({
    provider: z.enum(['builtin', 'openai-compatible', 'anthropic', 'google', 'ollama', 'llamacpp']),
    model: z.string().nullable(),
    /** Only the host. */
    host: z.string().nullable(),
    hasKey: z.boolean(),
    checksKeys: z.boolean(),
  }),
  /** What was saved here; used unless the environment decides. */
  saved: z.object({
    preset: z.enum(GENERATOR_PRESETS),
    address: z.string(),
    model: z.string(),
    /** `unreadable`: it was saved under another secret of this installation. */
    key: z.enum(['none', 'saved', 'unreadable']),
    checksKeys: z.boolean(),
  }),
  /** What the environment decides instead: the variables that name somebody, and its word on the check alone. */
  environment: z.object({ generator: z.array(z.string()), check: z.boolean().nullable() }),
})
export type GeneratorSettings = z.infer<typeof generatorSettingsSchema>

export const getGeneratorSettings = {
  method: 'GET',
  url: '/api/admin/generator',
  access: 'admin',
  summary: 'What makes questions, and what was saved about it',
  errors: [],
  schema: { response: { 200: generatorSettingsSchema } },
} as const satisfies Endpoint

export const updateGeneratorSettings = {
  method: 'PUT',
  url: '/api/admin/generator',
  access: 'admin',
  summary: 'Choose what makes questions; used from the next request on',
  errors: ['generatorSetByEnvironment', 'modelKeyForAnotherHost'],
  schema: { body: generatorFormSchema, response: { 200: generatorSettingsSchema } },
} as const satisfies Endpoint

/** What the blind second answer came to, of a question that is only tried. */
export const TRIAL_VERDICTS = ['checked', 'doubted', 'dropped', 'unanswered'] as const

const trialSchema = z.object({
  milliseconds: z.number().int(),
  /** Of all calls together; none where no model was asked. */
  tokens: z
    .object({
      count: z.number().int(),
      /** The provider did not say: by the length of the texts. */
      isEstimate: z.boolean(),
    })
    .nullable(),
  question: z
    .object({
      title: z.string(),
      answers: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
      explanation: z.string(),
    })
    .nullable(),
  /** Nothing where keys are not checked. */
  check: z.object({ verdict: z.enum(TRIAL_VERDICTS), reason: z.string() }).nullable(),
  /** Why no question came, and what to do. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
})
export type GeneratorTrial = z.infer<typeof trialSchema>

export const tryGenerator = {
  method: 'POST',
  url: '/api/admin/generator/try',
  access: 'admin',
  summary: 'Ask whoever makes questions now for one',
  errors: ['tooManyAttempts'],
  schema: { response: { 200: trialSchema } },
} as const satisfies Endpoint

export const tryGeneratorSettings = {
  method: 'POST',
  url: '/api/admin/generator/settings/try',
  access: 'admin',
  summary: 'The same with settings that need not be saved, nor are',
  errors: ['tooManyAttempts', 'generatorSetByEnvironment', 'modelKeyForAnotherHost'],
  schema: { body: generatorFormSchema, response: { 200: trialSchema } },
} as const satisfies Endpoint
