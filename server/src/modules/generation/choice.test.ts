import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { chooseGenerator, companyBehind, decidingVariables, presentChoice } from './choice.ts'

const KEYS = {
  OPENAI_API_KEY: 'of-openai',
  ANTHROPIC_API_KEY: 'of-anthropic',
  GOOGLE_GENERATIVE_AI_API_KEY: 'of-google',
  MISTRAL_API_KEY: 'of-mistral',
}

describe('who makes questions', () => {
  it('is the built-in generator where nothing is said, or where it is said', () => {
    expect(choice({})).toEqual({ provider: 'builtin' })
    expect(choice({ ...KEYS, AI_PROVIDER: 'builtin' })).toEqual({ provider: 'builtin' })
  })

  it.each([
    [['OPENAI_API_KEY'], 'openai-compatible', 'api.openai.com', 'of-openai'],
    [['ANTHROPIC_API_KEY', 'MISTRAL_API_KEY'], 'anthropic', 'api.anthropic.com', 'of-anthropic'],
    [['GOOGLE_GENERATIVE_AI_API_KEY'], 'google', 'generativelanguage.googleapis.com', 'of-google'],
    [['MISTRAL_API_KEY'], 'openai-compatible', 'api.mistral.ai', 'of-mistral'],
    [Object.keys(KEYS), 'openai-compatible', 'api.openai.com', 'of-openai'],
  ])('is whoever the first key is for: %j', (names, provider, host, apiKey) => {
    const env = Object.fromEntries(Object.entries(KEYS).filter(([name]) => names.includes(name)))

    expect(choice(env)).toMatchObject({ provider, apiKey, holdsToSchema: true })
    expect(presentChoice(chooseGenerator(readConfig(env).ai))).toMatchObject({ provider, host, hasKey: true })
  })

  it('is a server of one’s own, which never sees the keys of others', () => {
    const env = { ...KEYS, AI_BASE_URL: 'http://user:pass@127.0.0.1:8000/v1/', AI_MODEL: 'own' }

    expect(choice(env)).toMatchObject({
      provider: 'openai-compatible',
      baseUrl: 'http://user:pass@127.0.0.1:8000/v1',
      apiKey: undefined,
      holdsToSchema: false,
    })
    expect(presentChoice(chooseGenerator(readConfig(env).ai))).toEqual({
      provider: 'openai-compatible',
      model: 'own',
      host: '127.0.0.1:8000',
      hasKey: false,
      checksKeys: true,
    })
  })

  it('may be Ollama, on this machine unless it is said otherwise', () => {
    expect(choice({ AI_PROVIDER: 'ollama', AI_MODEL: 'llama3.2' })).toMatchObject({
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: undefined,
      longestText: 12_000,
    })
  })

  it('is never shown with a key or a path', () => {
    const settings = [
      presentChoice(choice({ AI_PROVIDER: 'anthropic', AI_API_KEY: 'secret' })),
      presentChoice(choice({ AI_PROVIDER: 'llamacpp', AI_GGUF_PATH: '/home/secret/model.gguf' })),
    ]

    expect(JSON.stringify(settings)).not.toContain('secret')
    expect(settings[1]).toEqual({
      provider: 'llamacpp',
      model: 'model.gguf',
      host: null,
      hasKey: false,
      checksKeys: true,
    })
  })

  it.each([
    [{ AI_PROVIDER: 'openai-compatible' }, 'OPENAI_API_KEY'],
    [{ AI_PROVIDER: 'anthropic' }, 'ANTHROPIC_API_KEY'],
    [{ AI_PROVIDER: 'google', OPENAI_API_KEY: 'x' }, 'GOOGLE_GENERATIVE_AI_API_KEY'],
    [{ AI_PROVIDER: 'ollama' }, 'AI_MODEL'],
    [{ AI_BASE_URL: 'http://127.0.0.1:8000/v1' }, 'AI_MODEL'],
    [{ AI_PROVIDER: 'llamacpp' }, 'AI_GGUF_PATH'],
    [{ AI_PROVIDER: 'chatgpt' }, 'AI_PROVIDER'],
    [{ AI_BASE_URL: 'ftp://127.0.0.1' }, 'AI_BASE_URL'],
    [{ AI_TIMEOUT_TOTAL_MS: '1' }, 'AI_TIMEOUT_TOTAL_MS'],
  ])('is refused at the start where something is missing: %j', (env, name) => {
    expect(() => choice(env)).toThrow(ConfigError)
    expect(() => choice(env)).toThrow(name)
  })
})

it.each([
  [{}, []],
  [{ AI_PROVIDER: 'auto', AI_MODEL: 'some', AI_CHECK: 'off', AI_MAX_RETRIES: '1' }, []],
  [{ AI_PROVIDER: 'builtin' }, ['AI_PROVIDER']],
  [{ AI_BASE_URL: 'http://127.0.0.1:8000/v1', AI_MODEL: 'own' }, ['AI_BASE_URL']],
  [{ MISTRAL_API_KEY: 'key', OPENAI_API_KEY: 'key' }, ['OPENAI_API_KEY', 'MISTRAL_API_KEY']],
])('is decided by the environment only where it names somebody: %o', (env, names) => {
  expect(decidingVariables(readConfig(env).ai)).toEqual(names)
})

function choice(env: Record<string, string>) {
  return chooseGenerator(readConfig(env).ai)
}

it.each([
  [{}, 'none'],
  [{ OPENAI_API_KEY: 'key' }, 'openai'],
  [{ ANTHROPIC_API_KEY: 'key' }, 'anthropic'],
  [{ GOOGLE_GENERATIVE_AI_API_KEY: 'key' }, 'google'],
  [{ MISTRAL_API_KEY: 'key' }, 'mistral'],
  [{ AI_BASE_URL: 'http://10.0.0.5:8000/v1', AI_MODEL: 'own' }, 'other'],
])('tells visitors who gets to see what is asked, and not where: %o', (env, company) => {
  expect(companyBehind(chooseGenerator(readConfig(env).ai))).toBe(company)
})
