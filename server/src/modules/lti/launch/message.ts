import { cutName, emailSchema, oneLine } from '@probant/contract/fields'
import type { JWTPayload } from 'jose'
import { z } from 'zod'
import { ensure } from '#server/platform/errors.ts'
import type { LaunchMessage } from './repository.ts'
import { isTeacher } from './roles.ts'

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim'

/** What is kept of a message that was checked: who comes, from where, and for which quiz. */
export function messageOf(claims: JWTPayload): LaunchMessage {
  const version = claims[`${CLAIM}/version`]
  const kind = KINDS.get(String(claims[`${CLAIM}/message_type`]))
  const deploymentId = z.string().min(1).max(255).safeParse(claims[`${CLAIM}/deployment_id`]).data
  ensure(version === '1.3.0' && kind && deploymentId, 'launchUnsupported')
  const { sub } = claims
  ensure(typeof sub === 'string' && sub.trim() && sub.length <= 255, 'launchNameless')

  const course = placeSchema.parse(claims[`${CLAIM}/context`])
  const link = placeSchema.parse(claims[`${CLAIM}/resource_link`])
  ensure(kind === 'deepLink' || link.id, 'launchUnsupported')
  return {
    kind,
    deploymentId,
    subject: sub,
    name: nameOf(claims),
    email: emailSchema.safeParse(claims.email).data ?? '',
    isTeacher: isTeacher(rolesSchema.parse(claims[`${CLAIM}/roles`])),
    course: { id: course.id, title: course.title || course.label },
    activity: { id: link.id, title: link.title },
    quizId: quizIdOf(claims),
  }
}

const KINDS = new Map([
  ['LtiResourceLinkRequest', 'launch' as const],
  ['LtiDeepLinkingRequest', 'deepLink' as const],
])

/** Text of a platform, which may be anything: what isn't text is none. */
const wordsSchema = z
  .string()
  .transform((text) => oneLine(text).slice(0, 255))
  .catch('')

const NOWHERE = { id: '', title: '', label: '' }
const placeSchema = z
  .object({ id: z.string().max(255).catch(''), title: wordsSchema, label: wordsSchema })
  .catch(NOWHERE)

const rolesSchema = z.array(z.string()).catch([])

function nameOf({ name, given_name, family_name }: JWTPayload): string {
  const [whole, given, family] = [name, given_name, family_name].map((part) => wordsSchema.parse(part))
  return cutName(whole || [given, family].filter(Boolean).join(' '))
}

/** As the tool has asked the platform to say, or as somebody has typed it there. */
function quizIdOf(claims: JWTPayload): string | null {
  const custom = z.record(z.string(), z.unknown()).catch({}).parse(claims[`${CLAIM}/custom`])
  const target = URL.parse(String(claims[`${CLAIM}/target_link_uri`]))
  return quizIdSchema.parse(custom.quiz ?? target?.searchParams.get('quiz'))
}

const quizIdSchema = z.uuid().toLowerCase().nullable().catch(null)
