import type { Response as FetchedResponse } from 'undici'
import { OutboundFailure } from './failure.ts'

/** The answer with all of its body, which is at most `maxBytes` long: more is refused, or cut off where that is enough. */
export async function withBoundedBody(
  answer: FetchedResponse,
  { maxBytes, cutsBody }: { maxBytes: number; cutsBody: boolean },
): Promise<Response> {
  const body = await read(answer, maxBytes, cutsBody)
  const headers = new Headers([...answer.headers])
  // It is read, unpacked: these said how it travelled.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
  const { status, statusText } = answer
  return new Response(BODILESS.has(status) ? null : body, { status, statusText, headers })
}

const BODILESS = new Set([204, 205, 304])

async function read(
  answer: FetchedResponse,
  maxBytes: number,
  cutsBody: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    parts.push(part)
    length += part.byteLength
    if (length <= maxBytes) continue
    if (!cutsBody) throw new OutboundFailure('answerTooLarge')
    break
  }
  return new Uint8Array(Buffer.concat(parts).subarray(0, maxBytes))
}
