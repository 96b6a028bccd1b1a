import { enterprisePlanFormSchema } from '@probant/contract/admin/plans'
import { signUp } from '@probant/contract/auth'
import { siteContentSchema } from '@probant/contract/site-content'
import { expect, it } from 'vitest'
import { fieldIssues, nestedIssues } from './issues.ts'

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

const naming = { renamed: { priceCents: 'price' }, prefix: '' }
const text = { name: 'Acme', description: 'For Acme.', features: ['Everything'] }
const limits = { questions: 1, manualQuestions: 1, quizzes: 1, participants: 1, groups: 1, groupSize: -1 }
const plan = {
  organizationId: '0198c5a8-6b1e-7cc0-8a34-5f1d2e3c4b5a',
  priceCents: 100,
  texts: { en: text, fr: text },
  limits,
}

it('finds nothing wrong with good input', () => {
  expect(nestedIssues(enterprisePlanFormSchema, plan, naming)).toEqual({})
})

it('names the field, however deep it lies, as the form calls it', () => {
  const bad = {
    ...plan,
    priceCents: undefined,
    texts: { en: { ...text, features: ['Fine', ' '] }, fr: { ...text, features: [] } },
    limits: { ...limits, quizzes: '', groups: -2 },
  }
  expect(nestedIssues(enterprisePlanFormSchema, bad, naming)).toEqual({
    price: 'required',
    'texts.en.features.1': 'required',
    'texts.fr.features': 'featuresRequired',
    'limits.quizzes': 'required',
    'limits.groups': 'invalidLimitValue',
  })
})

it('sees a banner that is shown and says nothing', () => {
  const empty = {
    heroTitle: '',
    heroText: '',
    videoId: '',
    testimonials: [],
    announcement: { isShown: false, text: '', link: '' },
  }
  const content = { en: empty, fr: { ...empty, announcement: { ...empty.announcement, isShown: true } } }
  expect(nestedIssues(siteContentSchema, content, naming)).toEqual({
    'fr.announcement.text': 'announcementTextRequired',
  })
})
