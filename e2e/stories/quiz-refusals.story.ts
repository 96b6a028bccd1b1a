import type { Page } from '@playwright/test'
import { acceptInvitation } from '@probant/contract/invitations'
import { listMembers, setMemberRole } from '@probant/contract/members'
import { inviteParticipants, withdrawParticipant } from '@probant/contract/participants/inviting'
import { deactivateQuiz, endQuiz } from '@probant/contract/quizzes/life'
import { expectAccessible } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { confirmAddress, invite, moveAddress } from '../harness/organizations.ts'
import { aDraft, anActiveQuiz, inDays, titleField } from '../harness/quizzes.ts'
import { logIn } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'
import { switchTo } from '../harness/workspaces.ts'

/** What the server refuses because something has changed since the page was drawn. The others stand in `quizzes.story.ts`. */
test('QUIZ002: who is no moderator any more ends no colleague’s quiz', async ({
  page,
  signUpAsOwner,
  someoneElse,
  mailbox,
}) => {
  const { organization } = await signUpAsOwner('Lycée Curie')
  const { person, page: theirs } = await someoneElse()
  const [, token = ''] = (await invite(page.request, organization, person.email, mailbox)).split('#')
  const params = { organizationId: organization.id }
  await call(theirs.request, acceptInvitation, { params, body: { token } })
  const { items } = await call(page.request, listMembers, { params, querystring: {} })
  const memberId = items.find(({ email }) => email === person.email)?.id ?? ''
  const become = (role: 'moderator' | 'member') =>
    call(page.request, setMemberRole, { params: { ...params, memberId }, body: { role } })
  await become('moderator')
  await anActiveQuiz(page.request, 'Capitals', {}, { workspace: organization.id })

  await theirs.goto('/dashboard')
  await switchTo(theirs, 'Lycée Curie')
  await theirs.goto('/dashboard/quiz')
  await askToEnd(theirs, 'Capitals')
  await become('member')
  await theirs.getByRole('button', { name: 'End for everyone' }).click()
  await expect(theirs.getByText('You’re not allowed to do this with this quiz.')).toBeVisible()
})

test('QUIZ009: who comes to their own quiz as a participant is led to where they can view it', async ({
  page,
  signUp,
}) => {
  await signUp()
  const { id } = await anActiveQuiz(page.request, 'Capitals')
  await page.goto(`/quiz/${id}`)
  await expect(page.getByRole('heading', { name: 'You’re not a participant in this quiz' })).toBeVisible()
  await expectAccessible(page, 'a quiz that one may only look at')
  await page.getByRole('link', { name: 'View quiz' }).click()
  await expect(page).toHaveURL(`/dashboard/view/${id}`)
  await expect(page.getByRole('heading', { name: 'Capitals' })).toBeVisible()
})

test('QUIZ003: somebody was invited while it was changed', async ({ page, signUp, mailbox }) => {
  await confirmAddress(page.request, await signUp(), mailbox)
  const { id } = await anActiveQuiz(page.request, 'Rivers of Europe')
  await page.goto(`/dashboard/edit/${id}`)
  await titleField(page).fill('Rivers of the world')

  const body = { people: [{ email: 'ann@example.org' }] }
  await call(page.request, inviteParticipants, { params: { quizId: id }, body })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('This quiz already has participants, so it can’t be changed.')).toBeVisible()
})

for (const { code, minutes, sentence } of [
  { code: 'QUIZ005', minutes: -10, sentence: 'This quiz’s end time has passed, so it can’t be published.' },
  {
    code: 'QUIZ020',
    minutes: 80,
    sentence: 'The quiz must stay open for at least its duration plus one hour.',
  },
]) {
  test(`${code}: the server’s clock decides, not that of the browser`, async ({ page, signUp }) => {
    await signUp()
    const endsAt = new Date(Date.now() + minutes * 60_000).toISOString()
    const { id } = await aDraft(page.request, 'Almost over', ['What time is it?'], { endsAt })

    // To this computer it is yesterday, and there is all the time in the world.
    await page.clock.setFixedTime(new Date(inDays(-1)))
    await page.goto(`/dashboard/edit/${id}?dialog=publish`)
    const dialog = page.getByRole('dialog', { name: 'Ready to publish' })
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(dialog.getByRole('alert')).toContainText(sentence)
  })
}

test('QUIZ006 and QUIZ013: taken back or ended by somebody else a moment ago', async ({ page, signUp }) => {
  await signUp()
  const taken = await anActiveQuiz(page.request, 'Taken back')
  const ended = await anActiveQuiz(page.request, 'Ended')
  await page.goto('/dashboard/quiz')

  await askToEnd(page, 'Taken back')
  await call(page.request, deactivateQuiz, { params: { quizId: taken.id } })
  await page.getByRole('button', { name: 'End for everyone' }).click()
  await expect(page.getByText('This quiz isn’t published yet. Try again later.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await askToEnd(page, 'Ended')
  await call(page.request, endQuiz, { params: { quizId: ended.id } })
  await page.getByRole('button', { name: 'End for everyone' }).click()
  await expect(
    page.getByText('This quiz has ended. If you think that’s a mistake, contact its creator.'),
  ).toBeVisible()
})

test('QUIZ009: an invitation that was withdrawn meanwhile says so, and nothing else', async ({
  classroom,
  anInvitee,
}) => {
  const { page: theirs, params } = await anInvitee()
  await theirs.goto(`/quiz/${params.quizId}`)
  await expect(theirs.getByRole('heading', { name: 'Open now' })).toBeVisible()

  await call(classroom.desk, withdrawParticipant, { params })
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'This invitation has been withdrawn' })).toBeVisible()
})

test('QUIZ009: an invitation whose account has another address now leads to the log-in, and on to the quiz', async ({
  page,
  signUpVerified,
  someoneElse,
  visitor,
  mailbox,
}) => {
  await signUpVerified()
  const { id: quizId } = await anActiveQuiz(page.request, 'Moved house')
  const { person, page: theirs } = await someoneElse()
  await confirmAddress(theirs.request, person, mailbox)
  const people = [{ email: person.email }]
  await call(page.request, inviteParticipants, { params: { quizId }, body: { people } })
  const link = await mailbox.linkFor(person.email, /Moved house/)
  await enterBy(theirs, link)
  await expect(theirs).toHaveURL(`/quiz/${quizId}`)
  const moved = { ...person, email: 'moved@example.org' }
  await moveAddress(theirs.request, person, moved.email, mailbox)

  const elsewhere = await visitor()
  await enterBy(elsewhere, link)
  await expect(elsewhere.getByRole('heading', { name: 'Log in to take this quiz' })).toBeVisible()
  await expect(elsewhere.getByText('an account whose e-mail address has changed')).toBeVisible()
  await expectAccessible(elsewhere, 'an invitation of another address')
  await elsewhere.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(elsewhere, moved)
  await expect(elsewhere).toHaveURL(`/quiz/${quizId}`)
  await expect(elsewhere.getByRole('heading', { name: 'Open now' })).toBeVisible()
})

async function enterBy(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Go to the quiz' }).click()
}

async function askToEnd(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for “${title}”` }).click()
  await page.getByRole('menuitem', { name: 'End now' }).click()
  await expect(page.getByRole('dialog', { name: `End “${title}” now?` })).toBeVisible()
}

test('with no quiz left in the plan it is said at the button, and above a form that could not be saved', async ({
  page,
  signUp,
}) => {
  await signUp()
  for (const number of [1, 2, 3, 4, 5]) await aDraft(page.request, `Quiz number ${number}`, [])
  const said = page.getByRole('status').filter({ hasText: 'Your plan has no quiz left this month.' })

  await page.goto('/dashboard/quiz')
  await page.getByRole('button', { name: 'Create quiz' }).click()
  await expect(said.getByRole('link', { name: 'See plans' })).toBeVisible()

  await page.goto('/dashboard/create')
  await expect(said.getByRole('link', { name: 'See plans' })).toBeVisible()
  await expectAccessible(page, 'no quiz left in the plan')
})
