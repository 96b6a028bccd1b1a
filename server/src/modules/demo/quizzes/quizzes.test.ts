import { listQuizzes } from '@probant/contract/quizzes/life'
import { getUsage } from '@probant/contract/usage'
import { listWorkspaces } from '@probant/contract/workspaces'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { inWorkspace } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'
import { DEMO_ORGANIZATION } from '../people.ts'

const test = testApp()

describe('the quizzes of the demonstration', () => {
  it.each(['2026-11-16T09:00:00.000Z', '2027-02-28T00:00:00.000Z', '2027-03-27T23:59:59.000Z'])(
    'stand in every stage, once, on %s',
    async (now) => {
      test.clock.set(now)
      const logins = await test.services.demo.seed()
      await test.services.demo.seed()
      const claire = test.browser()
      const login = logins.find(({ email }) => email === DEMO_ORGANIZATION.owner)
      if (login) await claire.logIn(login)

      expect(await phasesIn(claire, 'personal')).toEqual([
        ['Capitales de l’Europe', 'completed', 'fr'],
        ['La Révolution française', 'open', 'fr'],
        ['Reading maps', 'draft', 'en'],
        ['The Industrial Revolution', 'scheduled', 'en'],
      ])
      const [, organization] = (await claire.call(listWorkspaces)).body
      expect(await phasesIn(claire, organization?.ref ?? '')).toEqual([
        ['Gestes de premiers secours', 'completed', 'fr'],
        ['Sécurité incendie', 'open', 'fr'],
      ])
      // There is room to try more.
      const { meters } = (await claire.call(getUsage)).body
      expect(meters.find(({ kind }) => kind === 'quizzes')).toMatchObject({ used: 4, limit: 5 })
    },
  )
})

async function phasesIn(browser: Browser, workspace: string) {
  const { body } = await browser.call(listQuizzes, { querystring: { sort: 'title' } }, inWorkspace(workspace))
  return body.items.map(({ title, phase, language }) => [title, phase, language])
}
