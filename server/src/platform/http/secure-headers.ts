import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

/** Nothing but our own files runs or frames our pages. */
export async function secureHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const api = config.apiBaseUrl ? [new URL(config.apiBaseUrl).origin] : []
  const { scripts, frames } = botCheckSources(config.botCheck.provider)
  await app.register(helmet, {
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
}

function botCheckSources(provider: Config['botCheck']['provider']): { scripts: string[]; frames: string[] } {
  if (provider === 'recaptcha') {
    const origins = ['https://www.google.com', 'https://www.gstatic.com']
    return { scripts: origins, frames: ['https://www.google.com'] }
  }
  const turnstile = provider === 'turnstile' ? ['https://challenges.cloudflare.com'] : []
  return { scripts: turnstile, frames: turnstile }
}
