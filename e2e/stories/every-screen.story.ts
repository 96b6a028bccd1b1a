import type { Page } from '@playwright/test'
import { inviteMembers } from '@probant/contract/invitations'
import { openShareLink } from '@probant/contract/participants/share-link'
import { listWorkspaces } from '@probant/contract/workspaces'
import { PHONE } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { demoPerson, expect, test } from '../harness/demo-app.ts'
import { MIXES, type Mix, screensIn } from '../harness/mixes.ts'
import { aPerson, enterAccount, openAccount } from '../harness/people.ts'
import { idsFor } from '../harness/screen-ids.ts'
import { addressesFor, goTo, PEOPLE, type Who } from '../harness/screens.ts'
import { DESK, expectWellMade } from '../harness/well-made.ts'
import { switchTo } from '../harness/workspaces.ts'

/** The workers share the screens. */
test.describe.configure({ mode: 'parallel' })

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
  '/dashboard/connections',
  '/setting',
]
/** Pages that have nothing to show to somebody new, and something to load. */
const LISTS = ['/dashboard/quiz', '/dashboard/questions', '/dashboard/print', '/dashboard/group']
const NEWCOMER_PAGES = ['/dashboard', ...LISTS, '/dashboard/create', '/dashboard/usage', '/setting']
/** Where an empty state is all there is to see: what nobody has made yet, and what is not there. */
const EMPTY = [
  /^\/demo\/(keep|create-quiz\/(question-generation|dashboard-question-generation|quiz-form))$/,
  /^\/dashboard\/members$/,
  /^\/organizations\//,
  /\?search=/,
  /[?&]generation=new$/,
  /[?&]of=chosen$/,
  /\/results\/compare$/,
  /^\/no-such-page$/,
]
/** Where there are several, one beneath the other. */
const EMPTY_SECTIONS: Record<string, number> = { '/dashboard/connections': 2 }
/** Most screens are the creator's: two workers see them sooner than one. */
const PARTS: Record<Who, ('all of them' | 'in a quiz' | 'elsewhere')[]> = {
  visitor: ['all of them'],
  creator: ['in a quiz', 'elsewhere'],
  pupil: ['all of them'],
  admin: ['all of them'],
}
const IN_A_QUIZ = /^\/dashboard\/(view|edit|duplicate|participants)\//
/** Whoever reads this page has chosen French; no other mix has a turn on it. */
const FRENCH_PAGE = '/landing-page-fr'
const LANGUAGES = [
  { language: 'en', locale: 'en-GB', viewport: DESK },
  { language: 'fr', locale: 'fr-FR', viewport: PHONE },
] as const

test('a usual run looks at every screen in one mix, and at eight screens in all of them', () => {
  const screens = MIXES.map((_, index) => `/screen-${index}`)
  const looks = LANGUAGES.flatMap(({ language }) => screensIn(language, screens, { inEveryMix: false }))

  expect(looks.map(({ screen }) => screen).sort()).toEqual(screens)
  expect(new Set(looks.flatMap(({ mixes }) => mixes))).toEqual(new Set(MIXES))
})

/**
 * Every address of the route tree with what the demonstration's people have made; a new route is looked at by being
 * there. The mixes of language, width and scheme take turns, unless all are asked for.
 */
for (const { language, ...browser } of LANGUAGES) {
  test.describe(`axe finds nothing on desk and phone, in light and dark, in ${language}`, () => {
    test.use(browser)

    for (const who of Object.keys(PEOPLE) as Who[]) {
      for (const part of PARTS[who]) {
        test(`on the screens of the ${who}, ${part}`, async ({ page }) => {
          const email = PEOPLE[who]
          if (email) await enterAccount(page.request, demoPerson(email))
          const addresses = addressesFor(who, await idsFor(page.request, who)).filter(
            (address) => part === 'all of them' || IN_A_QUIZ.test(address) === (part === 'in a quiz'),
          )
          await page.goto(email ? '/dashboard' : '/login')

          const others = addresses.filter((address) => address !== FRENCH_PAGE)
          for (const { screen, mixes } of screensIn(language, others)) await lookAt(page, screen, mixes)
          if (language === 'fr' && addresses.includes(FRENCH_PAGE)) {
            for (const { mixes } of screensIn('fr', [FRENCH_PAGE], { first: 1 }))
              await lookAt(page, FRENCH_PAGE, mixes)
          }
        })
      }
    }

    test('on the screens of an organization', async ({ page }) => {
      await enterAccount(page.request, demoPerson(PEOPLE.creator))
      await inviteSomeone(page)
      await page.goto('/dashboard')
      await switchTo(page, ORGANIZATION)

      for (const { screen, mixes } of screensIn(language, ORGANIZATION_PAGES))
        await lookAt(page, screen, mixes)
    })

    test('on the screens of somebody new, empty and where loading fails', async ({ page }) => {
      await openAccount(page.request, aPerson())
      await page.goto('/setting')
      await page.route(/\/api\/(quizzes|questions|groups)\b/, (route) => route.fulfill({ status: 501 }))
      for (const { screen, mixes } of screensIn(language, LISTS)) {
        await goTo(page, screen)
        await expect(page.locator('[data-load-failure]'), screen).not.toHaveCount(0)
        await expectWellMade(page, `${screen}, which can't be loaded`, mixes)
      }

      await page.unrouteAll()
      for (const { screen, mixes } of screensIn(language, NEWCOMER_PAGES, { first: LISTS.length })) {
        await goTo(page, screen)
        await expect(page.locator('[data-load-failure]'), screen).toHaveCount(0)
        await expectWellMade(page, `${screen} of somebody new`, mixes)
      }
    })

    for (const { screen, mixes } of screensIn(language, ['the door of a shared quiz'], { first: 1 })) {
      test(`on ${screen}`, async ({ page }) => {
        await enterAccount(page.request, demoPerson(PEOPLE.creator))
        const quizId = (await idsFor(page.request, 'creator'))('quizId', '')
        const rule = { domains: ['school.example'], emails: [] }
        const { url } = await call(page.request, openShareLink, { params: { quizId }, body: rule })
        await page.context().clearCookies()
        await page.goto(url ?? '')

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Révolution/)
        await expectWellMade(page, screen, mixes)
      })
    }
  })
}

async function lookAt(page: Page, address: string, mixes: readonly Mix[]): Promise<void> {
  await goTo(page, address)
  await expect(page, address).toHaveTitle(/\S · Probant$/)
  await expect(page.locator('html'), address).toHaveAttribute('lang', mixes[0]?.language ?? '')
  await expect(page.locator('[data-load-failure]'), address).toHaveCount(0)
  if (/[?&]dialog=/.test(address)) await expect(page.getByRole('dialog'), address).toBeVisible()
  const empty = EMPTY_SECTIONS[address] ?? EMPTY.filter((pattern) => pattern.test(address)).length
  await expect(page.locator('[data-empty-state]'), address).toHaveCount(empty)

  await expectWellMade(page, address, mixes)
}

async function inviteSomeone({ request }: Page): Promise<void> {
  const workspaces = await call(request, listWorkspaces, {})
  const organizationId = workspaces.find(({ name }) => name === ORGANIZATION)?.ref ?? ''
  await call(request, inviteMembers, {
    params: { organizationId },
    body: { emails: [aPerson().email], role: 'member' },
  })
}
