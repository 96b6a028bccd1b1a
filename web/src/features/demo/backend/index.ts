import type { Endpoint } from '@probant/contract/endpoint'
import { watchGeneration } from '@probant/contract/generation'
import { TRYOUT_KEPT_MAX, UNLIMITED } from '@probant/contract/limits'
import { LIMIT_KINDS } from '@probant/contract/plans'
import { getUsage } from '@probant/contract/usage'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { currentLocale } from '#web/i18n/i18n.ts'
import type { Backend } from '#web/lib/backend.ts'
import type { RequestParts } from '#web/lib/http.ts'
import type { TryoutServer } from '../queries.ts'
import type { Contents, Workspace } from '../workspace.ts'
import { createGenerations } from './generations.ts'
import { answers, type Handler } from './handling.ts'
import { createQuestions } from './questions.ts'
import { createQuizzes } from './quizzes.ts'
import { invalid, needsAccount } from './refusing.ts'

export interface Surroundings {
  workspace: Workspace
  server: TryoutServer
  now: () => Date
  /** What the tab takes for its workspace: a quiz of the demo must not lead it elsewhere. */
  ref: () => WorkspaceRef
}

/** Answers as the server does, from what the visitor has made; what it doesn't know needs an account. */
export function createDemoBackend(surroundings: Surroundings): Backend {
  const generations = createGenerations(surroundings)
  const handlers = [
    ...generations.handlers,
    ...createQuestions(surroundings),
    ...createQuizzes(surroundings),
    answers(getUsage, () => usageOf(surroundings.workspace.contents(), surroundings.now())),
  ]
  const table = new Map(handlers.map((handler) => [nameOf(handler.endpoint), handler]))

  return {
    visitor: visitorOf(surroundings.workspace.contents().visitorId),

    async answer(endpoint, parts) {
      const handler = table.get(nameOf(endpoint))
      if (!handler) throw needsAccount()
      const answer = await handler.handle(read(handler, parts) as never)
      // As over the network: whoever gets it may do with it what they like.
      return structuredClone(answer)
    },

    async *events(endpoint, { params, signal }) {
      if (nameOf(endpoint) !== nameOf(watchGeneration)) throw needsAccount()
      yield* generations.watch(String(params?.generationId), signal)
    },
  }
}

function nameOf({ method, url }: Endpoint): string {
  return `${method} ${url}`
}

/** Bodies by the same schemas as on the server: of an endpoint's others nothing is left in the pages (`vite/bare-contract.ts`). */
function read({ endpoint }: Handler, { params, querystring = {}, body }: RequestParts) {
  const parsed = endpoint.schema.body?.safeParse(body)
  if (parsed && !parsed.success) throw invalid(parsed.error)
  return { params, querystring, body: parsed?.data }
}

function visitorOf(id: string) {
  return {
    id,
    email: '',
    username: '',
    interest: '',
    locale: currentLocale(),
    timeZone: null,
    isEmailVerified: false,
    isAdmin: false,
    hasPassword: false,
    hasSecondFactor: false,
    pendingEmail: null,
  }
}

/** Only the questions are counted, so that forms can say how many more the demo takes. */
function usageOf({ questions }: Contents, now: Date) {
  const period = { startsAt: now.toISOString(), endsAt: now.toISOString() }
  const meters = LIMIT_KINDS.map((kind) =>
    kind === 'questions'
      ? { kind, used: questions.length, limit: TRYOUT_KEPT_MAX }
      : { kind, used: 0, limit: UNLIMITED },
  )
  return { period, meters, own: null }
}
