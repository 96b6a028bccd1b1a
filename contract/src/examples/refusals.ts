import type { ErrorName, ErrorParams } from '../errors.ts'
import { en } from '../sentences/en.ts'

/** What may stand in the sentence of a refusal; undefined where nothing is left open in it. */
export function paramsExample(name: ErrorName): ErrorParams | undefined {
  const gaps = [...en.errors[name].matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap)
  return gaps.length ? Object.fromEntries(gaps.map((gap) => [gap, PARAMS[gap] ?? '…'])) : undefined
}

const PARAMS: ErrorParams = {
  count: 3,
  days: 30,
  host: 'models.example.org',
  hours: 24,
  left: 2,
  limit: 100,
  max: 100,
  nearest: 'Physics',
  origin: 'https://quiz.example.org',
  scope: 'write',
  seconds: 20,
  status: 503,
  titles: 'Radioactivity',
  type: 'questions',
  used: 98,
  variables: 'MODEL_URL',
  words: 'radium.example',
}
