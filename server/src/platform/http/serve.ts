import type { Endpoint, ResponseOf } from '@probant/contract/endpoint'
import type { ErrorName } from '@probant/contract/errors'
import { IDEMPOTENCY_HEADER, idempotencyHeaders, REPLAYED_HEADER } from '@probant/contract/idempotency'
import {
  PERSONAL,
  WORKSPACE_HEADER,
  type WorkspaceRef,
  workspaceRefSchema,
} from '@probant/contract/workspaces'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ensure } from '#server/platform/errors.ts'
import type { Once } from '#server/platform/idempotency/service.ts'
import type { Actor, Caller } from './actor.ts'
import { isShownAgain } from './asking-again.ts'
import { callerOf } from './caller.ts'
import { refuseCrossSite } from './cross-site.ts'
import { createParticipantsTurns, type InTurn } from './participants-turns.ts'
import { admitProgram } from './programs.ts'
import { createSeats } from './seats.ts'

/** Hangs an endpoint of the contract into the app: access, validation and documentation come with it. */
export type Serve = <E extends Endpoint>(endpoint: E, handle: Handler<E>) => void

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>

/** An endpoint without content is served by a function that gives nothing back. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler's missing return is the point
type Answer<E extends Endpoint> = ResponseOf<E> extends undefined ? void : ResponseOf<E>

export interface Call<E extends Endpoint> {
  actor: E['access'] extends 'public' ? undefined : Actor
  params: Parsed<E, 'params'>
  querystring: Parsed<E, 'querystring'>
  body: Parsed<E, 'body'>
  workspace: E['workspace'] extends true ? WorkspaceRef : undefined
  caller: Caller
  /** When it came in, before it was known who calls. */
  arrivedAt: Date
  request: FastifyRequest
  reply: FastifyReply
}

type Parsed<
  E extends Endpoint,
  K extends 'params' | 'querystring' | 'body',
> = E['schema'][K] extends z.ZodType ? z.output<E['schema'][K]> : undefined

export type Authenticate = (authorization: string | undefined) => Promise<Actor>

/** What all contexts of an app share: who calls, whose turn it is, and who makes how many files. */
export interface Gate {
  authenticate: Authenticate
  inTurn?: InTurn
  once?: Once
  fileSeats?: ReturnType<typeof createSeats>
}

export function createServe(
  app: FastifyInstance,
  {
    authenticate,
    inTurn = createParticipantsTurns(),
    once,
    fileSeats = createSeats(FILES_AT_ONCE, 'tooManyFiles'),
  }: Gate,
): Serve {
  return (endpoint, handle) => {
    const status = Number(Object.keys(endpoint.schema.response)[0])

    app.route({
      method: endpoint.method,
      url: endpoint.url,
      config: { refusals: endpoint.errors, isCookie: endpoint.cookie },
      schema: {
        ...endpoint.schema,
        ...(endpoint.takesIdempotencyKey && { headers: idempotencyHeaders }),
      } as object,
      onRequest: async (request, reply) => {
        if (endpoint.cookie) refuseCrossSite(request)
        // What is somebody's own stays out of every cache.
        if (endpoint.cookie || endpoint.access !== 'public') reply.header('cache-control', 'no-store')
        if (endpoint.access === 'public') return
        request.actor = await authenticate(request.headers.authorization)
        admitProgram(endpoint, request.actor, request, reply)
        ensure(endpoint.access === 'participant' || !request.actor.quizId, 'quizSessionOnly')
        ensure(endpoint.result || !request.actor.isForResult, 'quizSessionOnly')
        ensure(endpoint.access !== 'admin' || request.actor.isAdmin, 'forbidden')
        if (endpoint.asksAgain) ensure(isShownAgain(request.actor, request.arrivedAt), 'secondFactorRequired')
      },
      handler: async (request, reply) => {
        const { actor, arrivedAt } = request
        if (endpoint.costs === 'file' && actor) leaveAfterwards(reply, fileSeats.take(actor.userId))
        const call = {
          actor: request.actor,
          params: request.params,
          querystring: request.query,
          body: request.body,
          workspace: endpoint.workspace && workspaceRefOf(request),
          // Put together where it is asked for: few endpoints do, and a time zone takes long to look up.
          get caller() {
            return callerOf(request)
          },
          arrivedAt: request.arrivedAt,
          request,
          reply,
        } as Parameters<typeof handle>[0]
        const name = endpoint.takesIdempotencyKey && request.headers[IDEMPOTENCY_HEADER]
        if (name && actor && once) {
          const { method, url, body } = request
          const contents = { method, url, workspace: call.workspace, body }
          const onReplay = () => reply.header(REPLAYED_HEADER, 'true')
          const text = await once({ actor, name: String(name), contents, onReplay }, async () =>
            String(reply.code(status).serialize(await handle(call))),
          )
          return reply.code(status).type('application/json; charset=utf-8').send(text)
        }
        const answer =
          endpoint.access === 'participant' && actor
            ? await inTurn({ endpoint, actor, arrivedAt }, () => handle(call))
            : await handle(call)
        const isUnlimited = endpoint.costs !== 'file' && reply.hasHeader('content-disposition')
        if (isUnlimited) throw new Error(`${endpoint.url} makes a file, but does not say that it costs one`)
        if (reply.sent) return reply
        return reply.code(status).send(answer)
      },
    })
  }
}

/** Of one person's, waiting or at work: each takes a core for a while, or reads thousands of rows. */
export const FILES_AT_ONCE = 3

/** Once the answer has been sent, or nobody takes it any more. */
function leaveAfterwards({ raw }: FastifyReply, leave: () => void): void {
  if (raw.destroyed) leave()
  else raw.once('close', leave)
}

/** A name that no workspace can have is answered like one that the caller may not see. */
function workspaceRefOf(request: FastifyRequest): WorkspaceRef {
  const unsaid = request.actor?.key?.workspace ?? PERSONAL
  const parsed = workspaceRefSchema.safeParse(request.headers[WORKSPACE_HEADER] ?? unsaid)
  ensure(parsed.success, 'organizationNotFound')
  return parsed.data
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor
  }
  interface FastifyContextConfig {
    /** What the endpoint declares. */
    refusals?: readonly ErrorName[]
  }
}
