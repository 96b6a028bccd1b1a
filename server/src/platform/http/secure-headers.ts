import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

/** Nothing but our own files runs or frames our pages. */
export async function secureHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const api = config.apiBaseUrl ? [new URL(config.apiBaseUrl).origin] : []
  const { scripts, frames } = botCheckSources(config.botCheck.provider)
  const headers = await headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // The component library sets sizes and positions in style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...api],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...api, ...scripts],
        workerSrc: ["'self'"],
        // A film on the landing page plays in a frame, once a visitor asks for it.
        frameSrc: ["'self'", 'https://www.youtube-nocookie.com', ...frames],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // The Google window must be able to close itself and reach its opener's channel.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // What else lives below this name is not ours to decide about.
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** They are the same for every answer: asked for once, not put together for each, which took a tenth of its time. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const app = Fastify()
  await app.register(helmet, options)
  app.get('/', () => '')
  const { headers } = await app.inject('/')
  await app.close()
  const own = Object.entries(headers).filter(([name]) => !PLAIN.includes(name))
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}

/** What any answer has. */
const PLAIN = ['content-type', 'content-length', 'date', 'connection']

function botCheckSources(provider: Config['botCheck']['provider']): { scripts: string[]; frames: string[] } {
  if (provider === 'recaptcha') {
    const origins = ['https://www.google.com', 'https://www.gstatic.com']
    return { scripts: origins, frames: ['https://www.google.com'] }
  }
  const turnstile = provider === 'turnstile' ? ['https://challenges.cloudflare.com'] : []
  return { scripts: turnstile, frames: turnstile }
}
