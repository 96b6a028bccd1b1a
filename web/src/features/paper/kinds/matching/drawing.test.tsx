import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { i18n } from '#web/i18n/i18n.ts'
import { draw } from '../../../../../test/draw.tsx'
import { Answer } from './drawing.tsx'

const CONTENT = {
  type: 'matching' as const,
  lefts: [
    { html: '<math aria-hidden="true"></math>', text: '1/2' },
    { html: '<img src="/p" alt="">', text: '' },
  ],
  choices: [
    { html: 'half', text: 'half' },
    { html: 'third', text: 'third' },
  ],
}

it.each([
  ['en', ['1/2', 'Item 2']],
  ['fr', ['1/2', 'Élément 2']],
])(
  'names each list in plain words, also where a formula or a picture stands on the left: %s',
  async (locale, names) => {
    await i18n.changeLanguage(locale)
    const onAnswer = vi.fn()
    const { user } = await draw(
      <Answer
        content={CONTENT}
        language="en"
        stemId="stem"
        number={1}
        answer={null}
        isLocked={false}
        onAnswer={onAnswer}
        onEnter={() => {}}
      />,
    )
    for (const name of names) expect(screen.getByRole('combobox', { name })).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: names[1] }), 'third')
    expect(onAnswer).toHaveBeenCalledWith({ type: 'matching', places: [null, 1] })
  },
)
