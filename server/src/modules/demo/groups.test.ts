import { getGroup, groupFormSchema, listGroups } from '@probant/contract/groups'
import { getUsage } from '@probant/contract/usage'
import { listWorkspaces } from '@probant/contract/workspaces'
import { expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { inWorkspace } from '#test/questions.ts'
import { testApp } from '#test/test-app.ts'
import { DEMO_ORGANIZATION } from './people.ts'

const test = testApp()

it('the demonstration has a class and a course, with people who can sign in, and room for more', async () => {
  const logins = await test.services.demo.seed()
  await test.services.demo.seed()
  const claire = test.browser()
  const login = logins.find(({ email }) => email === DEMO_ORGANIZATION.owner)
  if (login) await claire.logIn(login)
  const [, organization] = (await claire.call(listWorkspaces)).body

  const [classroom] = await groupsIn(claire, 'personal')
  const [course] = await groupsIn(claire, organization?.ref ?? '')

  expect(classroom).toMatchObject({ name: 'Terminale 3, histoire-géographie', memberCount: 18 })
  expect(classroom?.members).toContainEqual({ name: 'Lucas Petit', email: 'lucas@demo.probant.test' })
  expect(classroom?.members).toContainEqual({ name: 'Chloé Caron', email: 'chloe.caron@demo.probant.test' })
  expect(course).toMatchObject({ name: 'Cours du soir, sécurité incendie', memberCount: 8 })
  expect(course?.members).toContainEqual({ name: 'Mia Lindqvist', email: 'mia@demo.probant.test' })
  for (const group of [classroom, course]) expect(groupFormSchema.safeParse(group).success).toBe(true)
  const { meters } = (await claire.call(getUsage)).body
  expect(meters).toContainEqual({ kind: 'groups', used: 1, limit: 2 })
})

async function groupsIn(browser: Browser, workspace: string) {
  const { body } = await browser.call(listGroups, { querystring: {} }, inWorkspace(workspace))
  return Promise.all(
    body.items.map(async ({ id }) => (await browser.call(getGroup, { params: { groupId: id } })).body),
  )
}
