import type { Page } from '@playwright/test'
import { listAllPlans } from '@probant/contract/admin/plans'
import { listUsers, setUserStatus } from '@probant/contract/admin/users'
import { inviteMembers, listMyInvitations } from '@probant/contract/invitations'
import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import { openShareLink } from '@probant/contract/participants/share-link'
import { deleteQuiz, listQuizzes } from '@probant/contract/quizzes/life'
import { listResults } from '@probant/contract/results/list'
import { listWorkspaces } from '@probant/contract/workspaces'
import { expectAccessible, expectRoomForAll, PHONE } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { demoPerson, expect, test } from '../harness/demo-app.ts'
import { aPerson, enterAccount } from '../harness/people.ts'
import { addressesFor, PEOPLE, type Who } from '../harness/screens.ts'
import { switchTo } from '../harness/workspaces.ts'

/** The two workers share the screens. */
test.describe.configure({ mode: 'parallel' })

/** What has an address of its own besides its route's: dialogs, tabs, links from a mail, and what is not there. */
const MORE: Record<Who, string[]> = {
  visitor: [
    '/reset-password#ml_from-a-mail',
    '/verify-email#ml_from-a-mail',
    '/undo-email-change#ml_from-a-mail',
    '/invitation#iv_from-a-mail',
  ],
  creator: [
    '/dashboard/questions?dialog=new',
    '/dashboard/questions?generation=new',
    '/dashboard/quiz?search=nothing-of-the-kind',
  ],
  pupil: ['/dashboard', '/setting', '/no-such-page'],
  admin: ['/admin/mails?search=nobody-at-all'],
}
const ORGANIZATION = 'Lycée Jean-Moulin'
/** Pages that look different in the name of an organization. */
const ORGANIZATION_PAGES = [
  '/dashboard',
  '/dashboard/quiz',
  '/dashboard/questions',
  '/dashboard/group',
  '/dashboard/members?tab=members',
  '/dashboard/members?tab=invitations',
  '/dashboard/usage',
  '/dashboard/billing',
  '/setting',
]
/** Where an empty state is all there is to see: what nobody has made yet, and what is not there. */
const EMPTY = [
  /^\/demo\/(keep|create-quiz\/(question-generation|dashboard-question-generation|quiz-form))$/,
  /^\/dashboard\/members$/,
  /^\/organizations\//,
  /\?generation=new$/,
  /\?search=/,
  /^\/no-such-page$/,
]
/** Whoever reads this page has chosen French. */
const FRENCH_PAGE = '/landing-page-fr'
const LOOKS = [
  {
    language: 'en',
    where: 'on a desk, in the light',
    locale: 'en-GB',
    viewport: { width: 1280, height: 720 },
  },
  {
    language: 'fr',
    where: 'in the hand, in the dark',
    locale: 'fr-FR',
    viewport: PHONE,
    colorScheme: 'dark',
  },
] as const

/**
 * Every address of the route tree with what the demonstration's people have made; a new route is looked at by being
 * there. Each screen in both languages: in English on a desk, in the light, and in French, whose words are the longer
 * ones, in the hand and in the dark.
 */
for (const { language, where, ...browser } of LOOKS) {
  test.describe(`axe finds nothing ${where}, in ${language}`, () => {
    test.use(browser)

    for (const who of Object.keys(PEOPLE) as Who[]) {
      test(`on the screens of the ${who}`, async ({ page }) => {
        const email = PEOPLE[who]
        if (email) await enterAccount(page.request, demoPerson(email))
        const addresses = [...addressesFor(who, await idsFor(page, who)), ...MORE[who]]
        await page.goto(email ? '/dashboard' : '/login')

        for (const address of addresses.filter((each) => each !== FRENCH_PAGE)) {
          await lookAt(page, address, language)
        }
        if (addresses.includes(FRENCH_PAGE)) await lookAt(page, FRENCH_PAGE, 'fr')
      })
    }

    test('on the screens of an organization', async ({ page }) => {
      await enterAccount(page.request, demoPerson(PEOPLE.creator))
      await inviteSomeone(page)
      await page.goto('/dashboard')
      await switchTo(page, ORGANIZATION)

      for (const address of ORGANIZATION_PAGES) await lookAt(page, address, language)
    })

    test('at the door of a quiz that is shared', async ({ page }) => {
      await enterAccount(page.request, demoPerson(PEOPLE.creator))
      const { quizId = '' } = await IDS.creator(page)
      const rule = { domains: ['school.example'], emails: [] }
      const { url } = await call(page.request, openShareLink, { params: { quizId }, body: rule })
      await page.context().clearCookies()
      await page.goto(url ?? '')

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Révolution/)
      await expectWellMade(page, 'the door of a shared quiz')
    })
  })
}

/** As a link would lead there, without loading everything anew; only the page of a quiz and the demo stand alone. */
async function lookAt(page: Page, address: string, language: string): Promise<void> {
  const ends = [new URL(page.url()).pathname, address]
  if (ends.some((end) => /^\/(quiz\/|demo)/.test(end))) await page.goto(address)
  else await page.evaluate((href) => globalThis.__TSR_ROUTER__?.navigate({ href }), address)

  await expect(page, address).toHaveURL(arrivalAt(address))
  await expect(page, address).toHaveTitle(/\S · Probant$/)
  await expect(page.locator('html'), address).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
  await expect(page.locator('.mantine-Skeleton-root'), address).toHaveCount(0)
  await expect(page.locator('[data-load-failure]'), address).toHaveCount(0)
  const isEmpty = EMPTY.some((pattern) => pattern.test(address))
  await expect(page.locator('[data-empty-state]'), address).toHaveCount(isEmpty ? 1 : 0)

  await expectWellMade(page, address)
}

/** Where one is then: tokens don't stay in sight, and a copy that has been saved has an address of its own. */
function arrivalAt(address: string): string | RegExp {
  if (address === '/demo') return '/demo/create-quiz'
  return address.includes('/duplicate/') ? /\/dashboard\/edit\// : address.replace(/#.*/, '')
}

async function expectWellMade(page: Page, screen: string): Promise<void> {
  await expectRoomForAll(page, screen)
  await expectAccessible(page, screen)
}

/** What the `$name` in an address stands for, to those who see it. */
async function idsFor(page: Page, who: Who): Promise<(name: string, route: string) => string> {
  const ids = await IDS[who](page)
  return (name, route) => {
    const id = (route.includes('/edit/') && ids.draftId) || ids[name]
    if (!id) throw new Error(`Nobody knows what ${name} stands for in ${route}`)
    return id
  }
}

const IDS: Record<Who, (page: Page) => Promise<Record<string, string | undefined>>> = {
  visitor: async () => ({}),

  /** A draft to edit, and a quiz that goes on for all else. */
  async creator({ request }) {
    const { items } = await call(request, listQuizzes, { querystring: {} })
    const isCopy = ({ title }: { title: string }) => /\((copy|copie)\)$/.test(title)
    // Of the walk in the other language; a second one would be more than the plan has room for.
    for (const { id } of items.filter(isCopy)) await call(request, deleteQuiz, { params: { quizId: id } })
    const idOf = (phase: string) => items.find((quiz) => quiz.phase === phase && !isCopy(quiz))?.id
    const quizId = idOf('open') ?? ''
    const results = await call(request, listResults, { params: { quizId }, querystring: {} })
    return { draftId: idOf('draft'), quizId, submissionId: results.items[0]?.submissionId }
  },

  /** Whoever has opened the invitation once is a member. */
  async pupil({ request }) {
    const [invitation] = await call(request, listMyInvitations, {})
    const [, membership] = await call(request, listWorkspaces, {})
    const { items } = await call(request, listInvitedQuizzes, { querystring: {} })
    return { organizationId: invitation?.organizationId ?? membership?.ref, quizId: items[0]?.quizId }
  },

  /** What administrators do is written down: there is something to read in the log. */
  async admin({ request }) {
    const { items } = await call(request, listUsers, { querystring: {} })
    const userId = items.find(({ isAdmin }) => !isAdmin)?.id ?? ''
    await call(request, setUserStatus, { params: { userId }, body: { status: 'disabled' } })
    await call(request, setUserStatus, { params: { userId }, body: { status: 'active' } })
    const [plan] = await call(request, listAllPlans, {})
    return { planId: plan?.id }
  },
}

async function inviteSomeone({ request }: Page): Promise<void> {
  const workspaces = await call(request, listWorkspaces, {})
  const organizationId = workspaces.find(({ name }) => name === ORGANIZATION)?.ref ?? ''
  await call(request, inviteMembers, {
    params: { organizationId },
    body: { emails: [aPerson().email], role: 'member' },
  })
}

declare global {
  /** The router tells the window that it is there. */
  var __TSR_ROUTER__: { navigate(to: { href: string }): Promise<void> } | undefined
}
