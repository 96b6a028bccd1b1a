import type { APIRequestContext } from '@playwright/test'
import { getSession } from '@probant/contract/auth'
import type { Endpoint, RequestOf, ResponseOf } from '@probant/contract/endpoint'
import { uploadPicture } from '@probant/contract/pictures'
import { WORKSPACE_HEADER } from '@probant/contract/workspaces'

/** Calls the API as whoever the request's browser is signed in as, for what a story takes as given. */
export async function call<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  input: RequestOf<E>,
  { workspace }: { workspace?: string } = {},
): Promise<ResponseOf<E>> {
  const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown }
  const url = endpoint.url.replace(/:(\w+)/g, (_, name) => params[name] ?? '')
  const answer = await request.fetch(url, {
    method: endpoint.method,
    data: body,
    headers: {
      ...(await authorization(request)),
      ...(workspace && { [WORKSPACE_HEADER]: workspace }),
    },
  })
  if (!answer.ok()) throw new Error(`${endpoint.method} ${url}: ${await answer.text()}`)
  return (answer.status() === 204 ? undefined : await answer.json()) as ResponseOf<E>
}

/** Keeps a picture in the workspace of whoever it is, and answers its id. */
export async function keepPicture(request: APIRequestContext, png: Buffer): Promise<string> {
  const headers = { ...(await authorization(request)), 'content-type': 'image/png' }
  const answer = await request.post(uploadPicture.url, { data: png, headers })
  return (await answer.json()).id
}

async function authorization(request: APIRequestContext): Promise<Record<string, string>> {
  const { accessToken } = await (await request.get(getSession.url)).json()
  return accessToken ? { authorization: `Bearer ${accessToken}` } : {}
}
