import type { GradebookFormat } from '@probant/contract/gradebook/gradebook'
import { OUT_OF_TWENTY } from '@probant/contract/scale/scale'
import papa from 'papaparse'
import readWorkbook from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { ADAM, classesOf, end, ZOE } from '#test/a-class.ts'
import type { Browser } from '#test/browser.ts'
import { gradebookOf } from '#test/gradebook.ts'
import { people } from '#test/groups.ts'
import { invite } from '#test/inviting.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aClass } = classesOf(test)

async function aBook() {
  const made = await aClass([ZOE, ADAM, { email: 'mia@example.org', name: '=1+1' }])
  const { creator, group, aQuiz } = made
  const scale = OUT_OF_TWENTY
  const rivers = await aQuiz({ [ZOE.email]: 3, [ADAM.email]: 4 }, { title: '=Rivers', options: { scale } })
  const mountains = await aQuiz({ [ZOE.email]: 2 }, { title: 'Mountains' })
  await invite(creator, mountains.quiz, [ADAM.email])
  await end(creator, mountains.quiz)
  const hidden = await aQuiz({ [ZOE.email]: 2 }, { title: 'Not in it' })
  await gradebookOf(creator, group).save({
    missing: 'zero',
    quizzes: [
      { quizId: rivers.quiz.id, weight: 1.5, isIn: true },
      { quizId: hidden.quiz.id, weight: 1, isIn: false },
    ],
  })
  return made
}

it('has everybody, each column that is shown, and no formula', async () => {
  const { creator, group } = await aBook()
  expect(await csv(creator, group.id, 'en')).toEqual([
    ['Name', 'E-mail', 'Mountains', "'=Rivers (weight 1.5)", 'Average', 'Average (%)', 'Missing'],
    ["'=1+1", 'mia@example.org', '', '', '', '', '0'],
    ['Adam', ADAM.email, 'Missing', 'To grade', '0', '0', '1'],
    ['Zoé Rousseau', ZOE.email, '30', '12', '48', '48', '0'],
    ['Group average (%)', '', '15', '60', '', '', ''],
  ])
})

it('speaks the reader’s language', async () => {
  const { creator, group } = await aBook()
  const [headings, , adam] = await csv(creator, group.id, 'fr')
  expect(headings?.slice(3)).toEqual(["'=Rivers (coef. 1,5)", 'Moyenne', 'Moyenne (%)', 'Non rendus'])
  expect(adam?.slice(2, 4)).toEqual(['Non rendu', 'À corriger'])
  const { headers } = await download(creator, group.id, 'csv', 'fr')
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
    `${group.name} - carnet de notes.csv`,
  )
})

it('is a workbook with the same in it, in which numbers are numbers', async () => {
  const { creator, group } = await aBook()
  const { body } = await download(creator, group.id, 'xlsx')
  const [sheet] = await readWorkbook(body)
  expect(sheet?.sheet).toBe('Grade book')
  expect(sheet?.data[0]?.slice(2, 4)).toEqual(['Mountains', '=Rivers (weight 1.5)'])
  expect(sheet?.data[3]).toEqual(['Zoé Rousseau', ZOE.email, 30, 12, 48, 48, 0])
})

it('has people beyond one page', async () => {
  const { creator, group } = await aClass(people(251))
  const rows = await csv(creator, group.id, 'en')
  expect(rows).toHaveLength(253)
  expect(new Set(rows.map(([, email]) => email)).size).toBe(253)
})

async function csv(person: Browser, groupId: string, language: string): Promise<string[][]> {
  const { body } = await download(person, groupId, 'csv', language)
  const { data, errors } = papa.parse<string[]>(body.toString().replace('\ufeff', ''), {
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  return data
}

async function download({ accessToken }: Browser, groupId: string, format: GradebookFormat, language = 'en') {
  const response = await test.app.inject({
    url: `/api/groups/${groupId}/gradebook/export?format=${format}`,
    headers: { authorization: `Bearer ${accessToken}`, 'accept-language': language },
  })
  return { headers: response.headers, body: response.rawPayload }
}
