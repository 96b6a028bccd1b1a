import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Provider } from 'oidc-provider'
import type { OidcUser } from './oidc-provider.ts'

/** The page on which one chooses who to be, for browsers and for tests without one. */
export async function answerSignInPage({ provider, users, request, response }: Call): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(users))
    return
  }
  const form = new URLSearchParams(await text(request))
  const subject = form.get('subject')
  const result = subject
    ? { login: { accountId: subject } }
    : { error: 'access_denied', error_description: 'The person cancelled' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

interface Call {
  provider: Provider
  users: OidcUser[]
  request: IncomingMessage
  response: ServerResponse
}

/** Subjects and addresses come from the tests themselves, so nothing is escaped here. */
function page(users: OidcUser[]): string {
  const buttons = users.map(
    ({ subject, name, email }) =>
      `<p><button name="subject" value="${subject}">${name ?? subject} (${email ?? 'no address'})</button></p>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Choose an account</title></head>
<body><main><h1>Choose an account</h1><form method="post">
${buttons.join('\n')}
<p><button name="cancel" value="yes">Cancel</button></p>
</form></main></body></html>`
}
