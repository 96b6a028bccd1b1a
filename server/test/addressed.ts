import type { Endpoint } from '@probant/contract/endpoint'
import { ENDPOINTS } from '@probant/contract/endpoints'
import type { ErrorName } from '@probant/contract/errors'
import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { WORKSPACE_HEADER } from '@probant/contract/workspaces'
import type { Browser } from './browser.ts'
import { type Ids, NOUNS, type Noun, PNG } from './one-of-everything.ts'
import type { testApp } from './test-app.ts'

/** An endpoint that names somebody's row: by an id in its address, or its workspace in the header. */
export interface Addressed {
  name: string
  endpoint: Endpoint
  /** In the order in which they stand in the address, the row that the others belong to first. */
  nouns: Noun[]
}

/** Pictures are read by whoever holds their address: an `<img>` sends no bearer. Whoever holds a certificate’s number checks it. */
const OPEN_TO_ALL = ['getPicture', 'getLogo', 'checkCertificate', 'getBadgeKey', 'listBadgeRevocations']

/** All there are, so that a new one can't escape the tests that walk over them. */
export const ADDRESSED: Addressed[] = Object.entries(ENDPOINTS)
  .filter(([name, { url, workspace }]) => (url.includes(':') || workspace) && !OPEN_TO_ALL.includes(name))
  .map(([name, endpoint]) => ({
    name,
    endpoint,
    nouns: [...endpoint.url.matchAll(/:(\w+)/g)].map(([, noun]) => noun as Noun),
  }))

/** What is said to whoever has no business there: that there is no such row, of the kind that the others belong to. */
export function notFoundAt({ name, endpoint, nouns: [outer] }: Addressed): ErrorName {
  if (endpoint.access === 'admin') return 'forbidden'
  // Whoever accepts is not in the organization yet.
  if (name === 'acceptInvitation') return 'invitationNotFound'
  return outer ? NOUNS[outer].notFound : 'organizationNotFound'
}

export const NOWHERE = '00000000-0000-4000-8000-000000000000'

/** Calls it with something that it takes, so that nothing but whose the row is can be its reason to refuse. */
export async function callAddressed(
  { app }: ReturnType<typeof testApp>,
  { accessToken, jar }: Browser,
  { name, endpoint }: Addressed,
  ids: Partial<Ids>,
) {
  const { method, url, workspace } = endpoint
  const { querystring } = endpoint.schema
  const idOf = (noun: string) => ids[noun as Noun] ?? NOWHERE
  const response = await app.inject({
    method,
    url: url.replace(/:(\w+)/g, (_, noun: string) => idOf(noun)) + queryOf(querystring),
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(workspace && { [WORKSPACE_HEADER]: idOf('organizationId') }),
      ...(isFile(name) && { 'content-type': 'image/png' }),
    },
    cookies: endpoint.cookie && Object.fromEntries(jar),
    ...bodyOf(name),
    // Whoever is let in to watch would be answered for ever.
    payloadAsStream: true,
  })
  const isEndless = String(response.headers['content-type']).includes('event-stream')
  const stream = response.stream()
  const text = isEndless ? 'an event stream' : await readAll(stream)
  if (isEndless) stream.destroy()
  return { status: response.statusCode, text, body: text.startsWith('{') ? JSON.parse(text) : text }
}

/** Only where something has to be there. */
function queryOf(querystring: Endpoint['schema']['querystring']): string {
  const shape = querystring?.shape ?? {}
  if ('columns' in shape) return '?name=a.json&language=en&subject=Physics&difficulty=easy'
  if ('key' in shape) return `?key=${'0'.repeat(32)}`
  if ('people' in shape) return `?people=${NOWHERE},${NOWHERE.replace('8', '9')}`
  return 'browserId' in shape ? `?browserId=${NOWHERE}` : ''
}

function bodyOf(name: string): { payload?: object } {
  if (isFile(name)) return { payload: PNG }
  return ENDPOINTS[name]?.schema.body ? { payload: ANY_BODY } : {}
}

function isFile(name: string): boolean {
  return (
    name === 'uploadPicture' || name === 'uploadLogo' || name === 'uploadSignature' || name === 'startImport'
  )
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const FORMS = {
  question: {
    type: 'true_false',
    subject: 'Physics',
    language: 'en',
    difficulty: 'easy',
    title: 'Is radium radioactive?',
    content: { isTrue: true },
  },
  quiz: {
    title: 'Radium',
    language: 'en',
    startsAt: null,
    endsAt: null,
    timeZone: 'Europe/Paris',
    durationMinutes: 0,
    sections: [{ questions: [] }],
    options: DEFAULT_OPTIONS,
  },
  platform: {
    product: 'moodle',
    issuer: 'https://moodle.example.org',
    clientId: 'tool-1',
    deploymentIds: [],
    authorizationUrl: 'https://moodle.example.org/auth',
    tokenUrl: 'https://moodle.example.org/token',
    tokenAudience: null,
    keysUrl: 'https://moodle.example.org/keys',
  },
  group: { name: 'Lycée Curie', members: [{ email: 'stranger@example.org' }] },
}

/** Good for every endpoint: each takes what it needs. */
export const ANY_BODY = {
  ...FORMS,
  ...FORMS.platform,
  ...FORMS.quiz,
  ...FORMS.group,
  ...FORMS.question,
  revision: 1,
  number: 1,
  role: 'member',
  status: 'active',
  questions: 1,
  groups: 1,
  groupSize: 1,
  missing: 'zero',
  quizzes: [],
  asks: 'name',
  places: 1,
  emails: ['stranger@example.org'],
  people: [{ email: 'stranger@example.org' }],
  extraTime: null,
  exemptions: [],
  planId: NOWHERE,
  browserId: NOWHERE,
  attempt: 1,
  points: 1,
  kind: 'drop',
  questionId: NOWHERE,
  participantId: null,
  participantIds: [NOWHERE],
  window: null,
  startsAt: '2040-01-01T00:00:00.000Z',
  until: '2040-01-01T00:00:00.000Z',
  instructions: 'Read twice.',
  scale: { kind: 'percent', rounding: 'hundredths' },
  wording: { title: 'Is radium radioactive?', answers: [], explanation: '' },
  text: 'Ten minutes left.',
  reason: 'Issued by mistake.',
  scopes: ['read'],
  address: 'https://school.example/hooks',
  events: ['quiz.published'],
  minutes: 5,
  entries: [],
  incidents: [{ number: 1, kind: 'tab_switch', elapsedMs: 0, questionId: null }],
  questionIds: [NOWHERE],
  memberId: NOWHERE,
  admits: 'anyone',
  format: 'json',
  what: { kind: 'questions', questionIds: [NOWHERE] },
  action: 'duplicate',
  counts: { easy: 1, medium: 0, tough: 0 },
  types: ['true_false'],
  limit: 'questions',
  of: 'plan',
  token: 'a token that nobody was given',
  pass: 'a pass that nobody was given',
}

/** What every table holds, in a few letters each; counting how often somebody tried is no change. */
export async function tablesOf({ database }: ReturnType<typeof testApp>): Promise<Record<string, string>> {
  const { rows: tables } = await database.pool.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [COUNTING],
  )
  const each = tables.map(
    ({ tablename }) =>
      `select '${tablename}' as name, md5(string_agg(row::text, '\n' order by row::text)) as content from ${tablename} row`,
  )
  const { rows } = await database.pool.query<{ name: string; content: string }>(each.join(' union all '))
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]))
}

const COUNTING = ['attempts']
