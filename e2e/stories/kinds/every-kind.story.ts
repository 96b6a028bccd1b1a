import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Download, Page } from '@playwright/test'
import { listQuestions } from '@probant/contract/questions/bank'
import type { QuestionType } from '@probant/contract/questions/form'
import { endQuiz } from '@probant/contract/quizzes/life'
import { unpack } from '../../../server/src/platform/archive/unpack.ts'
import { expectAccessible, expectNoFindings, expectRoomForAll, PHONE } from '../../harness/accessibility.ts'
import { call } from '../../harness/calls.ts'
import { ANSWERING } from '../../harness/kinds/answering.ts'
import { aQuizOfAll, POINTS, TITLES, TYPES } from '../../harness/kinds/quiz-of-all.ts'
import { enterAccount } from '../../harness/people.ts'
import { saved } from '../../harness/scorm.ts'
import { anOpenQuiz, expectAllSaved, start } from '../../harness/taking.ts'
import { expect, test } from '../../harness/test.ts'

test('a question of each kind: on a phone, by keyboard, without network, gone on at another device, marked, regraded, analysed and printed', async ({
  page,
  classroom,
  visitor,
  aParticipant,
}) => {
  const { page: phone, quiz } = await aParticipant(await aQuizOfAll(classroom.desk))
  await phone.setViewportSize(PHONE)
  await phone.addInitScript(() => localStorage.setItem('locale', 'fr'))
  await phone.goto(`/quiz/${quiz.id}`)
  await start(phone)
  await phone.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => phone.evaluate(pictureCount)).toBe(1)

  await test.step('answered without network; a reload in between loses nothing', async () => {
    await phone.context().setOffline(true)
    for (const [index, type] of TYPES.entries()) {
      await expect(phone.getByText(`Question ${index + 1} sur ${TYPES.length}`)).toBeVisible()
      await ANSWERING[type].give(phone)
      await ANSWERING[type].expectGiven(phone)
      await expectAccessible(phone, type)
      await expectRoomForAll(phone, type)
      await phone.reload()
      await ANSWERING[type].expectGiven(phone)
      if (index < TYPES.length - 1) await phone.getByRole('button', { name: 'Suivant' }).press('Enter')
    }
    await expect(phone.getByText('Vous êtes hors ligne.')).toBeVisible()
    await phone.context().setOffline(false)
    await expectAllSaved(phone)
  })

  const desk = await visitor()
  await test.step('gone on at another device, where all of it stands', async () => {
    await enterAccount(desk.request, classroom.learner)
    await desk.goto(`/quiz/${quiz.id}`)
    await desk.getByRole('button', { name: 'Continue here' }).press('Enter')
    for (const type of TYPES.toReversed()) {
      await ANSWERING[type].expectGiven(desk)
      if (type !== TYPES[0]) await desk.getByRole('button', { name: 'Back', exact: true }).press('Enter')
    }
  })

  await test.step('handed in: all but the open answer is right', async () => {
    await desk.getByRole('button', { name: 'Questions' }).press('Enter')
    await desk.getByRole('button', { name: `Question ${TYPES.length}, answered` }).press('Enter')
    await desk.getByRole('button', { name: 'Hand in', exact: true }).press('Enter')
    await desk.getByRole('dialog').getByRole('button', { name: 'Hand in', exact: true }).press('Enter')
    const graded = POINTS * (TYPES.length - 1)
    await expect(desk.getByText(`${graded} of the ${graded} points graded so far`)).toBeVisible()
    await call(classroom.desk, endQuiz, { params: { quizId: quiz.id } })
    await desk.getByRole('button', { name: 'See what you handed in' }).press('Enter')
    for (const type of TYPES) await expect(desk.getByText(TITLES[type]).first()).toBeVisible()
    await expectAccessible(desk, 'what was handed in')
  })

  await enterAccount(page.request, classroom.teacher)
  await test.step('a person reads the open answer', async () => {
    await page.goto(`/dashboard/view/${quiz.id}/grading`)
    await expect(page.getByLabel('Points, 0 to 2')).toBeFocused()
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 of 1 answer graded')).toBeVisible()
  })

  await test.step('regraded: a further number is accepted, another pair is right', async () => {
    await openRegrade(page, TITLES.matching)
    const dialog = page.getByRole('dialog', { name: 'Regrade a question' })
    await dialog.getByRole('radio', { name: 'A different answer is correct' }).check()
    await dialog.getByRole('combobox', { name: 'Italy' }).selectOption({ label: 'Lisbon' })
    await expect(dialog.getByText('0 up, 1 down, out of 1 submission.')).toBeVisible()
    await expectAccessible(page, 'another pair')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('one score changed').first()).toBeVisible()
    await openRegrade(page, TITLES.numeric)
    await dialog.getByRole('radio', { name: 'Accept one more answer' }).check()
    await dialog.getByLabel('Also accept').fill('26.2 ± 0.1')
    await expect(dialog.getByText('Nobody’s score changes, out of 1 submission.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('26.2 ± 0.1')).toBeVisible()
  })

  await test.step('analysed: each question, and each part of it', async () => {
    await page.goto(`/dashboard/view/${quiz.id}/results`)
    for (const [index, type] of TYPES.entries()) {
      const details = page.getByRole('button', { name: `Details of question ${index + 1}`, exact: true })
      await details.press('Enter')
      await expect(page.getByText('1 person had this question.')).toBeVisible()
      for (const part of PARTS[type] ?? [])
        await expect(page.getByRole('table', { name: part })).toBeVisible()
      await expectAccessible(page, `the analysis of ${type}`)
      await details.press('Enter')
    }
  })

  await test.step('printed, with its key', async () => {
    await page.goto(`/dashboard/view/${quiz.id}/print`)
    await page.getByText('After the questions').click()
    const [paper, key] = [page.getByRole('article').first(), page.getByRole('article').last()]
    for (const type of TYPES) await expect(paper).toContainText(TITLES[type])
    await expect(key.getByRole('row')).toHaveCount(TYPES.length + 2)
  })
})

test('a quiz with a question of each kind goes out to Moodle, QTI 3.0 and SCORM, and comes in again whole', async ({
  page,
  classroom,
  someoneElse,
}, testInfo) => {
  await enterAccount(page.request, classroom.teacher)
  const { id } = await anOpenQuiz(classroom.desk, await aQuizOfAll(classroom.desk))
  await page.goto(`/dashboard/view/${id}`)
  const all = await contentsIn(classroom.desk)
  const sent = Object.fromEntries(TYPES.map((type) => [TITLES[type], all[TITLES[type]]]))

  for (const format of ['Moodle XML', 'QTI 3.0'])
    await test.step(`${format}: out, with nothing that can’t go, and in at somebody else’s`, async () => {
      const file = await downloadAs(format)
      const { page: theirs } = await someoneElse()
      await theirs.goto('/dashboard/import')
      const chooser = theirs.waitForEvent('filechooser')
      await theirs.getByRole('button', { name: 'Choose a file' }).click()
      await (await chooser).setFiles(await savedAs(file))
      await expect(theirs.getByText(`${TYPES.length} questions recognized.`)).toBeVisible()
      await expectAccessible(theirs, `what comes in from ${format}`)
      await theirs.getByRole('button', { name: `Import ${TYPES.length} questions` }).click()
      await expect(theirs.getByRole('heading', { name: `${TYPES.length} questions imported` })).toBeVisible()
      expect(await contentsIn(theirs.request)).toEqual(sent)
    })

  await test.step('SCORM: every question is played', async () => {
    const path = await savedAs(await downloadAs('SCORM 1.2'))
    const archive = unpack(await readFile(path), { maxBytes: 64 * 1024 * 1024 })
    await page.goto(saved(archive, testInfo.outputPath('package')))
    await page.getByRole('button', { name: 'Start' }).click()
    for (const [index, type] of TYPES.entries()) {
      await expect(
        page.getByRole('heading', { name: `Question ${index + 1} of ${TYPES.length}` }),
      ).toBeVisible()
      await expect(page.getByText(TITLES[type])).toBeVisible()
      await expectNoFindings(page, `${type} in a package`)
      if (index < TYPES.length - 1) await page.getByRole('button', { name: 'Next' }).click()
    }
  })

  async function downloadAs(format: string): Promise<Download> {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Export' })
    await dialog.getByRole('radio', { name: format }).click()
    await expect(dialog.getByRole('status').first()).toContainText(`${TYPES.length} questions`)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    const file = await download
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    return file
  }

  /** Under the name that it has: that is a part of what a reader sees. */
  async function savedAs(file: Download): Promise<string> {
    const path = testInfo.outputPath(file.suggestedFilename())
    await file.saveAs(path)
    return path
  }
})

/** What is analysed by itself. */
const PARTS: Partial<Record<QuestionType, string[]>> = {
  gaps: ['Gap 1', 'Gap 2', 'Gap 3'],
  matching: ['France', 'Spain', 'Italy'],
  spots: ['Middle'],
}

/** What everybody's questions hold, by their titles; a picture that came along has another name. */
async function contentsIn(request: APIRequestContext): Promise<Record<string, unknown>> {
  const { items } = await call(request, listQuestions, { querystring: { pageSize: 100 } })
  const contents = Object.fromEntries(items.map(({ title, content }) => [title, content]))
  return JSON.parse(JSON.stringify(contents).replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'a picture'))
}

/** Those that the browser keeps of the paper; runs in the page. */
async function pictureCount(): Promise<number> {
  const names = (await caches.keys()).filter((name) => name.startsWith('quiz pictures'))
  const rooms = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return rooms.flat().length
}

async function openRegrade(page: Page, title: string): Promise<void> {
  await page.getByPlaceholder('Choose a question').click()
  await page.getByRole('option', { name: title }).click()
  await page.getByRole('button', { name: 'Regrade' }).click()
}
