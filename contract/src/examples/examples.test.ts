import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../endpoints.ts'
import { answerExample, bodyExample } from './calls.ts'

describe('the examples of the documentation', () => {
  it('are what each endpoint takes', () => {
    for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
      const { body } = endpoint.schema
      if (!body) continue
      expect.soft(body.safeParse(bodyExample(name, endpoint)).error?.issues, name).toBeUndefined()
    }
  })

  it('are what each endpoint answers', () => {
    for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
      const example = answerExample(name, endpoint)
      if (example === undefined) continue
      const [answer] = Object.values(endpoint.schema.response)
      expect.soft(answer?.safeParse(example).error?.issues, name).toBeUndefined()
    }
  })
})
