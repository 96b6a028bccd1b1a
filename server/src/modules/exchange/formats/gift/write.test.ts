import type { QuestionDraft } from '@probant/contract/questions/form'
import { describe, expect, it } from 'vitest'
import { fileOf, writableOf } from '../../testing/round-trip.ts'
import { PICTURE } from '../../testing/texts.ts'
import { lossesOf, omissionOf } from '../losing.ts'
import { giftWriter } from './write.ts'

const common = { subject: 'Maths', language: 'en', difficulty: 'easy', explanation: '' } as const
const written = async (...drafts: QuestionDraft[]) =>
  Buffer.from(
    await fileOf(
      giftWriter,
      drafts.map((draft) => ({ draft, points: 1 })),
    ),
  ).toString()
const fillIn = (...accepted: string[]): QuestionDraft => ({
  ...common,
  type: 'fill_in',
  title: 'What is it called?',
  content: { accepted, ignoresAccents: false },
})
const open: QuestionDraft = {
  ...common,
  type: 'open',
  title: `Say why: ![A cat](picture:${PICTURE.id})`,
  content: { maxScore: 4, guidance: 'Two causes' },
}

describe('a file in GIFT', () => {
  it('looks as Moodle’s own', async () => {
    const choice: QuestionDraft = {
      ...common,
      type: 'multiple_choice',
      title: 'What is $a=b$?\n\n`{x: 1}`',
      explanation: 'Think of #1.',
      content: {
        answers: ['[html]', '%50%', '=c', '// d'].map((text, at) => ({ text, isCorrect: at === 2 })),
      },
    }
    expect(await written(choice, open)).toBe(
      [
        '$CATEGORY: $course$/top/Maths',
        '',
        '// [tag:Maths] [tag:difficulty:easy] [tag:lang:en]',
        '::What is \\\\(a\\=b\\\\)? \\{x\\: 1\\}::[html]<p>What is \\\\(a\\=b\\\\)?</p>\\n<p><code>\\{x\\: 1\\}</code></p>{',
        '\t~[html][html]',
        '\t~[html]%50%',
        '\t=[html]\\=c',
        '\t~[html]// d',
        '\t####[html]<p>Think of \\#1.</p>',
        '}',
        '',
        '// [tag:Maths] [tag:difficulty:easy] [tag:lang:en]',
        '::Say why\\: A cat::[html]<p>Say why\\: A cat</p>{}',
        '',
        '',
      ].join('\n'),
    )
  })

  it('takes accepted answers for what they are', async () => {
    expect(await written(fillIn('50%', '%50%x', '[html]', 'a*b', 'T'))).toContain(
      '{\n\t=%100%50%\n\t=%100%%50%x\n\t=%100%[plain][html]\n\t=%100%a\\\\*b\n\t=%100%T\n}',
    )
  })

  it('leaves out a short answer that would be two things to match', () => {
    expect(omissionOf(giftWriter, writableOf({ draft: fillIn('A', 'A -> B'), points: 1 }))).toBe('misread')
    expect(omissionOf(giftWriter, writableOf({ draft: fillIn('A - > B'), points: 1 }))).toBeUndefined()
  })

  it('says what it can’t hold', () => {
    expect(lossesOf(giftWriter, writableOf({ draft: fillIn('A'), points: 1 }))).toEqual(['points'])
    expect(lossesOf(giftWriter, writableOf({ draft: open, points: 4 }))).toEqual([
      'points',
      'pictures',
      'guidance',
      'maxScore',
    ])
  })

  it('tells a subject by its category where it can’t be a tag', async () => {
    expect(await written({ ...fillIn('x'), subject: 'a <b> /c/' })).toContain(
      '$CATEGORY: $course$/top/a <b> //c// \n\n// [tag:difficulty:easy] [tag:lang:en]\n',
    )
  })
})
