import { getPicture, uploadPicture } from '@probant/contract/pictures'
import { createQuestion, deleteQuestion, duplicateQuestion } from '@probant/contract/questions/bank'
import type { QuestionForm } from '@probant/contract/questions/form'
import { exportResults } from '@probant/contract/results/export'
import { getReport } from '@probant/contract/results/report'
import type { GivenAnswer, Sitting } from '@probant/contract/submissions/taking'
import { describe, expect, it } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { regradingOf } from '#test/grading.ts'
import { askingOne } from '#test/kinds/one-question.ts'
import { PNG } from '#test/one-of-everything.ts'
import { organizationsOf } from '#test/organizations.ts'
import { inWorkspace, written } from '#test/questions.ts'
import { bankIdOf, ownOf, questionIdOf, reviewingOf } from '#test/reviewing.ts'
import '#test/matchers.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson } = organizationsOf(test)
const aQuizAsking = askingOne(test)
const { aTaker } = reviewingOf(test)

const PLACES = { aorta: 100, valve: 200, wall: 300 }
const MOST = Object.keys(PLACES).length

describe('regions of a picture', () => {
  it('are written by their own rules, and each refusal says what to do', async () => {
    const creator = await aVerifiedPerson({ username: 'Claire' })
    const picture = await upload(creator)
    const refused = async (changed: object) => {
      const form = asking(picture)
      const body = { ...form, content: { ...form.content, ...changed } } as QuestionForm
      const answer = await creator.call(createQuestion, { body }, inWorkspace())
      expect(answer).toFailWith('validationError')
      return answer.body.error.fields
    }
    expect(await refused({ spotsPicture: '' })).toEqual({
      'content.spotsPicture': 'Add the picture that the regions are on.',
    })
    expect(await refused({ spotsPicture: 'A heart' })).toHaveProperty(['content.spotsPicture'])
    expect(await refused({ spotsPicture: named(picture, '') })).toEqual({
      'content.spotsPicture': 'Describe the picture, for people who can’t see it.',
    })
    expect(await refused({ spots: [] })).toEqual({
      'content.spots': 'Draw at least one region on the picture.',
    })
    expect(await refused({ spotOthers: ['aorta'] })).toHaveProperty(['content.spotOthers'])
    const outside = [{ label: 'a', shape: { ...circle(1), x: -1 } }]
    expect(await refused({ spots: outside })).toHaveProperty(['content.spots.0.shape.x'])

    const { content } = await written(creator, asking(picture))
    expect(content).toMatchObject({
      width: 1,
      height: 1,
      pictureHtml: expect.stringContaining(`src="/api/pictures/${picture}"`),
      labels: [{ text: 'aorta' }, { text: 'lung' }, { text: 'valve' }, { text: 'wall' }],
    })
  })

  it('keep their picture for as long as they stand in the bank, also in a copy', async () => {
    const creator = await aVerifiedPerson({ username: 'Claire' })
    const picture = await upload(creator)
    const { id: questionId } = await written(creator, asking(picture))
    const { body: copy } = await creator.call(duplicateQuestion, { params: { questionId } })
    expect(copy.content).toMatchObject({ spotsPicture: named(picture) })
    const sweptAway = async () => {
      await test.database.pool.query(
        `update pictures set created_at = created_at - interval '2 days', needed_at = needed_at - interval '2 days'`,
      )
      await test.services.questions.pictures.deleteUnused()
      return (await creator.call(getPicture, { params: { pictureId: picture } })).status === 404
    }
    await creator.call(deleteQuestion, { params: { questionId } })
    expect(await sweptAway()).toBe(false)
    await creator.call(deleteQuestion, { params: { questionId: copy.id } })
    expect(await sweptAway()).toBe(true)
  })

  it.each([true, false])('are asked without what is right (shown: %s)', async (spotsShown) => {
    const made = await aQuiz({ spotsShown, isShuffled: false })
    const { sitting } = await aTaker(made)
    const content = contentOn(sitting)
    expect(content.labels.map(({ text }) => text)).toEqual(['aorta', 'lung', 'valve', 'wall'])
    expect(content.regions).toEqual(spotsShown ? Object.values(PLACES).map(circle) : null)
    expect(content.markers).toEqual(spotsShown ? [null, null, null] : [0, 1, 2, 3])
    const paper = JSON.stringify(sitting.paper)
    expect(paper).not.toMatch(/place|spots(?:Picture|Shown)/)
    if (!spotsShown) expect(paper).not.toMatch(/shape|radius|circle/)
  })

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('are answered, marked and reviewed (shown: %s, shuffled: %s)', async (spotsShown, isShuffled) => {
    const made = await aQuiz({ spotsShown, isShuffled })
    const { page, sitting, browser } = await aTaker(made)
    const questionId = questionIdOf(sitting, 'spots')
    const given = answerOn(sitting, { aorta: 100, valve: 300 })
    const nothing = { type: 'spots' as const, marks: given.marks.map(() => null) }

    await page.save(page.entry(questionId, given))
    await page.save(page.entry(questionId, nothing))
    expect((await page.sitting()).body.answers).toMatchObject([{ answer: null }])
    expect((await page.save(page.entry(questionId, given))).status).toBe(200)
    expect((await page.sitting()).body.answers).toMatchObject([{ answer: given }])

    expect((await page.handIn()).body).toMatchObject({ ending: 'handed_in', answerCount: 1 })
    const { body } = await ownOf(browser, made.quiz)
    expect(body).toMatchObject({
      answers: [{ answer: given }],
      score: { points: 1, totalPoints: MOST },
      key: [
        {
          mark: 'partly',
          earnedPoints: 1,
          right: {
            ...answerOn(sitting, PLACES),
            regions: Object.values(PLACES).map((x) => ({ shape: circle(x) })),
          },
        },
      ],
    })
  })

  it('take nothing that the paper doesn’t have', async () => {
    const made = await aQuiz({ spotsShown: false, isShuffled: false })
    const { page, sitting } = await aTaker(made)
    const save = (...marks: unknown[]) =>
      page.save(page.entry(questionIdOf(sitting, 'spots'), { type: 'spots', marks } as GivenAnswer))
    for (const wrong of [
      [{ x: 6001, y: 0 }],
      [{ x: -1, y: 0 }],
      [18],
      Array.from({ length: 19 }, () => null),
    ])
      expect(await save(...wrong), JSON.stringify(wrong)).toFailWith('validationError')
    await save(at(100))
    await save(at(100), 1, null, null)
    expect((await page.sitting()).body.answers).toEqual([])
    // A label where a point is asked for hits nothing.
    await page.handIn(page.entry(questionIdOf(sitting, 'spots'), { type: 'spots', marks: [0, 2, 3, 1] }))
    expect((await ownOf(page.browser, made.quiz)).body.score).toMatchObject({ points: 0 })
  })

  it('are counted one by one, and listed in words', async () => {
    const made = await aQuiz({ spotsShown: false })
    for (const valve of [200, 300]) {
      const { page, sitting } = await aTaker(made)
      await page.handIn(page.entry(questionIdOf(sitting, 'spots'), answerOn(sitting, { ...PLACES, valve })))
    }
    const params = { quizId: made.quiz.id }
    const { body } = await made.creator.call(getReport, { params })
    const [item] = body.questions
    expect(item).toMatchObject({ type: 'spots', askedCount: 2, rightCount: 1, partlyCount: 1 })
    const counted = item?.choices?.map(({ html, options }) => [html, ...options.map(({ count }) => count)])
    expect(counted).toEqual([
      ['aorta', 2, 0, 0],
      ['valve', 1, 1, 0],
      ['wall', 2, 0, 0],
    ])
    const querystring = { view: 'answers', format: 'csv', timeZone: 'Europe/Paris' } as never
    const { body: table } = await made.creator.call(exportResults, { params, querystring })
    expect(String(table)).toContain('aorta: (100, 100); lung: –; valve: (300, 100); wall: (300, 100)')
  })

  it('are regraded by another place, and all is as before once that is undone', async () => {
    const made = await aQuiz({ spotsShown: false })
    const { page, sitting, browser } = await aTaker(made)
    await page.handIn(
      page.entry(questionIdOf(sitting, 'spots'), answerOn(sitting, { ...PLACES, valve: 250 })),
    )
    const points = async () => (await ownOf(browser, made.quiz)).body.score?.points
    expect(await points()).toBe(2)

    const questionId = bankIdOf(made, 'spots')
    const regrading = regradingOf(made.creator, made.quiz)
    const regrade = (...marks: GivenMark[]) =>
      ({ kind: 'key', questionId, right: { type: 'spots', marks } }) as never
    expect(await regrading.preview(regrade(at(100), null, null, at(300)))).toFailWith('validationError')
    const { body } = await regrading.apply(regrade(at(100), null, at(255), at(300)))
    expect(body.regrade).toMatchObject({ kind: 'key', changedCount: 1 })
    expect(await points()).toBe(3)
    await regrading.undo(body.regrade.id)
    expect(await points()).toBe(2)
  })

  it('are regraded by another label', async () => {
    const made = await aQuiz({ spotsShown: true })
    const { page, sitting, browser } = await aTaker(made)
    await page.handIn(
      page.entry(
        questionIdOf(sitting, 'spots'),
        answerOn(sitting, { ...PLACES, valve: undefined, lung: 200 }),
      ),
    )
    const questionId = bankIdOf(made, 'spots')
    const regrading = regradingOf(made.creator, made.quiz)
    await regrading.apply({
      kind: 'key',
      questionId,
      right: { type: 'spots', marks: [0, 1, 3] },
    } as never)
    expect((await ownOf(browser, made.quiz)).body.score?.points).toBe(MOST)
  })
})

type GivenMark = Extract<GivenAnswer, { type: 'spots' }>['marks'][number]

const at = (x: number) => ({ x, y: 100 })
const circle = (x: number) => ({ kind: 'circle' as const, x, y: 100, radius: 20 })
const named = (picture: string, alt = 'A heart') => `![${alt}](picture:${picture})`

async function upload(person: Browser): Promise<string> {
  const headers = { 'content-type': 'image/png' }
  const { body } = await person.send(uploadPicture.method, uploadPicture.url, PNG, { headers })
  return (body as { id: string }).id
}

function asking(picture: string, spotsShown = false): Extract<QuestionForm, { type: 'spots' }> {
  return {
    type: 'spots',
    subject: 'Biology',
    language: 'en',
    difficulty: 'easy',
    title: 'Where is what in this heart?',
    content: {
      spotsPicture: named(picture),
      spotsShown,
      spots: Object.entries(PLACES).map(([label, x]) => ({ label, shape: circle(x) })),
      spotOthers: ['lung'],
    },
  }
}

async function aQuiz({ spotsShown, isShuffled = true }: { spotsShown: boolean; isShuffled?: boolean }) {
  const creator = await aVerifiedPerson({ username: 'Claire' })
  return aQuizAsking(creator, asking(await upload(creator), spotsShown), { points: MOST, isShuffled })
}

function contentOn({ paper }: Sitting) {
  const content = paper.sections[0]?.questions[0]?.content
  if (content?.type !== 'spots') throw new Error('no picture on the paper')
  return content
}

/** Read off the paper, as people do: which label belongs to what stands there. */
function answerOn(sitting: Sitting, places: Record<string, number | undefined>) {
  const { labels, markers, regions } = contentOn(sitting)
  const marks: GivenMark[] = regions
    ? regions.map((region) => {
        const x = region.kind === 'circle' ? region.x : -1
        const place = labels.findIndex(({ text }) => places[text] === x)
        return place < 0 ? null : place
      })
    : markers.map((label) => {
        const x = places[labels[label ?? -1]?.text ?? '']
        return x === undefined ? null : at(x)
      })
  return { type: 'spots' as const, marks }
}
