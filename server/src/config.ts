import { LOCALES } from '@probant/contract/locales'
import { z } from 'zod'

/** The environment, read once, here and nowhere else. `.env.example` explains every variable. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  // A variable that is set to nothing counts as left out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) throw new ConfigError(z.prettifyError(parsed.error))
  return nest(parsed.data)
}

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends Error {
  override name = 'ConfigError'
}

const flag = z.enum(['0', '1', 'false', 'true']).transform((value) => value === '1' || value === 'true')
const list = z
  .string()
  .transform((value) => value.split(',').flatMap((part) => part.trim().toLowerCase() || []))
const priceCents = z.coerce
  .number()
  .min(0)
  .transform((price) => Math.round(price * 100))
const days = z.coerce.number().int().min(1).max(36_500)
const milliseconds = z.coerce.number().int().min(100).max(3_600_000)

/** One without the other would be dropped in silence. */
const PAIRS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const

const environmentSchema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    PUBLIC_URL: z.url().optional(),
    API_BASE_URL: z.url().optional(),
    TRUST_PROXY: z
      .string()
      .refine(
        (value) => value !== 'true',
        'say how many proxies there are, or their addresses: anyone can claim to be one',
      )
      .optional(),
    WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    METRICS_TOKEN: z.string().min(16).optional(),
    DEMO: flag.default(false),
    DEMO_LANGUAGE: z.enum(LOCALES).default('fr'),

    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
      .optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),

    SESSION_SECRET: z.string().min(32).optional(),
    ADMIN_EMAILS: list.default([]),
    OPERATOR_NAME: z.string().trim().optional(),
    OPERATOR_ADDRESS: z.string().trim().optional(),
    OPERATOR_EMAIL: z.email().optional(),

    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),

    PROOF_OF_WORK_ROUNDS: z.coerce.number().int().min(1).max(1_000_000).default(2_000),
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_SECRET: z.string().optional(),
    RECAPTCHA_VERIFY_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
    TURNSTILE_SITE_KEY: z.string().optional(),
    TURNSTILE_SECRET: z.string().optional(),
    TURNSTILE_VERIFY_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),

    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .optional(),
    MAIL_FROM: z.string().default('Probant <no-reply@probant.local>'),
    MAILS_PER_DAY: z.coerce.number().int().min(0).optional(),
    MAIL_TEXT_DAYS: days.default(30),
    MAIL_DAYS: days.default(365),

    OUTBOUND_PRIVATE_ADDRESSES: flag.default(false),

    CURRENCY: z.string().length(3).toUpperCase().default('EUR'),
    PRICE_PRO: priceCents.default(1200),
    PRICE_ORGANIZATION: priceCents.default(4900),
    DEFAULT_ORGANIZATION_PLAN: z.enum(['free', 'pro', 'organization']).default('organization'),

    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_API_URL: z.url().default('https://api.stripe.com'),

    AI_PROVIDER: z
      .enum(['auto', 'builtin', 'openai-compatible', 'anthropic', 'google', 'ollama', 'llamacpp'])
      .default('auto'),
    AI_MODEL: z.string().optional(),
    AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    AI_API_KEY: z.string().optional(),
    OPENAI_API_KEY: z.string().optional(),
    ANTHROPIC_API_KEY: z.string().optional(),
    GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
    MISTRAL_API_KEY: z.string().optional(),
    AI_TIMEOUT_FIRST_MS: milliseconds.default(120_000),
    AI_TIMEOUT_CHUNK_MS: milliseconds.default(60_000),
    AI_TIMEOUT_TOTAL_MS: milliseconds.default(600_000),
    AI_MAX_RETRIES: z.coerce.number().int().min(0).max(10).default(2),
    AI_GGUF_PATH: z.string().optional(),
    AI_CHECK: z.enum(['on', 'off']).optional(),
  })
  .superRefine((env, { addIssue }) => {
    for (const pair of PAIRS) {
      const missing = pair.filter((name) => !env[name])
      if (missing.length === 1)
        addIssue({ code: 'custom', path: missing, message: `${pair.join(' and ')} belong together` })
    }
  })

function nest(env: z.infer<typeof environmentSchema>) {
  const loopback = isLoopback(env.HOST)
  const publicUrl = env.PUBLIC_URL?.replace(/\/+$/, '')
  return {
    host: env.HOST,
    port: env.PORT,
    /** Where people reach it; guessed from host and port where it is not said. */
    publicUrl,
    apiBaseUrl: env.API_BASE_URL?.replace(/\/+$/, '') ?? '',
    trustProxy: trustProxyOf(env.TRUST_PROXY),
    hostNames: hostNamesOf(env),
    /** Only people at this machine can reach it: not even through a proxy. */
    isLocal: loopback && !env.TRUST_PROXY && (!publicUrl || isLoopback(new URL(publicUrl).hostname)),
    processes: env.WEB_CONCURRENCY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    demo: env.DEMO,
    demoLanguage: env.DEMO_LANGUAGE,
    database: { dataDir: env.DATA_DIR, url: env.DATABASE_URL, poolSize: env.DATABASE_POOL },
    auth: { secret: env.SESSION_SECRET, adminEmails: env.ADMIN_EMAILS },
    /** Whom the legal pages name; an address has its lines parted by `|`. */
    operator: {
      name: env.OPERATOR_NAME,
      address: env.OPERATOR_ADDRESS?.split('|')
        .map((line) => line.trim())
        .join('\n'),
      email: env.OPERATOR_EMAIL,
    },
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER,
          }
        : undefined,
    botCheck: botCheckOf(env),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      perDay: env.MAILS_PER_DAY,
      /** How long mails are kept that are done with: what they say, and that there was one. */
      keeping: { textDays: env.MAIL_TEXT_DAYS, days: Math.max(env.MAIL_TEXT_DAYS, env.MAIL_DAYS) },
    },
    /** Addresses that users type may be ones of its own network, and without TLS. */
    outbound: { allowsPrivate: env.OUTBOUND_PRIVATE_ADDRESSES },
    defaultOrganizationPlan: env.DEFAULT_ORGANIZATION_PLAN,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            apiUrl: env.STRIPE_API_URL,
          }
        : undefined,
    prices: { currency: env.CURRENCY, pro: env.PRICE_PRO, organization: env.PRICE_ORGANIZATION },
    ai: aiOf(env),
  }
}

/** Who makes questions, as far as the environment says; `modules/generation/choice.ts` decides. */
function aiOf(env: z.infer<typeof environmentSchema>) {
  return {
    provider: env.AI_PROVIDER,
    model: env.AI_MODEL,
    baseUrl: env.AI_BASE_URL?.replace(/\/+$/, ''),
    apiKey: env.AI_API_KEY,
    /** Those that also other programs look for. */
    keys: {
      openai: env.OPENAI_API_KEY,
      anthropic: env.ANTHROPIC_API_KEY,
      google: env.GOOGLE_GENERATIVE_AI_API_KEY,
      mistral: env.MISTRAL_API_KEY,
    },
    timeouts: {
      firstMs: env.AI_TIMEOUT_FIRST_MS,
      chunkMs: env.AI_TIMEOUT_CHUNK_MS,
      totalMs: env.AI_TIMEOUT_TOTAL_MS,
    },
    maxRetries: env.AI_MAX_RETRIES,
    ggufPath: env.AI_GGUF_PATH,
    /** Questions of a model are answered a second time, which costs about as much again; as far as it was said. */
    checksKeys: env.AI_CHECK && env.AI_CHECK === 'on',
  }
}

function botCheckOf(env: z.infer<typeof environmentSchema>) {
  if (env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET) {
    return {
      provider: 'turnstile' as const,
      siteKey: env.TURNSTILE_SITE_KEY,
      secret: env.TURNSTILE_SECRET,
      verifyUrl: env.TURNSTILE_VERIFY_URL,
    }
  }
  if (env.RECAPTCHA_SITE_KEY && env.RECAPTCHA_SECRET) {
    return {
      provider: 'recaptcha' as const,
      siteKey: env.RECAPTCHA_SITE_KEY,
      secret: env.RECAPTCHA_SECRET,
      verifyUrl: env.RECAPTCHA_VERIFY_URL,
    }
  }
  return { provider: 'altcha' as const, rounds: env.PROOF_OF_WORK_ROUNDS }
}

/** Under which names, besides this machine's own, it is reached; nothing where nobody has said, and others may reach it. */
function hostNamesOf(env: z.infer<typeof environmentSchema>): string[] | undefined {
  if (!env.PUBLIC_URL && (env.TRUST_PROXY || !isLoopback(env.HOST))) return undefined
  const urls = [env.PUBLIC_URL, env.API_BASE_URL].filter((url) => url !== undefined)
  return urls.map((url) => new URL(url).hostname)
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
}

/** A number of hops, or the addresses of the proxies whose word counts. */
function trustProxyOf(
  value: string | undefined,
): false | string | ((address: string, hop: number) => boolean) {
  if (!value || value === '0' || value === 'false') return false
  return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value
}
