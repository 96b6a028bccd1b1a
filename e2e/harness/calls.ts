import type { APIRequestContext } from '@playwright/test'
import { getSession } from '@probant/contract/auth'
import type { Endpoint, RequestOf, ResponseOf } from '@probant/contract/endpoint'
import { WORKSPACE_HEADER } from '@probant/contract/workspaces'

/** Calls the API as whoever the request's browser is signed in as, for what a story takes as given. */
export async function call<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  input: RequestOf<E>,
  { workspace }: { workspace?: string } = {},
): Promise<ResponseOf<E>> {
  const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown }
  const { accessToken } = await (await request.get(getSession.url)).json()
  const url = endpoint.url.replace(/:(\w+)/g, (_, name) => params[name] ?? '')
  const answer = await request.fetch(url, {
    method: endpoint.method,
    data: body,
    headers: {
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(workspace && { [WORKSPACE_HEADER]: workspace }),
    },
  })
  if (!answer.ok()) throw new Error(`${endpoint.method} ${url}: ${await answer.text()}`)
  return (answer.status() === 204 ? undefined : await answer.json()) as ResponseOf<E>
}
