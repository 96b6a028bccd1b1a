import type { GivenAnswer } from '@probant/kinds'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { draw } from '../../../test/draw.tsx'
import { takenKind } from './kinds/taking.ts'

beforeAll(() => loadSentences('taking'))

it.each([{ type: 'fill_in' }, { type: 'open', maxScore: 4 }] as const)(
  'sends what is written, and none once the field is emptied again: $type',
  async (content) => {
    const sent: (GivenAnswer | null)[] = []
    const { Answer } = takenKind(content)
    function Field() {
      const [answer, setAnswer] = useState<GivenAnswer | null>(null)
      const send = (next: GivenAnswer | null) => {
        sent.push(next)
        setAnswer(next)
      }
      const rest = { number: 1, stemId: 'stem', language: 'en', isLocked: false, onEnter: () => {} } as const
      return <Answer content={content} answer={answer} onAnswer={send} {...rest} />
    }

    const { user } = await draw(<Field />)
    await user.type(screen.getByRole('textbox'), 'a')
    await user.clear(screen.getByRole('textbox'))

    expect(sent).toEqual([{ type: content.type, text: 'a' }, null])
  },
)
