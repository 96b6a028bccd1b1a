import { type BotAction, getBotChallenge, logIn, signUp } from '@probant/contract/auth'
import { solve } from './bot-token.ts'
import type { Person } from './browser.ts'

/** Someone who reaches a running server over the network. */
export function visitorOf(url: string) {
  return {
    signUp: (person: Person) => post(signUp.url, 'signup', { ...person, confirmPassword: person.password }),
    logIn: ({ email, password }: Person) => post(logIn.url, 'login', { email, password }),
  }

  async function post(path: string, action: BotAction, form: object): Promise<number> {
    const challenge = await fetch(`${url}${getBotChallenge.url}?action=${action}`)
    const botToken = await solve(await challenge.json())
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...form, botToken }),
    })
    await response.text()
    return response.status
  }
}
