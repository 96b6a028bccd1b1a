import { expect, it } from 'vitest'
import { readRule, ruleOf, ruleProblem, textsOf } from './share-rule.ts'

it('reads domains and addresses as people write them, each once', () => {
  const rule = readRule({
    domains: '@School.example, school.example; uni.example',
    emails: 'Ann Lee <Ann@x.org>\nann@x.org, bob@x.org',
  })
  expect(ruleProblem(rule)).toBeUndefined()
  expect(ruleOf(rule)).toEqual({
    domains: ['school.example', 'uni.example'],
    emails: ['ann@x.org', 'bob@x.org'],
  })
})

it('shows a rule again as it was understood', () => {
  const texts = textsOf({ domains: ['a.example', 'b.example'], emails: ['ann@x.org', 'bob@x.org'] })
  expect(ruleOf(readRule(texts))).toEqual({
    domains: ['a.example', 'b.example'],
    emails: ['ann@x.org', 'bob@x.org'],
  })
})

it('names what it does not understand', () => {
  expect(ruleProblem(readRule({ domains: 'school', emails: '' }))).toEqual({
    field: 'domains',
    kind: 'bad',
    words: ['school'],
  })
  expect(ruleProblem(readRule({ domains: 'school.example', emails: 'ann' }))).toMatchObject({
    field: 'emails',
    kind: 'bad',
  })
})

it('lets nobody in by accident: somebody has to be named', () => {
  expect(ruleProblem(readRule({ domains: ' ', emails: '' }))).toEqual({ field: 'domains', kind: 'empty' })
})

it('tells when there are too many', () => {
  const domains = Array.from({ length: 51 }, (_, number) => `school${number}.example`).join(' ')
  expect(ruleProblem(readRule({ domains, emails: '' }))).toEqual({
    field: 'domains',
    kind: 'tooMany',
    max: 50,
  })
})
