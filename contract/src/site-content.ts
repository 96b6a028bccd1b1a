import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { lineSchema, textSchema } from './fields.ts'
import { parsedUrl } from './parsed-url.ts'

const optionalLine = (max: number) => lineSchema.pipe(z.string().max(max, 'textTooLong'))
const optionalText = (max: number) => textSchema.pipe(z.string().max(max, 'textTooLong'))
const required = (max: number) => z.string().min(1, 'required').max(max, 'textTooLong')

/** An id of YouTube, also found in a pasted address; nothing for no video. */
export const videoIdSchema = textSchema
  .transform((typed) => videoIdIn(typed) ?? typed)
  .pipe(z.string().regex(/^([\w-]{11})?$/, 'videoIdInvalid'))

export function videoIdIn(typed: string): string | undefined {
  if (/^[\w-]{11}$/.test(typed)) return typed
  const url = parsedUrl(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)
  if (!url) return undefined
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  const [first, second] = url.pathname.split('/').filter(Boolean)
  const candidate =
    host === 'youtu.be'
      ? first
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (url.searchParams.get('v') ?? (PLAYER_PATHS.includes(first ?? '') ? second : undefined))
        : undefined
  return candidate && /^[\w-]{11}$/.test(candidate) ? candidate : undefined
}

const PLAYER_PATHS = ['embed', 'shorts', 'live', 'v']

/** An own path or an https address; nothing for no link. */
const linkSchema = textSchema.pipe(
  z
    .string()
    .max(500, 'textTooLong')
    .regex(/^(|\/(?![/\\])\S*|https:\/\/\S+)$/, 'linkInvalid'),
)

const localContentSchema = z.object({
  /** Left empty, the page says what it says by itself. */
  heroTitle: optionalLine(120),
  heroText: optionalText(400),
  videoId: videoIdSchema,
  testimonials: z
    .array(
      z.object({
        quote: textSchema.pipe(required(500)),
        author: lineSchema.pipe(required(80)),
        role: optionalLine(120),
      }),
    )
    .max(12, 'tooManyTestimonials'),
  announcement: z
    .object({ isShown: z.boolean('invalid'), text: optionalLine(200), link: linkSchema })
    .refine(({ isShown, text }) => !isShown || text !== '', {
      path: ['text'],
      message: 'announcementTextRequired',
    }),
})

export const siteContentSchema = z.object({ en: localContentSchema, fr: localContentSchema })
export type SiteContent = z.output<typeof siteContentSchema>
export type LocalContent = SiteContent['en']
export type SiteContentForm = z.input<typeof siteContentSchema>

/** As it is answered: what was typed has been put in order already. */
const shownContentSchema = z.object({
  heroTitle: z.string(),
  heroText: z.string(),
  videoId: z.string(),
  testimonials: z.array(z.object({ quote: z.string(), author: z.string(), role: z.string() })),
  announcement: z.object({ isShown: z.boolean(), text: z.string(), link: z.string() }),
})
const shownSiteContentSchema = z.object({ en: shownContentSchema, fr: shownContentSchema })

export const getSiteContent = {
  method: 'GET',
  url: '/api/site-content',
  access: 'public',
  summary: 'What the administrator has put on the landing page, per language',
  errors: [],
  schema: { response: { 200: shownSiteContentSchema } },
} as const satisfies Endpoint

export const updateSiteContent = {
  method: 'PUT',
  url: '/api/admin/site-content',
  access: 'admin',
  summary: 'Change what the landing page shows',
  errors: [],
  schema: { body: siteContentSchema, response: { 200: shownSiteContentSchema } },
} as const satisfies Endpoint
