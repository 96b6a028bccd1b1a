import type { Endpoint, ResponseOf } from '@probant/contract/endpoint'
import type { z } from 'zod'

/** What a call has said: a body as the contract reads it, the rest as the page has put it. */
export type Call<E extends Endpoint> = {
  params: Given<E, 'params'>
  querystring: Given<E, 'querystring'>
  body: E['schema']['body'] extends z.ZodType ? z.output<E['schema']['body']> : undefined
}

type Given<E extends Endpoint, Part extends 'params' | 'querystring'> = E['schema'][Part] extends z.ZodType
  ? z.input<E['schema'][Part]>
  : undefined

export interface Handler {
  endpoint: Endpoint
  handle: (call: never) => unknown
}

/** One endpoint of the contract, answered in the browser. */
export function answers<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ResponseOf<E>> | ResponseOf<E>,
): Handler {
  return { endpoint, handle }
}
