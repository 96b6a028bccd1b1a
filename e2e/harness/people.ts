import type { APIRequestContext } from '@playwright/test'
import { type BotAction, getBotChallenge, logIn, type SignedIn, signUp } from '@probant/contract/auth'
import { solve } from '../../server/test/bot-token.ts'

export interface Person {
  email: string
  username: string
  password: string
}

let people = 0

export function aPerson(person: Partial<Person> = {}): Person {
  people += 1
  return {
    email: `person${people}@example.org`,
    username: `Person ${people}`,
    password: 'Correct-horse-1',
    ...person,
  }
}

/** Opens an account as the page would; the browser that the request belongs to is then signed in. */
export async function openAccount(request: APIRequestContext, person: Person): Promise<SignedIn> {
  const botToken = await solveBotCheck(request, 'signup')
  const answer = await request.post(signUp.url, {
    data: { ...person, confirmPassword: person.password, botToken },
  })
  if (answer.status() !== 201) throw new Error(`${person.email} could not sign up: ${await answer.text()}`)
  return answer.json()
}

/** Logs in as the page would. */
export async function enterAccount(request: APIRequestContext, { email, password }: Person): Promise<void> {
  const botToken = await solveBotCheck(request, 'login')
  const answer = await request.post(logIn.url, { data: { email, password, botToken } })
  if (answer.status() !== 200) throw new Error(`${email} could not log in: ${await answer.text()}`)
}

async function solveBotCheck(request: APIRequestContext, action: BotAction): Promise<string> {
  const challenge = await request.get(getBotChallenge.url, { params: { action } })
  return solve(await challenge.json())
}
