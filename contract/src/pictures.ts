import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { idSchema } from './fields.ts'
import { answerOf } from './media.ts'

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024
/** All those of a workspace together. */
export const WORKSPACE_PICTURES_MAX_BYTES = 200 * 1024 * 1024

/** In Markdown a picture stands as `![alternative text](picture:id)`. */
export const PICTURE_SCHEME = 'picture:'

/** On one line, and with no sign that would end the alternative text early. */
export function pictureMarkdown({ id, alt }: { id: string; alt: string }): string {
  const spoken = alt.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&')
  return `![${spoken}](${PICTURE_SCHEME}${id})`
}

export const uploadPicture = {
  method: 'POST',
  url: '/api/pictures',
  access: 'user',
  workspace: true,
  program: 'write',
  summary:
    'Keep a picture (PNG, JPEG or WebP, 2 MB at most, 200 MB in a workspace) for its questions; the body is the file',
  takesFile: PICTURE_TYPES,
  errors: [
    'organizationNotFound',
    'subscriptionNotFound',
    'organizationSubscriptionNotFound',
    'onlyActiveMembersCreate',
    'organizationInactive',
    'invalidRequest',
    'pictureRoomFull',
    'tooManyAttempts',
  ],
  schema: {
    response: { 201: z.object({ id: z.uuid(), width: z.number().int(), height: z.number().int() }) },
  },
} as const satisfies Endpoint

export const getPicture = {
  method: 'GET',
  url: '/api/pictures/:pictureId',
  access: 'public',
  summary: 'A picture, for whoever knows its unguessable id: participants have no account',
  errors: ['notFound'],
  schema: { params: z.object({ pictureId: idSchema }), response: { 200: answerOf(...PICTURE_TYPES) } },
} as const satisfies Endpoint
