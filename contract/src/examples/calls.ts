import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { jsonSchemaOf } from '../json-schema.ts'
import { mediaTypesOf } from '../media.ts'
import { exampleOf } from './example-of.ts'
import { ANY_ID, IDS } from './fields.ts'

/** A body that the endpoint takes. */
export function bodyExample(name: string, { schema: { body } }: Endpoint): unknown {
  return body && withOwn(example(body, 'input'), BODIES[name])
}

/** What it answers; undefined where that has no content, or is no JSON. */
export function answerExample(name: string, { schema: { response } }: Endpoint): unknown {
  const [answer] = Object.values(response)
  if (!answer || answer instanceof z.ZodUndefined || mediaTypesOf(answer)) return undefined
  return withOwn(example(answer, 'output'), ANSWERS[name])
}

function example(schema: z.ZodType, io: 'input' | 'output'): unknown {
  return exampleOf(jsonSchemaOf(schema, io))
}

function withOwn(made: unknown, own: object | undefined): unknown {
  if (!own) return made
  return Object.fromEntries(
    Object.entries({ ...(made as object), ...own }).filter(([, value]) => value !== undefined),
  )
}

const MOODLE = {
  name: 'Moodle',
  product: 'moodle',
  issuer: 'https://moodle.example.org',
  clientId: 'a1B2c3D4e5F6g7H',
  deploymentIds: ['1'],
  authorizationUrl: 'https://moodle.example.org/mod/lti/auth.php',
  tokenUrl: 'https://moodle.example.org/mod/lti/token.php',
  tokenAudience: null,
  keysUrl: 'https://moodle.example.org/mod/lti/certs.php',
}

/** Where a schema alone does not tell enough. */
const BODIES: Record<string, object> = {
  addLearningPlatform: MOODLE,
  changeLearningPlatform: MOODLE,
  confirmAuthenticator: { code: '482913' },
  enterByCode: { code: '482913' },
  enterRoom: { pass: 'BCDFGHJKMNPQRSTV' },
  finishSecondStep: { code: '482913' },
  keepTryout: { quizzes: [] },
  readJoinCode: { code: 'BCDFGH' },
  setOwnWindow: { participantIds: [IDS.participantId ?? ANY_ID] },
  showSecondFactor: { code: '482913' },
}

const ANSWERS: Record<string, object> = {
  addLearningPlatform: MOODLE,
  changeLearningPlatform: MOODLE,
  getSession: { quizId: undefined, isForResult: undefined },
}
