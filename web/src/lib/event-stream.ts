import type { Endpoint } from '@probant/contract/endpoint'
import { WORKSPACE_HEADER, type WorkspaceRef } from '@probant/contract/workspaces'
import { currentLocale, i18n } from '#web/i18n/i18n.ts'
import { ApiError, refusalIn } from './api-error.ts'
import { authorized } from './authorized.ts'
import { standInFor } from './backend.ts'
import { addressOf } from './http.ts'
import { createEventReader, type ServerEvent } from './server-events.ts'
import { currentWorkspace } from './workspace.ts'

interface StreamParts {
  params?: Record<string, unknown>
  querystring?: Record<string, string>
  signal: AbortSignal
  workspace?: WorkspaceRef
  /** Something has come, if only a sign that the server is there. */
  onSign?: () => void
  /** So long nothing may come; a server that says something more often is missed sooner. */
  silenceMs?: number
}

/** The server says something at least every 10 seconds: a connection that is silent for this long is lost. */
export const SILENCE_MS = 25_000

/**
 * Server-sent events, by `fetch`: the browser's own way can't send the bearer. It is over when the server ends it or
 * the signal says so; a refusal or a lost connection is thrown.
 */
export async function* readEvents(endpoint: Endpoint, parts: StreamParts): AsyncGenerator<ServerEvent> {
  const standIn = standInFor(endpoint)
  if (standIn) return yield* standIn.events(endpoint, parts)
  const closing = new AbortController()
  const signal = AbortSignal.any([parts.signal, closing.signal])
  const { silenceMs = SILENCE_MS } = parts
  let silence = setTimeout(() => closing.abort(), silenceMs)
  try {
    const response = await authorized((token) => open(endpoint, { ...parts, signal }, token))
    const read = createEventReader()
    for await (const piece of piecesOf(response)) {
      clearTimeout(silence)
      silence = setTimeout(() => closing.abort(), silenceMs)
      parts.onSign?.()
      yield* read(piece)
    }
  } catch (error) {
    if (parts.signal.aborted) return
    throw error instanceof ApiError ? error : lostConnection(error)
  } finally {
    clearTimeout(silence)
    // Whoever stops listening early hangs up as well.
    closing.abort()
  }
}

async function open(
  endpoint: Endpoint,
  { params, querystring, signal, workspace }: StreamParts,
  token: string | undefined,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'text/event-stream', 'accept-language': currentLocale() }
  if (token) headers.authorization = `Bearer ${token}`
  if (endpoint.workspace) headers[WORKSPACE_HEADER] = workspace ?? currentWorkspace()
  const query = querystring ? `?${new URLSearchParams(querystring)}` : ''
  const response = await fetch(addressOf(endpoint, params) + query, {
    method: endpoint.method,
    headers,
    signal,
    cache: 'no-store',
    credentials: 'same-origin',
  })
  if (!response.ok) throw await refusalOf(response)
  return response
}

/** Letters may be cut in two by the network. */
async function* piecesOf({ body }: Response): AsyncGenerator<string> {
  if (!body) return
  const reader = body.getReader()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    yield decoder.decode(part.value, { stream: true })
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const said = refusalIn(await response.json().catch(() => undefined))
  return new ApiError(said ?? { code: '', message: i18n.t('messages.unreachable') }, response.status)
}

function lostConnection(cause: unknown): ApiError {
  return new ApiError({ code: '', message: i18n.t('messages.unreachable') }, 0, { cause })
}
