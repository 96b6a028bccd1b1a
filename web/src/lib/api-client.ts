import type { Endpoint, RequestOf, ResponseOf } from '@probant/contract/endpoint'
import { isRefused } from './api-error.ts'
import { askAgain } from './asking-again.ts'
import { authorized } from './authorized.ts'
import { standInFor } from './backend.ts'
import { type RequestParts, send, sendForFile } from './http.ts'
import { accessToken } from './session.ts'

type Extras = Pick<RequestParts, 'file' | 'signal' | 'timeoutMs' | 'keepalive' | 'workspace'>

type Arguments<E extends Endpoint> =
  unknown extends RequestOf<E> ? [parts?: Extras] : [parts: RequestOf<E> & Extras]

/** Calls the API with the session's token, which is renewed where it has run out. */
export function request<E extends Endpoint>(endpoint: E, ...[given]: Arguments<E>): Promise<ResponseOf<E>> {
  const parts: RequestParts = given ?? {}
  const standIn = standInFor(endpoint)
  if (standIn) return standIn.answer(endpoint, parts) as Promise<ResponseOf<E>>
  if (endpoint.access === 'public') return send(endpoint, parts, { accessToken: accessToken() })
  const call = () => authorized((token) => send(endpoint, parts, { accessToken: token }))
  return endpoint.asksAgain ? onceShownAgain(call) : call()
}

/** What asks for the second factor again is done once that was shown. */
async function onceShownAgain<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!isRefused(error, 'secondFactorRequired') || !(await askAgain())) throw error
    return call()
  }
}

/** A file, which may take its while: says how many bytes of it are here. */
export function requestFile<E extends Endpoint>(
  endpoint: E,
  parts: RequestOf<E> & Extras,
  onBytes: (count: number) => void,
): Promise<Blob> {
  return authorized((token) => sendForFile(endpoint, parts, { accessToken: token }, onBytes))
}
