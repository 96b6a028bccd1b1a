import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { getQuiz } from '@probant/contract/quizzes/life'
import { getQuizAnswerKey, getQuizPaper, PAPER_VARIANTS, type Paper } from '@probant/contract/quizzes/paper'
import { describe, expect, it } from 'vitest'
import { aSection, quizzesOf } from '#test/quizzes.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aDraft } = quizzesOf(test)

describe('the paper of a quiz', () => {
  it('comes in variants, each always the same and with a key of its own, shuffled or not as one likes', async () => {
    const claire = await test.signedUp()
    const pool = { title: 'Any 3 of these 6', draw: 3, ...(await aSection(claire, 6)) }
    const options = { ...DEFAULT_OPTIONS, shufflesQuestions: true }
    const quiz = await aDraft(claire, { instructions: '*Good luck*', sections: [pool], options })
    const params = { quizId: quiz.id }

    const papers = []
    for (const variant of PAPER_VARIANTS) {
      const { body: paper } = await claire.call(getQuizPaper, { params, querystring: { variant } })
      const { body: key } = await claire.call(getQuizAnswerKey, { params, querystring: { variant } })
      expect(paper).toMatchObject({
        title: quiz.title,
        questionCount: 3,
        totalPoints: 3,
        durationMinutes: 30,
      })
      expect(key.map(({ questionId }) => questionId)).toEqual(idsOn(paper))
      for (const [index, { right }] of key.entries()) {
        const content = paper.sections[0]?.questions[index]?.content
        if (right.type !== 'multiple_choice' || content?.type !== 'multiple_choice') throw new Error()
        expect([content.answers[right.place]?.html, right.html]).toEqual(['Paris', 'Paris'])
      }
      papers.push(paper)
    }
    expect(new Set(papers.map((paper) => JSON.stringify(paper))).size).toBe(PAPER_VARIANTS.length)

    const again = await claire.call(getQuizPaper, { params, querystring: {} })
    expect(again.body).toEqual(papers[0])
    const { body: plain } = await claire.call(getQuizPaper, { params, querystring: { shuffle: 'no' } })
    expect(idsOn(plain).toSorted()).toEqual(idsOn(again.body).toSorted())
    const written = pool.questions.map(({ questionId }) => questionId)
    expect(idsOn(plain)).toEqual(written.filter((id) => idsOn(plain).includes(id)))
  })

  it('has a key to every question of its pools, in their own order, for whoever writes it', async () => {
    const claire = await test.signedUp()
    const pool = { title: 'Any 2 of these 4', draw: 2, ...(await aSection(claire, 4)) }
    const options = { ...DEFAULT_OPTIONS, shufflesQuestions: true, shufflesAnswers: true }
    const { id: quizId } = await aDraft(claire, { sections: [pool], options })

    const { body: key } = await claire.call(getQuizAnswerKey, {
      params: { quizId },
      querystring: { of: 'quiz' },
    })

    expect(key.map(({ questionId }) => questionId)).toEqual(
      pool.questions.map(({ questionId }) => questionId),
    )
  })

  it('is only looked at: nothing is recorded', async () => {
    const claire = await test.signedUp()
    const quiz = await aDraft(claire)
    const params = { quizId: quiz.id }

    await claire.call(getQuizPaper, { params, querystring: { variant: 'B', shuffle: 'yes' } })

    expect((await claire.call(getQuiz, { params })).body).toEqual(quiz)
    const { rows } = await test.database.pool.query(
      'select 1 from participants union all select 1 from submissions',
    )
    expect(rows).toEqual([])
    const { url, method } = getQuizPaper
    const wrong = await claire.send(method, `${url.replace(':quizId', quiz.id)}?variant=Z`)
    expect(wrong).toFailWith('validationError')
  })
})

function idsOn({ sections }: Paper): string[] {
  return sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))
}
