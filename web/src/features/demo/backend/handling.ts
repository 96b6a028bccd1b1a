import type { Endpoint, ResponseOf } from '@probant/contract/endpoint'
import type { z } from 'zod'

/** What a call has said, as the contract reads it. */
export type Call<E extends Endpoint> = {
  [Part in 'params' | 'querystring' | 'body']: E['schema'][Part] extends z.ZodType
    ? z.output<E['schema'][Part]>
    : undefined
}

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
