import { deleteQuiz, publishQuiz } from '@probant/contract/quizzes/life'
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectRoomForAll,
  PHONE,
} from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { countClicks } from '../harness/clicks.ts'
import { generatorOf } from '../harness/generation.ts'
import { confirmAddress } from '../harness/organizations.ts'
import { aPerson } from '../harness/people.ts'
import {
  aDraft,
  anActiveQuiz,
  blocks,
  chooseEnd,
  expectSaved,
  inDays,
  titleField,
} from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'

/** Each takes long, and none knows of another. */
test.describe.configure({ mode: 'parallel' })

test('someone new signs up, has a quiz made, publishes it and invites three people: twelve clicks with the tour', async ({
  page,
  mailbox,
}) => {
  const clicks = await countClicks(page)
  const person = aPerson()

  await test.step('from the front page to an account', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Sign up' }).first().click()
    await page.getByLabel('Name').fill(person.username)
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Repeat the password').fill(person.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/dashboard')
    // In the mail; the first account of an installation needs none.
    await confirmAddress(page.request, person, mailbox)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your first quiz in four steps' })).toBeVisible()
  })

  await test.step('a small tour stands in the form, over nothing of it', async () => {
    await page.evaluate(() => localStorage.removeItem('quiz-tour'))
    await page.getByRole('link', { name: 'Create quiz' }).click()
    await expect(page.getByRole('region', { name: 'Start with a title' })).toBeVisible()
    await expect(titleField(page)).toBeFocused()
    await page.keyboard.type('The water cycle')
    await expectAccessibleInBothSchemes(page, 'the tour')
    // The draft has been saved, but whoever is still at its title may be about to press the card.
    await expectSaved(page)
    await expect(titleField(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: 'Start with a title' })).toBeVisible()
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
    await expect(page.getByRole('region', { name: 'Add questions' })).toBeVisible()
  })

  await test.step('the questions are made without leaving the form', async () => {
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    const dialog = generatorOf(page)
    await expect(dialog.getByLabel('Subject')).toHaveValue(/^(The )?water cycle$/i)
    await dialog.getByRole('button', { name: 'Generate 10 questions' }).click()
    await expect(dialog.getByText('All 10 questions you asked for are ready.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add all to the quiz' }).click()
    await expect(dialog).toBeHidden()
    await expect(blocks(page)).toHaveCount(10)
    await expectSaved(page)
    await expect(page).toHaveURL(/\/dashboard\/edit\//)
    await expect(page.getByRole('region', { name: 'Decide when and how' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Add questions' })).toHaveCount(0)
  })

  await test.step('it is published, open for a week', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Ready to publish' })
    await expect(dialog).toContainText('10 questions, 10 points in total.')
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(page).toHaveURL(/\/dashboard\/view\//)
    await expect(page.getByRole('heading', { level: 1, name: 'The water cycle' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Open')
    await expect(page.getByRole('link', { name: 'Invite people' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'See the participants' })).toHaveCount(0)
  })
  const view = new URL(page.url()).pathname

  await test.step('three people are invited', async () => {
    await page.getByRole('link', { name: 'Invite', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite people to “The water cycle”' })
    await expect(dialog.getByRole('textbox').first()).toBeFocused()
    await page.keyboard.type('twelve.one@example.org, twelve.two@example.org, twelve.three@example.org')
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await expect(dialog).toContainText('3 people invited')
    expect(clicks.count()).toBeLessThanOrEqual(12)
    await page.keyboard.press('Escape')
  })

  await test.step('the dashboard knows it, and shows the way no longer', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('main')).toContainText('“The water cycle” is open.')
    await expect(page.getByRole('heading', { name: /four steps/ })).toHaveCount(0)
  })

  await test.step('what is missing in a copy is said, with the way to mend it', async () => {
    await page.goto(view.replace('/view/', '/duplicate/'))
    await expect(blocks(page)).toHaveCount(10)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('One thing before you publish')
    await expectAccessibleInBothSchemes(page, 'the check list')
    await dialog.getByRole('button', { name: 'Fix' }).click()
    await expect(page.getByLabel('Date', { exact: true }).last()).toBeFocused()
    await chooseEnd(page, inDays(2))
    await expectSaved(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Ready to publish' })).toContainText('10 questions')
    await page.keyboard.press('Escape')
  })

  await test.step('the preview closes to where it was opened', async () => {
    await page.getByRole('link', { name: 'Preview' }).click()
    await expect(page.getByRole('dialog')).toContainText('nothing is recorded')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/dashboard\/edit\//)
    await page.goto(view)
  })

  await test.step('as participants will see it', async () => {
    await page
      .getByRole('link', { name: 'Preview' })
      .or(page.getByRole('button', { name: 'Preview' }))
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('nothing is recorded')
    await expectAccessibleInBothSchemes(page, 'the preview')
    await page.keyboard.press('Escape')
  })

  await test.step('and on paper', async () => {
    await page.goto(`${new URL(page.url()).pathname}/print`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByText('Shuffled variants').click()
    await page.getByText('After the questions').click()
    await page.getByLabel('Number of variants').fill('8')
    await expect(page.getByText('Variant H', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Answer key' })).toHaveCount(8)
    await expectAccessible(page, 'eight variants on paper')
  })
})

test('a quiz is duplicated, and the copy changed', async ({ page, signUp }) => {
  await signUp()
  const quiz = await aDraft(page.request, 'Capitals', ['What is the capital of Norway?', 'Where is Bergen?'])
  await call(page.request, publishQuiz, { params: { quizId: quiz.id }, body: { revision: quiz.revision } })

  await page.goto('/dashboard/quiz')
  await page.getByRole('cell', { name: /^2 questions/ }).click()
  await expect(page).toHaveURL(`/dashboard/view/${quiz.id}`)
  await page.goBack()
  await page.getByRole('button', { name: 'Actions for “Capitals”' }).click()
  await expect(page.getByRole('menu')).toContainText('Only drafts can be deleted.')
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(titleField(page)).toHaveValue('Capitals (copy)')
  await expect(blocks(page)).toHaveCount(2)
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.reload()
  await expect(blocks(page)).toHaveCount(2)

  await test.step('whoever leaves the copy before it is made is asked', async () => {
    const leaving = page.getByRole('dialog', { name: 'Save the copy as a draft?' })
    const leave = () => page.getByRole('link', { name: 'Leave the editor' }).click()
    await leave()
    await expectAccessible(page, 'leaving a copy')
    await leaving.getByRole('button', { name: 'Stay' }).click()
    await expect(leaving).toBeHidden()
    await expect(blocks(page)).toHaveCount(2)
    await leave()
    await leaving.getByRole('button', { name: 'Leave without it' }).click()
    await expect(page).toHaveURL('/dashboard/quiz?show=drafts')
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Capitals (copy)')

    await page.goto(`/dashboard/duplicate/${quiz.id}`)
    await expect(blocks(page)).toHaveCount(2)
    await leave()
    await leaving.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: 'Capitals (copy)' })).toBeVisible()
    await expect(page).toHaveURL('/dashboard/quiz?show=drafts')
  })
  await page.goto(`/dashboard/duplicate/${quiz.id}`)

  await titleField(page).fill('Capitals of the north')
  await expectSaved(page)
  await page.reload()
  await expect(titleField(page)).toHaveValue('Capitals of the north')
  await expect(blocks(page)).toHaveCount(2)

  await test.step('the correct answers are shown to whoever asks for them, here and in the overview', async () => {
    const answers = page.getByText('Correct answer:')
    await expect(answers).toHaveCount(0)
    await page.getByRole('switch', { name: 'Show correct answers' }).check()
    await expect(answers).toHaveCount(2)
    await expectAccessibleInBothSchemes(page, 'a quiz with its answers')
    await page.goto(`/dashboard/view/${quiz.id}`)
    await expect(answers).toHaveCount(2)
    await page.getByRole('switch', { name: 'Show correct answers' }).uncheck()
    await expect(answers).toHaveCount(0)
  })

  await page.goto('/dashboard/quiz?show=drafts')
  await expect(page.getByRole('main')).toContainText('Capitals of the north')
})

test('questions are put in order by the keyboard, and stay so', async ({ page, signUp }) => {
  await signUp()
  const titles = ['First question of all', 'Second question of all', 'Third question of all']
  const { id } = await aDraft(page.request, 'In order', titles)
  await page.goto(`/dashboard/edit/${id}`)
  await expect(blocks(page)).toHaveCount(3)

  await test.step('at once, with Alt and an arrow', async () => {
    await page.getByRole('button', { name: /^Move question 1/ }).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(blocks(page)).toContainText(['Second', 'First', 'Third'])
    await expect(page.getByRole('button', { name: /^Move question 2/ })).toBeFocused()
  })

  await test.step('or lifted, moved and dropped', async () => {
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(blocks(page)).toContainText(['Second', 'Third', 'First'])
  })

  await expectSaved(page)
  await page.reload()
  await expect(blocks(page)).toContainText(['Second', 'Third', 'First'])
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('a reload in the middle of writing loses nothing', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/dashboard/create')
    await titleField(page).fill('L')
    await page.reload()
    await expect(titleField(page)).toHaveValue('L')

    await titleField(page).fill('Le cycle de l’eau')
    // At once: what has not reached the server is in this browser.
    await page.reload()
    await expect(titleField(page)).toHaveValue('Le cycle de l’eau')
    await expectSaved(page)
    await page.reload()
    await expect(titleField(page)).toHaveValue('Le cycle de l’eau')
    await expect(page).toHaveURL(/\/dashboard\/edit\//)
  })
})

test('of two tabs, the later is told, and nothing is lost in silence', async ({ page, signUp, context }) => {
  await signUp()
  const { id } = await aDraft(page.request, 'Two tabs', ['What is written here?'])
  await page.goto(`/dashboard/edit/${id}`)
  const other = await context.newPage()
  await other.goto(`/dashboard/edit/${id}`)
  await titleField(other).fill('Written in the other tab')
  await expectSaved(other)

  await page.bringToFront()
  await titleField(page).fill('Written in this tab')
  const dialog = page.getByRole('dialog', { name: 'This quiz was changed elsewhere' })
  await expect(dialog).toBeVisible()
  await expectAccessibleInBothSchemes(page, 'a quiz that was changed elsewhere')
  await dialog.getByRole('button', { name: 'See that version' }).click()
  await expect(titleField(page)).toHaveValue('Written in the other tab')
  await page.getByRole('button', { name: 'Restore mine' }).click()
  await expect(titleField(page)).toHaveValue('Written in this tab')
  await expectSaved(page)
})

test.describe('in Montreal', () => {
  test.use({ timezoneId: 'America/Montreal' })

  test('a creator’s window in Paris is the same instant, across a change of the clocks', async ({
    page,
    signUp,
  }) => {
    await signUp()
    // Summer time ends on 31 October in Paris, on 7 November in Montreal.
    const window = { startsAt: '2027-11-03T08:00:00.000Z', endsAt: '2027-11-08T08:00:00.000Z' }
    const { id } = await aDraft(page.request, 'Across the ocean', ['What time is it there?'], window)
    await page.goto(`/dashboard/view/${id}`)
    const main = page.getByRole('main')
    await expect(main).toContainText(/4:00.*3:00.*(Montreal|Toronto) time/)
    await expect(main).toContainText(/9:00.*Paris time.*in the quiz’s time zone/)
  })

  test('the dashboard tells the same hour in its first line and in the list below', async ({
    page,
    signUp,
  }) => {
    await signUp()
    const startsAt = new Date(Date.now() + 24 * 60 * 60 * 1000)
    startsAt.setUTCHours(20, 0, 0, 0)
    await anActiveQuiz(page.request, 'Across the ocean', { startsAt: startsAt.toISOString() })
    await page.goto('/dashboard')
    const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Montreal', timeStyle: 'short' })
    const shown = hour.format(startsAt)
    await expect(page.getByText(/Next up/)).toContainText(shown)
    const link = page.getByRole('link', { name: 'Across the ocean', exact: true })
    await expect(page.getByRole('listitem').filter({ has: link })).toContainText(shown)
    await expect(page.getByRole('main')).not.toContainText('Paris time')
  })
})

test('each refusal is said in words', async ({ page, signUp }) => {
  await signUp()
  const draft = await aDraft(page.request, 'Soon gone', ['Who is quicker, you or me?'])
  const active = await aDraft(page.request, 'Active soon', ['Who is faster, he or she?'])

  await test.step('whatever keeps it from being published stands in one list', async () => {
    const late = {
      startsAt: inDays(3),
      endsAt: inDays(2),
      sections: [{ title: 'Nothing here', questions: [] }],
    }
    const { id } = await aDraft(page.request, 'Not ready', [], late)
    await page.goto(`/dashboard/edit/${id}?dialog=publish`)
    const list = page.getByRole('dialog', { name: '2 things before you publish' })
    await expect(list).toContainText('It has no questions yet.')
    await expect(list).toContainText('Its end time isn’t after its start time.')
    await call(page.request, deleteQuiz, { params: { quizId: id } })
  })

  await test.step('a draft that was published meanwhile can’t be deleted', async () => {
    await page.goto('/dashboard/quiz?show=drafts')
    await page.getByRole('button', { name: 'Actions for “Active soon”' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await call(page.request, publishQuiz, { params: { quizId: active.id }, body: { revision: 1 } })
    await page.getByRole('button', { name: 'Delete draft' }).click()
    await expect(page.getByText('Only drafts can be deleted. Move it back to drafts first.')).toBeVisible()
  })

  await test.step('what is gone is not there', async () => {
    await call(page.request, deleteQuiz, { params: { quizId: draft.id } })
    await page.goto(`/dashboard/edit/${draft.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/doesn’t exist|can’t find this quiz/)
  })

  await test.step('more than the plan has room for leads to the plans, and stays in this browser', async () => {
    for (let index = 0; index < 4; index++) await aDraft(page.request, `Quiz ${index}`, [])
    await page.goto('/dashboard/create')
    await titleField(page).fill('One too many')
    await expect(page.getByRole('dialog', { name: 'Quiz limit reached' })).toContainText('See plans')
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(titleField(page)).toHaveValue('One too many')
  })
})

test.describe('in French, in the hand', () => {
  test.use({ locale: 'fr-FR', viewport: PHONE })

  test('a quiz that could not be saved says so, and there is room for the button to try again', async ({
    page,
    signUp,
  }) => {
    await signUp()
    for (let index = 0; index < 5; index++) await aDraft(page.request, `Quiz ${index}`, [])
    await page.goto('/dashboard/create')
    await page.getByRole('textbox', { name: 'Titre du quiz' }).fill('Un de trop')
    await expect(page.getByRole('dialog', { name: 'Nombre maximal de quiz atteint' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expectRoomForAll(page, 'a quiz that could not be saved')
  })
})
