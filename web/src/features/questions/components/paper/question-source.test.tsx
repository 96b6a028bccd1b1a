import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { draw } from '../../../../../test/draw.tsx'
import { SourceSentence } from './question-source.tsx'

const SENTENCE = 'The *boiler* is switched off at 6 p.m. (at the latest).'

beforeEach(() => loadSentences('questions'))

describe('the sentence that a question rests on', () => {
  it.each([
    ['is shown beside another explanation', 'Nobody is there after that.', 1],
    ['is shown where there is no explanation', '', 1],
    ['is shown beside a part of it', 'At 6 p.m.', 1],
    [
      'is not said twice',
      'According to the text: “The \\*boiler\\* is switched off at 6 p.m. (at the latest).”',
      0,
    ],
    ['is not said twice, where it is nearly the explanation', 'The boiler is switched off at 6 p.m.', 0],
  ])('%s', async (_, explanation, count) => {
    await draw(<SourceSentence question={{ sourceSentence: SENTENCE, explanation, language: 'en' }} />)
    expect(screen.queryAllByText(SENTENCE)).toHaveLength(count)
  })
})
