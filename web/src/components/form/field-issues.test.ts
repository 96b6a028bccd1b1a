import { signUp } from '@probant/contract/auth'
import { expect, it } from 'vitest'
import { fieldIssues } from './field-issues.ts'

const FIELDS = ['username', 'email', 'password', 'confirmPassword']
const good = {
  username: 'Camille',
  email: 'camille@example.org',
  password: 'Secret-123',
  confirmPassword: 'Secret-123',
}
const issues = (change: object) =>
  fieldIssues(signUp.schema.body, { botToken: 'to come', ...good, ...change }, FIELDS)

it('finds nothing wrong with good input', () => {
  expect(issues({})).toEqual({})
})

it('names the first thing wrong with each field', () => {
  expect(issues({ username: ' ', email: 'camille', password: '', confirmPassword: '' })).toEqual({
    username: 'required',
    email: 'emailInvalid',
    password: 'required',
    confirmPassword: 'required',
  })
})

it('sees that the passwords differ, also while other fields are still wrong', () => {
  expect(issues({ confirmPassword: 'Secret-124' })).toEqual({ confirmPassword: 'passwordsDiffer' })
  expect(issues({ username: '', confirmPassword: 'Secret-124' })).toEqual({
    username: 'required',
    confirmPassword: 'passwordsDiffer',
  })
})

it('says nothing about what the person does not type', () => {
  expect(issues({ botToken: undefined })).toEqual({})
})
