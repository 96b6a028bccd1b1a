import type { Endpoint, ResponseOf } from '@probant/contract/endpoint'
import { TIME_ZONE_HEADER } from '@probant/contract/time-zone'
import { WORKSPACE_HEADER, type WorkspaceRef } from '@probant/contract/workspaces'
import { ofetch } from 'ofetch'
import { currentLocale, i18n } from '#web/i18n/i18n.ts'
import { toApiError } from './api-error.ts'
import { pageConfig } from './page-config.ts'
import { readerZone } from './reader-zone.ts'
import { currentWorkspace } from './workspace.ts'

export interface RequestParts {
  params?: Record<string, unknown>
  querystring?: Record<string, unknown>
  body?: unknown
  /** Sent as it is, where the endpoint's body is a file. */
  file?: Blob
  signal?: AbortSignal
  /** A call that can be made again is given up after so long: a network may say nothing at all. */
  timeoutMs?: number
  /** The browser sends it also where the page is closed meanwhile; it takes 64 KiB of that at most. */
  keepalive?: boolean
  /** Asked about another workspace than the one that is open here. */
  workspace?: WorkspaceRef
}

interface SendOptions {
  accessToken?: string
  retry?: false
}

/**
 * One call, as the endpoint describes it. What ofetch does unasked is the specification's rule: a bodyless call is
 * made once more after 408, 409, 425, 429, 500, 502, 503 or 504, one with a body never.
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  parts: RequestParts,
  options: SendOptions = {},
): Promise<ResponseOf<E>> {
  try {
    return await ofetch<ResponseOf<E>, 'json'>(
      addressOf(endpoint, parts.params),
      optionsOf(endpoint, parts, options),
    )
  } catch (error) {
    throw toApiError(error, i18n.t('messages.unreachable'))
  }
}

/** The same where a file comes back, which may be large: says how much of it is here. */
export async function sendForFile(
  endpoint: Endpoint,
  parts: RequestParts,
  options: SendOptions,
  onBytes: (count: number) => void,
): Promise<Blob> {
  try {
    const address = addressOf(endpoint, parts.params)
    const { body, headers } = await ofetch.raw(address, {
      ...optionsOf(endpoint, parts, options),
      responseType: 'stream',
    })
    const pieces: Uint8Array<ArrayBuffer>[] = []
    let count = 0
    for await (const piece of piecesOf(body)) {
      pieces.push(piece)
      count += piece.length
      onBytes(count)
    }
    return new Blob(pieces, { type: headers.get('content-type') ?? undefined })
  } catch (error) {
    throw toApiError(error, i18n.t('messages.unreachable'))
  }
}

/** Not every browser lets one walk over a stream. */
async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>> | null) {
  const reader = body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

function optionsOf(
  endpoint: Endpoint,
  { querystring, body, file, signal, timeoutMs, keepalive, workspace }: RequestParts,
  { accessToken, retry }: SendOptions,
) {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': currentLocale() }
  if (accessToken) headers.authorization = `Bearer ${accessToken}`
  // Wherever one signs in: mails then tell the time by the same clock.
  if (endpoint.cookie) headers[TIME_ZONE_HEADER] = readerZone()
  if (endpoint.workspace) headers[WORKSPACE_HEADER] = workspace ?? currentWorkspace()
  return {
    method: endpoint.method,
    headers,
    query: querystring,
    body: file ?? (body as Record<string, unknown> | undefined),
    signal,
    timeout: timeoutMs,
    keepalive,
    retry,
    credentials: 'same-origin' as const,
  }
}

/** Calls that read or set the session cookie go to the page's own origin, wherever the rest of the API lives. */
export function addressOf(endpoint: Endpoint, params: Record<string, unknown> = {}): string {
  const path = endpoint.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return endpoint.cookie ? path : pageConfig().apiBaseUrl + path
}
