import { describe, expect, it } from 'vitest'
import {
  interestSchema,
  nameSchema,
  oneLine,
  safeReturnPath,
  searchSchema,
  textSchema,
  usernameSchema,
} from './fields.ts'
import { generationRequestSchema } from './generation.ts'
import { groupFormSchema } from './groups.ts'
import { createOrganization } from './organizations.ts'
import { inviteParticipants } from './participants/inviting.ts'
import { questionFormSchema } from './questions/form.ts'
import { quizFormSchema } from './quizzes/form.ts'

const BROKEN = '  Ada\r\nBcc: eve@example.org\u2028\u0007 \u202Egpj.exe\u0000\n'
const WHOLE = 'Ada Bcc: eve@example.org gpj.exe'

describe('what stands on one line', () => {
  it.each([
    ['a username', usernameSchema],
    ['an interest', interestSchema],
    ['a name or title', nameSchema],
    ['a search', searchSchema],
    ['an organization', createOrganization.schema.body.shape.name],
    ['a quiz', quizFormSchema.shape.title],
    ['a section of a quiz', quizFormSchema.shape.sections.element.shape.title],
    ['a group', groupFormSchema.shape.name],
    ['somebody in a group', groupFormSchema.shape.members.element.shape.name],
    ['somebody who is invited', inviteParticipants.schema.body.shape.people.unwrap().element.shape.name],
    ['a subject that is asked about', generationRequestSchema.shape.subject],
    ['the subject of a question', questionFormSchema.options[0].shape.subject],
  ])('%s: has no line breaks and no control characters', (_what, schema) => {
    expect(schema.parse(BROKEN)).toBe(WHOLE)
  })

  it('keeps what people write: accents, joined emoji, spaces that don’t break, other scripts', () => {
    for (const name of ['Zoë Nuñez', '👩‍👩‍👧 family', 'Quiz\u00a0: 1', 'می‌خواهم', 'שלום\u200f'])
      expect(oneLine(name)).toBe(name)
  })

  it('says nothing of text that may have lines', () => {
    expect(textSchema.parse(' one\n\ntwo\u0000 ')).toBe('one\n\ntwo')
  })
})

describe('the way back after logging in', () => {
  it('leads anywhere on these pages', () => {
    for (const path of ['/quiz/1', '/dashboard/usage?from=mail']) expect(safeReturnPath(path)).toBe(path)
  })

  it('never leads elsewhere', () => {
    for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example', '/ /evil.example', ''])
      expect(safeReturnPath(evil)).toBe('/dashboard')
  })
})
