import { readFile } from 'node:fs/promises'
import { listQuestions } from '@probant/contract/questions/bank'
import { expectAccessibleInBothSchemes } from '../harness/accessibility.ts'
import { call } from '../harness/calls.ts'
import { expect, test } from '../harness/test.ts'

const MOODLE = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="multichoice">
    <name><text>Gas</text></name>
    <questiontext format="html"><text><![CDATA[<p>Which <b>gas</b> do plants take up?</p>]]></text></questiontext>
    <defaultgrade>2</defaultgrade>
    <single>true</single>
    <answer fraction="100" format="html"><text>Carbon dioxide</text></answer>
    <answer fraction="0" format="html"><text>Oxygen</text></answer>
    <answer fraction="0" format="html"><text>Nitrogen</text></answer>
    <answer fraction="0" format="html"><text>Helium</text></answer>
  </question>
  <question type="truefalse">
    <name><text>Water</text></name>
    <questiontext format="html"><text>Water boils at 100 degrees at sea level.</text></questiontext>
    <answer fraction="100"><text>true</text></answer>
    <answer fraction="0"><text>false</text></answer>
  </question>
  <question type="calculated">
    <name><text>Sums</text></name>
    <questiontext format="html"><text>How much is {a} and {b}?</text></questiontext>
  </question>
</quiz>`

test('questions come in from Moodle, become a quiz, and go out again', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/dashboard/questions')
  await page.getByRole('link', { name: 'Import from a file' }).click()

  await test.step('a file that is none says what to do', async () => {
    await choose('notes.txt', 'It was a dark night. Nobody asked anything.')
    await expect(page.getByRole('alert')).toContainText('We don’t recognize this type of file.')
    await page.getByRole('button', { name: 'Choose another file' }).click()
  })

  await test.step('what was understood, and what was not, is shown before anything comes in', async () => {
    await choose('chemistry.xml', MOODLE)
    await expect(page.getByText('chemistry.xml: 2 questions recognized, 1 not recognized.')).toBeVisible()
    const found = page.getByRole('list', { name: 'Questions in the file' }).getByRole('listitem')
    const faulty = found.filter({ hasText: 'How much is' })
    await expect(faulty).toContainText('calculated with a formula, which isn’t supported.')
    await expect(faulty).toContainText('line 19')
    await expectAccessibleInBothSchemes(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Import 2 questions' })).toBeVisible()
  })

  await test.step('they come in, with a quiz made of them', async () => {
    await page.getByLabel('Make a quiz from them').check()
    await page.getByLabel('Title of the quiz').fill('Chemistry')
    await page.getByRole('button', { name: 'Import 2 questions' }).click()
    await expect(page.getByRole('heading', { name: '2 questions imported' })).toBeVisible()
    const { items } = await call(page.request, listQuestions, { querystring: {} })
    expect(items.map(({ origin }) => origin)).toEqual(['imported', 'imported'])
    await page.getByRole('link', { name: 'Open the quiz' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Chemistry')
  })

  await test.step('the quiz goes out, and what Kahoot can’t hold is said before', async () => {
    const quizId = /edit\/([\w-]+)/.exec(page.url())?.[1] ?? ''
    await page.goto(`/dashboard/view/${quizId}`)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Export' })
    await dialog.getByRole('radio', { name: 'Kahoot' }).click()
    await dialog.getByText('Without the points').click()
    await expect(dialog.getByRole('listitem')).toHaveText([/Which .*gas/, /Water boils/])
    await expectAccessibleInBothSchemes(page)

    await dialog.getByRole('radio', { name: 'Moodle XML' }).click()
    await expect(dialog.getByRole('status').first()).toContainText('2 questions')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Chemistry - Moodle XML.xml')
    expect(await readFile(await file.path(), 'utf8')).toContain('<strong>gas</strong>')
  })

  async function choose(name: string, content: string): Promise<void> {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content),
    })
  }
})

const EXAM = `1. Which town is the capital of France? (2 points)
a) Lyon
b) Paris
c) Nice

2. Which one is the capital of Norway?
a) Oslo *
b) Rome

3. Why are capitals rarely moved?`

test('what was not understood in a text is mended before it comes in', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/dashboard/import')
  const found = page.getByRole('list', { name: 'Questions in the file' }).getByRole('listitem')
  const editor = page.getByRole('dialog', { name: 'Question no. 1 of the file' })

  await test.step('it is pasted, and says what is unclear and where', async () => {
    await page.getByLabel('Or paste your questions').fill(EXAM)
    await page.getByRole('button', { name: 'Read the text' }).click()
    await expect(page.getByText('2 questions recognized, 1 not recognized.')).toBeVisible()
    await expect(found.first()).toContainText('line 1')
    await expect(found.first()).toContainText('It doesn’t say which answer is correct.')
  })

  await test.step('its editor begins with what was understood, and asks before that is given up', async () => {
    await page.getByRole('button', { name: 'Fix it (No. 1)' }).click()
    await expect(editor.getByRole('region', { name: 'In the file' })).toContainText('b) Paris')
    await expect(editor.getByLabel('Answer B', { exact: true })).toHaveValue('Paris')
    await expectAccessibleInBothSchemes(page)
    await editor.getByLabel('Answer B', { exact: true }).fill('Paris, on the Seine')
    await page.keyboard.press('Escape')
    const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await editor.getByRole('radio', { name: /B/ }).first().check()
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('3 questions recognized.')).toBeVisible()
  })

  await test.step('one that was understood is corrected, too; all of it is there after filtering and a reload', async () => {
    await page.getByRole('button', { name: 'Edit (No. 2)' }).click()
    const second = page.getByRole('dialog', { name: 'Question no. 2 of the file' })
    await second.getByRole('textbox', { name: 'Question' }).fill('Which town is the capital of Norway?')
    await second.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('tab', { name: 'Not recognized (0)' }).click()
    await page.getByRole('tab', { name: 'All (3)' }).click()
    await page.reload()
    const list = page.getByRole('list', { name: 'Questions in the file' })
    await expect(list).toContainText('Paris, on the Seine')
    await expect(list).toContainText('Which town is the capital of Norway?')
  })

  await test.step('leaving asks; they come in', async () => {
    await page.getByRole('button', { name: 'Edit (No. 3)' }).click()
    const third = page.getByRole('dialog', { name: 'Question no. 3 of the file' })
    await third.getByRole('textbox', { name: 'Question' }).fill('Why are capitals hardly ever moved?')
    await third.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    const asked = page.getByRole('dialog', { name: 'Leave without importing?' })
    await expect(asked).toContainText('1 question that isn’t imported yet')
    await asked.getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('button', { name: 'Import 3 questions' }).click()
    await expect(page.getByRole('heading', { name: '3 questions imported' })).toBeVisible()
    const { items } = await call(page.request, listQuestions, { querystring: {} })
    expect(items.map(({ title }) => title)).toContain('Why are capitals hardly ever moved?')
  })
})
