import type { QuestionDraft } from '@probant/contract/questions/form'
import { expect, it } from 'vitest'
import { unpack } from '#server/platform/archive/unpack.ts'
import { fileOf } from '../../testing/round-trip.ts'
import { commonCartridgeWriter } from './write.ts'

const draft: QuestionDraft = {
  type: 'fill_in',
  subject: 'Geography',
  language: 'en',
  difficulty: 'easy',
  title: 'Which city is the capital of France?',
  explanation: 'It has been for centuries.',
  content: { accepted: ['Paris', 'Paname', 'the city of light'], ignoresAccents: false },
}

it('has all accepted answers in one condition: Moodle reads the first that gives points, and no other', async () => {
  const archive = unpack(await fileOf(commonCartridgeWriter, [{ draft, points: 1 }]), { maxBytes: 1e6 })
  const assessment = archive.read('assessment.xml').toString()
  const conditions = assessment.match(/<respcondition .*?<\/respcondition>/gs) ?? []
  const scored = conditions.filter((condition) => condition.includes('<setvar'))
  expect(scored).toHaveLength(1)
  expect([...(scored[0] ?? '').matchAll(/<varequal [^>]*>([^<]*)</g)].map(([, answer]) => answer)).toEqual(
    draft.content.accepted,
  )
})
