import { API_SCOPES } from '@probant/contract/api-keys/scopes'
import { ENDPOINTS } from '@probant/contract/endpoints'
import { exportQuestions } from '@probant/contract/exchange/export'
import { createQuiz } from '@probant/contract/quizzes/life'
import { WORKSPACE_HEADER } from '@probant/contract/workspaces'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ADDRESSED, ANY_BODY, callAddressed, notFoundAt, tablesOf } from '#test/addressed.ts'
import { programsOf } from '#test/api-keys.ts'
import { everythingOf, SECRET } from '#test/one-of-everything.ts'
import { organizationsOf } from '#test/organizations.ts'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const { aVerifiedPerson } = organizationsOf(test)
const { oneOfEverything } = everythingOf(test)
const { aProgram } = programsOf(test)

const ALL = Object.entries(ENDPOINTS)
const OPEN = ALL.filter(([, { program }]) => program)
const CLOSED = ALL.filter(([, { access, program }]) => access !== 'public' && !program)

describe('a program with a key', () => {
  it('reaches nothing that is an account’s, an administrator’s, a participant’s or about money', () => {
    for (const [name, { access, url, cookie }] of OPEN) {
      expect(access, name).toBe('user')
      expect(cookie, name).toBeUndefined()
      expect(url, name).not.toMatch(
        /\/api\/(_auth|users|admin|billing|participation|organizations|workspace\/keys)/,
      )
    }
  })

  it('is told no score by an endpoint that is not about results', () => {
    for (const [name, { program, schema }] of OPEN.filter(([, { program }]) => program !== 'results')) {
      const [answer] = Object.values(schema.response)
      const shape = answer ? JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' })) : ''
      expect(shape, `${name} (${program})`).not.toMatch(/"(score|scaled)":/)
    }
  })

  it('is refused wherever the contract says nothing of programs, with every scope', async () => {
    const program = await aProgram(await aVerifiedPerson())
    for (const [name, { method, url }] of CLOSED) {
      test.clock.advance({ seconds: 1 })
      const answer = await program.send(method, pathOf(url), method === 'GET' ? undefined : ANY_BODY)
      expect.soft(answer, name).toFailWith('notForPrograms')
    }
  })

  it.each(API_SCOPES)(
    'gets in by the scope %s where the contract says so, and nowhere else',
    async (scope) => {
      const program = await aProgram(await aVerifiedPerson(), { scopes: [scope] })
      for (const [name, { method, url, program: needed }] of OPEN) {
        test.clock.advance({ seconds: 1 })
        const answer = await program.send(method, pathOf(url), method === 'GET' ? undefined : ANY_BODY)
        if (needed !== scope) expect.soft(answer, name).toFailWith('scopeMissing')
        else {
          expect.soft([401, 429], name).not.toContain(answer.status)
          expect.soft(answer, name).not.toFailWith('scopeMissing')
          expect.soft(answer, name).not.toFailWith('notForPrograms')
        }
        expect.soft(answer.headers['ratelimit-limit'], name).toBe('120')
      }
    },
  )

  it('finds nothing of its owner’s other workspaces', async () => {
    const { maker, ids, organization } = await oneOfEverything('organization')
    const program = await aProgram(maker)
    const before = await tablesOf(test)

    for (const addressed of ADDRESSED.filter(({ endpoint }) => endpoint.program)) {
      test.clock.advance({ seconds: 1 })
      const { name, endpoint, nouns } = addressed
      const answer = await callAddressed(test, program, addressed, ids)
      if (endpoint.workspace) expect.soft(answer, name).toFailWith('apiKeyElsewhere')
      else expect.soft(answer, name).toFailWith(notFoundAt(addressed))
      expect.soft(answer.text, name).not.toContain(SECRET)
      if (endpoint.workspace && endpoint.method === 'GET' && nouns.length === 0) {
        const unnamed = await program.send('GET', endpoint.url)
        expect.soft(JSON.stringify(unnamed.body), name).not.toContain(SECRET)
      }
      expect.soft({ ...(await tablesOf(test)), api_keys: '' }, name).toEqual({ ...before, api_keys: '' })
    }

    const header = { headers: { [WORKSPACE_HEADER]: organization.id } }
    const questions = { kind: 'questions' as const, questionIds: [ids.questionId] }
    const taken = await program.call(exportQuestions, { body: { format: 'json', what: questions } })
    expect(taken.status).toBeGreaterThanOrEqual(400)
    const body = { ...QUIZ, sections: [{ questions: [{ questionId: ids.questionId, points: 1 }] }] }
    expect((await program.call(createQuiz, { body })).status).toBeGreaterThanOrEqual(400)
    expect(await program.call(createQuiz, { body }, header)).toFailWith('apiKeyElsewhere')
  })

  it('does in its own workspace what its owner may', async () => {
    const { maker, ids, organization } = await oneOfEverything('organization')
    const program = await aProgram(maker, { workspace: organization.id })
    const reading = ADDRESSED.filter(({ endpoint: { program, method } }) => program && method === 'GET')
    for (const addressed of reading) {
      test.clock.advance({ seconds: 1 })
      const asPerson = await callAddressed(test, maker, addressed, ids)
      const asProgram = await callAddressed(test, program, addressed, ids)
      expect.soft(asProgram.status, addressed.name).toBe(asPerson.status)
    }
  })
})

const { title, language, startsAt, endsAt, timeZone, durationMinutes, options } = ANY_BODY
const QUIZ = { title, language: language as 'en', startsAt, endsAt, timeZone, durationMinutes, options }

function pathOf(url: string): string {
  return url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
}
