/** By this name the protocol refers to elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export type ElementReference = Record<typeof ELEMENT, string>

/** Where its own commands stand. */
export function pathOf(element: ElementReference): string {
  return `/element/${element[ELEMENT]}`
}

/** A session of the W3C's WebDriver protocol, by its own words: https://www.w3.org/TR/webdriver2/#endpoints */
export interface WebDriver {
  call<T>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<T>
  find(xpath: string): Promise<ElementReference>
}

export async function newSession(driver: string): Promise<WebDriver> {
  const { sessionId } = await ask<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: { timeouts: { script: HOUR_MS, pageLoad: HOUR_MS, implicit: 0 } } },
  })
  const call: WebDriver['call'] = (method, command, body = {}) =>
    ask(`${driver}/session/${sessionId}${command}`, method, body)
  return {
    call,
    find: (xpath) => call('POST', '/element', { using: 'xpath', value: xpath }),
  }
}

/** Limits are for what hangs, and the test has one. */
const HOUR_MS = 3_600_000

async function ask<T>(url: string, method: string, body: object): Promise<T> {
  const answer = await fetch(url, { method, body: method === 'POST' ? JSON.stringify(body) : null })
  const { value } = (await answer.json()) as { value: T & { error: string; message: string } }
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}, ${value.message}`)
  return value
}
