import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothSchemes, PHONE } from '../harness/accessibility.ts'
import { expectAboveBottomBar } from '../harness/first-screen.ts'
import { allRows, chooseAction, rowOf, written } from '../harness/questions.ts'
import { anActiveQuiz, blocks, titleField } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'

test('questions are found again by search and filters, which stand in the address', async ({
  page,
  signUp,
}) => {
  await signUp()
  await fillBank(page)
  await page.goto('/dashboard/questions')
  await expect(allRows(page)).toHaveCount(4)

  await test.step('in the hand, the first of them is seen at once', async () => {
    const desk = page.viewportSize() ?? PHONE
    await page.setViewportSize(PHONE)
    const list = page.getByRole('list', { name: 'Questions in this workspace' })
    await expectAboveBottomBar(page, list.getByRole('listitem').first())
    await page.setViewportSize(desk)
  })

  await test.step('by words', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('norway')
    await expect(page).toHaveURL(/search=norway/)
    await expect(allRows(page)).toHaveText([/capital of Norway/])
    await page.reload()
    await expect(allRows(page)).toHaveText([/capital of Norway/])
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('norway')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(allRows(page)).toHaveCount(4)
  })

  await test.step('by subject, difficulty, language, type, origin and use', async () => {
    const filters = page.getByRole('search')
    await filters.getByLabel('Subject').click()
    const subjects = page.getByRole('listbox', { name: 'Subject' }).getByRole('option')
    await expect(subjects).toHaveText(['Geography2', 'Biology1', 'Histoire1'])
    await subjects.first().click()
    await expect(allRows(page)).toHaveCount(2)
    await filters.getByRole('combobox', { name: 'Difficulty' }).selectOption('Tough')
    await expect(allRows(page)).toHaveText([/capital of Sweden/])
    await page.reload()
    await expect(page).toHaveURL(/subject=Geography&difficulty=tough|difficulty=tough&subject=Geography/)
    await expect(allRows(page)).toHaveText([/capital of Sweden/])
    await filters.getByRole('button', { name: 'Clear filters' }).click()

    await filters.getByRole('button', { name: 'Filters' }).click()
    await filters.getByRole('combobox', { name: 'Language' }).selectOption('Français')
    await expect(allRows(page)).toHaveText([/Bastille/])
    await filters.getByRole('combobox', { name: 'Origin' }).selectOption('Generated')
    await expect(page.getByRole('heading', { name: 'No matching questions' })).toBeVisible()
    await filters.getByRole('combobox', { name: 'Origin' }).selectOption('Written manually')
    await filters.getByRole('combobox', { name: 'Use' }).selectOption('Not in a quiz')
    await filters.getByRole('combobox', { name: 'Type' }).selectOption('Multiple choice')
    await expect(allRows(page)).toHaveText([/Bastille/])
    await filters.getByRole('button', { name: 'Clear filters' }).click()
  })

  await test.step('in another order', async () => {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Question, A to Z')
    await expect(allRows(page)).toHaveText([
      /En quelle année/,
      /What is the capital of N/,
      /S/,
      /Which organ/,
    ])
  })
})

test('a question is changed, its history read, and an older version used', async ({ page, signUp }) => {
  const { username } = await signUp()
  await written(page.request, 'What is the capital of Norway?')
  await page.goto('/dashboard/questions')

  await test.step('edit, by a press on its row', async () => {
    await page.getByRole('cell', { name: 'Geography' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit question' })
    await editor.getByLabel('Question', { exact: true }).fill('Which city is the capital of Norway?')
    await editor.getByRole('combobox', { name: 'Difficulty' }).selectOption('Medium')
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Your changes are saved.')).toBeVisible()
    await expect(rowOf(page, 'Which city is the capital of Norway?')).toContainText('Medium')
  })

  await test.step('leaving without saving is asked about', async () => {
    await chooseAction(page, 'Which city', 'Edit')
    const editor = page.getByRole('dialog', { name: 'Edit question' })
    await editor.getByLabel('Question', { exact: true }).fill('Never to be saved, this one?')
    await editor.getByRole('button', { name: 'Cancel' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(editor).toBeHidden()
    await expect(rowOf(page, 'Which city is the capital of Norway?')).toBeVisible()
  })

  await test.step('the history, and back', async () => {
    await chooseAction(page, 'Which city', 'History')
    const history = page.getByRole('dialog', { name: 'History' })
    const versions = history.locator('ol > li:has(> details)')
    await expect(versions).toHaveCount(2)
    await expect(versions.first()).toContainText('Current version')
    await expect(versions.first()).toContainText(username)
    await versions.last().locator('summary').click()
    await expect(versions.last()).toContainText('What is the capital of Norway?')
    await expectAccessibleInBothSchemes(page, 'the history of a question')
    await versions.last().getByRole('button', { name: 'Use this version' }).click()

    const editor = page.getByRole('dialog', { name: 'Edit question' })
    await expect(editor.getByText('This is the text of an earlier version.')).toBeVisible()
    await expect(editor.getByLabel('Question', { exact: true })).toHaveValue('What is the capital of Norway?')
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await expect(editor).toBeHidden()
    await expect(rowOf(page, 'What is the capital of Norway?')).toContainText('Easy')
  })
})

test('questions are duplicated, changed together and deleted after a question', async ({ page, signUp }) => {
  await signUp()
  await fillBank(page)
  await page.goto('/dashboard/questions')

  await test.step('duplicate one', async () => {
    await chooseAction(page, 'Which organ', 'Duplicate')
    await expect(page.getByText('Duplicated. The copy is yours to change.')).toBeVisible()
    await expect(rowOf(page, 'Which organ')).toHaveCount(2)
  })

  await test.step('give all the same difficulty and subject', async () => {
    const bulk = page.getByRole('group', { name: 'Selected questions' })
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    await expect(bulk).toContainText('5 selected')
    await page.getByRole('checkbox', { name: /^Select: En quelle année/ }).uncheck()
    await expect(bulk).toContainText('4 selected')
    await expectAccessibleInBothSchemes(page, 'selected questions')
    await bulk.getByRole('button', { name: 'Set difficulty' }).click()
    await page.getByRole('menuitem', { name: 'Medium' }).click()
    await expect(page.getByText('Difficulty changed for 4 questions.')).toBeVisible()
    await expect(allRows(page).filter({ hasText: 'Medium' })).toHaveCount(4)
    await expect(rowOf(page, 'En quelle année')).toContainText('Easy')
  })

  await test.step('make a quiz from two of them, in the order of choosing', async () => {
    await page
      .getByRole('checkbox', { name: /^Select: Which organ/ })
      .first()
      .check()
    await page.getByRole('checkbox', { name: /^Select: What is the capital of Norway/ }).check()
    await page.getByRole('button', { name: 'Make a quiz from these' }).click()
    await expect(titleField(page)).toHaveValue('Biology')
    await expect(blocks(page)).toContainText(['Which organ', 'capital of Norway'])
    await page.goto('/dashboard/questions')
  })

  await test.step('print two of them, and all that are found', async () => {
    const printed = page.getByRole('article')
    await page.getByRole('checkbox', { name: /^Select: What is the capital of Norway/ }).check()
    await page.getByRole('checkbox', { name: /^Select: En quelle année/ }).check()
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('link', { name: 'Print or PDF' }).click()
    await page.getByText('After the questions').click()
    await page.reload()
    await expect(printed.first()).toContainText(/1\..*capital of Norway.*2\..*En quelle année/)
    await expect(printed.last().getByRole('row')).toHaveCount(4)

    await page.getByRole('link', { name: 'Back to the questions' }).click()
    await page.getByRole('button', { name: 'Import and export' }).click()
    await page.getByRole('menuitem', { name: 'Export all 5 questions' }).click()
    await page.getByRole('link', { name: 'Print or PDF' }).click()
    await expect(printed).toContainText('5 questions')
    await page.goto('/dashboard/questions')
  })

  await test.step('what a quiz uses is not deleted, and says why', async () => {
    await page.getByRole('button', { name: /^Actions for.*capital of Norway/ }).click()
    await expect(page.getByRole('menu')).toContainText('This question is used in a quiz')
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('what is in an open quiz is not changed, but its copy is', async () => {
    const used = 'What is asked in “Openly”?'
    await anActiveQuiz(page.request, 'Openly')
    await page.reload()
    await rowOf(page, used).getByRole('cell', { name: 'Geography' }).click()
    const preview = page.getByRole('dialog', { name: 'As participants see it' })
    await expect(preview).toContainText('This question is in a published quiz, so it can’t be edited.')
    await expectAccessible(page, 'a question that can’t be changed')
    await preview.getByRole('button', { name: 'Duplicate and edit' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit question' })
    await expect(editor.getByLabel('Question', { exact: true })).toHaveValue(used)
    await editor.getByRole('button', { name: 'Cancel' }).click()
    await expect(rowOf(page, used)).toHaveCount(2)
  })

  await test.step('delete one, after a question', async () => {
    await chooseAction(page, 'En quelle année', 'Delete')
    const question = page.getByRole('dialog', { name: 'Delete this question?' })
    await expect(question).toContainText('“En quelle année la Bastille est-elle prise ?” and its history')
    await expectAccessible(page, 'the deletion of a question')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(rowOf(page, 'En quelle année')).toBeVisible()

    await chooseAction(page, 'En quelle année', 'Delete')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('The question has been deleted.')).toBeVisible()
    await expect(rowOf(page, 'En quelle année')).toHaveCount(0)
  })

  await test.step('delete the rest together', async () => {
    const bulk = page.getByRole('group', { name: 'Selected questions' })
    await page.getByRole('checkbox', { name: 'Select this page' }).check()
    await bulk.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Delete 6 questions?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('3 questions deleted.')).toBeVisible()
    await expect(page.getByRole('dialog', { name: '3 questions stay unchanged' })).toBeVisible()
  })
})

async function fillBank({ request }: Page): Promise<void> {
  await written(request, 'What is the capital of Norway?')
  await written(request, 'What is the capital of Sweden?', { difficulty: 'tough' })
  await written(request, 'Which organ pumps the blood?', { subject: 'Biology' })
  await written(request, 'En quelle année la Bastille est-elle prise ?', {
    subject: 'Histoire',
    language: 'fr',
  })
}
