import { type BrowserContext, test as base, type Page } from '@playwright/test'
import type { Organization } from '@probant/contract/organizations'
import type { QuizForm } from '@probant/contract/quizzes/form'
import { type App, startApp } from './app.ts'
import { type Classroom, openClassroom, type Participant, seatIn } from './classroom.ts'
import { type Mailbox, mailboxOf } from './mailbox.ts'
import { confirmAddress, createNamed } from './organizations.ts'
import { aPerson, enterAccount, openAccount, type Person } from './people.ts'
import { enterByMail } from './taking.ts'

export { expect } from '@playwright/test'

interface Story {
  mailbox: Mailbox
  /** Opens an account and signs the story's page in with it. */
  signUp(person?: Partial<Person>): Promise<Person>
  /** The same, with a confirmed address: only then can others be invited. */
  signUpVerified(person?: Partial<Person>): Promise<Person>
  /** The same, with an organization of that name. */
  signUpAsOwner(
    name: string,
    person?: Partial<Person>,
  ): Promise<{ owner: Person; organization: Organization }>
  /** Opens an account in a browser of its own. */
  someoneElse(person?: Partial<Person>): Promise<{ person: Person; page: Page }>
  /** A browser of its own in which nobody is signed in. */
  visitor(): Promise<Page>
  /** Somebody with an account who is invited to a quiz of the classroom's teacher, and signed in. */
  aParticipant(quiz?: Partial<QuizForm>): Promise<Participant>
  /** The same, but without an account: they came in by their mail, for that quiz only. */
  anInvitee(quiz?: Partial<QuizForm>): Promise<Participant>
  /** Signs the story's page in as the one who runs the installation. */
  signInAsAdmin(): Promise<void>
}

interface World {
  app: App
  /** The first account of an installation administers it; made before any story, so that its people are ordinary. */
  admin: Person
  /** For stories in which a quiz is taken. */
  classroom: Classroom
}

/** A story's test: every worker has an installation of its own, and the stories on it share that. */
export const test = base.extend<Story & { serverLog: undefined }, World>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const app = await startApp()
      await use(app)
      await app.stop()
    },
    { scope: 'worker' },
  ],

  admin: [
    async ({ app, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: app.url })
      const admin = aPerson({ email: 'admin@example.org', username: 'Administrator' })
      await openAccount(request, admin)
      await request.dispose()
      await use(admin)
    },
    { scope: 'worker', auto: true },
  ],

  classroom: [
    async ({ app, admin, playwright }, use) => {
      const newRequest = () => playwright.request.newContext({ baseURL: app.url })
      const { close, ...classroom } = await openClassroom(newRequest, admin, mailboxOf(app))
      await use(classroom)
      await close()
    },
    { scope: 'worker' },
  ],

  baseURL: ({ app }, use) => use(app.url),

  context: async ({ context }, use) => {
    await context.addInitScript(skipTour)
    await use(context)
  },

  // From the beginning of the story on, whatever it makes first: what is mailed as its people sign up is in it.
  mailbox: [({ app }, use) => use(mailboxOf(app)), { auto: true }],

  signUp: ({ page, admin: _admin }, use) =>
    use(async (given = {}) => {
      const person = aPerson(given)
      await openAccount(page.request, person)
      return person
    }),

  signUpVerified: ({ page, signUp, mailbox }, use) =>
    use(async (given) => {
      const person = await signUp(given)
      await confirmAddress(page.request, person, mailbox)
      return person
    }),

  signUpAsOwner: ({ page, signUpVerified }, use) =>
    use(async (name, person) => {
      const owner = await signUpVerified(person)
      return { owner, organization: await createNamed(page.request, name) }
    }),

  visitor: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL })
      await context.addInitScript(skipTour)
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },

  someoneElse: ({ visitor, admin: _admin }, use) =>
    use(async (given = {}) => {
      const page = await visitor()
      const person = aPerson(given)
      await openAccount(page.request, person)
      return { person, page }
    }),

  aParticipant: ({ classroom, visitor }, use) =>
    use(async (quiz) => {
      const page = await visitor()
      await enterAccount(page.request, classroom.learner)
      return seatIn(classroom, { page, email: classroom.learner.email, quiz })
    }),

  anInvitee: ({ classroom, visitor, mailbox }, use) =>
    use(async (quiz) => {
      const page = await visitor()
      const participant = await seatIn(classroom, { page, email: aPerson().email, quiz })
      await enterByMail(page, participant.email, mailbox)
      return participant
    }),

  signInAsAdmin: ({ page, admin }, use) => use(() => enterAccount(page.request, admin)),

  serverLog: [
    async ({ app }, use, testInfo) => {
      const before = app.log.length
      await use(undefined)
      const lines = app.log.slice(before).join('\n')
      if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('server log', { body: lines })
    },
    { auto: true },
  ],
})

/** Most people of the stories write their first quiz: only one of them is shown around. */
function skipTour(): void {
  try {
    localStorage.setItem('quiz-tour', '["everyone"]')
  } catch {
    // A frame that shows a mail has no storage.
  }
}
