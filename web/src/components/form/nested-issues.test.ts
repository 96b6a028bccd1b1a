import { enterprisePlanFormSchema } from '@probant/contract/admin/plans'
import { siteContentSchema } from '@probant/contract/site-content'
import { expect, it } from 'vitest'
import { nestedIssues } from './nested-issues.ts'

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
