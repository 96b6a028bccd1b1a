import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** The addresses that a learning platform speaks to; they are pages, and no part of the API. */
export const LTI_LOGIN = '/lti/login'
export const LTI_LAUNCH = '/lti/launch'
export const LTI_KEYS = '/lti/keys'
/** Where a launch leads, with its pass behind the `#`. */
export const LAUNCHED = '/launched'

/** Why a learning platform's message leads nowhere. Whoever reads it is a teacher or a learner, in their course. */
export const LAUNCH_ERRORS = [
  'launchIncomplete',
  'launchUnregistered',
  'launchRefusedThere',
  'launchExpired',
  'launchForged',
  'launchRepeated',
  'launchNotDeployed',
  'launchUnsupported',
  'launchNameless',
  'launchKeysUnavailable',
] as const

export const enterByLaunch = {
  method: 'POST',
  url: '/api/lti/enter',
  access: 'public',
  cookie: true,
  summary: 'What a launch from a learning platform leads to, in the browser that it began in',
  errors: ['launchExpired', 'launchElsewhere'],
  schema: {
    body: z.object({ pass: z.string('required').min(1, 'required').max(100, 'invalid') }),
    response: {
      200: z.object({
        /** Nobody has said yet which quiz this activity opens. */
        kind: z.literal('unlinked'),
        isTeacher: z.boolean(),
        /** What course and activity are called there; empty where that isn’t said. */
        course: z.string(),
        activity: z.string(),
      }),
    },
  },
} as const satisfies Endpoint
