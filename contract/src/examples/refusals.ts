import type { ErrorName, ErrorParams } from '../errors.ts'
import { en } from '../sentences/en.ts'

/** What may stand in the sentence of a refusal; undefined where nothing is left open in it. */
export function paramsExample(name: ErrorName): ErrorParams | undefined {
  const gaps = [...en.errors[name].matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap)
  return gaps.length ? Object.fromEntries(gaps.map((gap) => [gap, PARAMS[gap] ?? '…'])) : undefined
}

const PARAMS: ErrorParams = {
  client: 'a1B2c3D4e5F6g7H',
  count: 3,
  days: 30,
  deployment: '1',
  host: 'models.example.org',
  hours: 24,
  issuer: 'https://moodle.example.org',
  left: 2,
  limit: 100,
  max: 100,
  nearest: 'Physics',
  origin: 'https://quiz.example.org',
  part: 'signature',
  platform: 'Moodle',
  scope: 'write',
  seconds: 20,
  status: 503,
  titles: 'Radioactivity',
  type: 'questions',
  used: 98,
  variables: 'MODEL_URL',
  words: 'radium.example',
}
