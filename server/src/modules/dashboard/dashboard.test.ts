import { DASHBOARD_INVITED, DASHBOARD_SHELVES, getDashboard } from '@probant/contract/dashboard'
import { listMyInvitations } from '@probant/contract/invitations'
import { listInvitedQuizzes } from '@probant/contract/participants/invited-quizzes'
import { getQuizOverview, listQuizzes } from '@probant/contract/quizzes/life'
import { getResultOverview } from '@probant/contract/results/overview'
import { getUsage } from '@probant/contract/usage'
import { getWorkspace } from '@probant/contract/workspaces'
import { expect, it } from 'vitest'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace } from '#test/questions.ts'
import { reviewingOf, rightAnswers } from '#test/reviewing.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { anOrganization, aMember } = organizationsOf(test)
const { anExam, aTaker } = reviewingOf(test)

it('answers in one call what its parts answer each, of the workspace that is asked for', async () => {
  const organization = await anOrganization()
  const creator = await aMember(organization)
  const made = await anExam({ workspace: organization.id }, creator)
  const taker = await aTaker(made)
  await taker.handIn(...rightAnswers(taker.sitting))

  for (const there of [inWorkspace(organization.id), undefined]) {
    const { body } = await creator.call(getDashboard, undefined, there)

    expect(body).toEqual({
      workspace: (await creator.call(getWorkspace, undefined, there)).body,
      usage: (await creator.call(getUsage, undefined, there)).body,
      invitations: (await creator.call(listMyInvitations)).body,
      invited: (await creator.call(listInvitedQuizzes, { querystring: DASHBOARD_INVITED })).body,
      results: (await creator.call(getResultOverview, undefined, there)).body,
      overview: (await creator.call(getQuizOverview, undefined, there)).body,
      ongoing: (await creator.call(listQuizzes, { querystring: DASHBOARD_SHELVES.ongoing }, there)).body,
      drafts: (await creator.call(listQuizzes, { querystring: DASHBOARD_SHELVES.drafts }, there)).body,
      past: (await creator.call(listQuizzes, { querystring: DASHBOARD_SHELVES.past }, there)).body,
    })
    expect(body.overview.open).toBe(there ? 1 : 0)
  }
})

it('shows all the rest where there is no plan to be used up', async () => {
  const creator = await test.signedUp()
  await test.database.pool.query('update subscriptions set plan_id = null')

  const { body } = await creator.call(getDashboard)

  expect(body).toMatchObject({ usage: null, overview: { draft: 0 }, ongoing: { items: [] } })
})

it('shows nothing of a workspace to whoever is not of it', async () => {
  const organization = await anOrganization()
  const stranger = await test.signedUp()

  expect(await stranger.call(getDashboard, undefined, inWorkspace(organization.id))).toFailWith(
    'organizationNotFound',
  )
})
