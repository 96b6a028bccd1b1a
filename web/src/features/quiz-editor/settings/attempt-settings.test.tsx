import { DEFAULT_OPTIONS, type QuizOptions } from '@probant/contract/quizzes/form'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { draw } from '../../../../test/draw.tsx'
import { speakRefusals } from '../../../../test/speak-refusals.ts'
import { newDocument } from '../document/document.ts'
import { ResultSettings } from './option-settings.tsx'

await speakRefusals()
await loadSentences('quiz')
await loadSentences('scale')

const UNTIL_PASSED = { ...DEFAULT_OPTIONS.attempts, most: 3, untilPassed: true }

function Settings({ options }: { options: Partial<QuizOptions> }) {
  const written = newDocument({ language: 'en', timeZone: 'Europe/Paris', now: new Date() })
  const [document, setDocument] = useState({ ...written, options: { ...DEFAULT_OPTIONS, ...options } })
  const props = { obstacles: [], fieldErrors: {}, isReadOnly: false, isPublished: false }
  return (
    <ResultSettings
      {...props}
      document={document}
      onChange={(change) => setDocument((before) => ({ ...before, ...change }))}
    />
  )
}

const release = () => screen.getByRole<HTMLInputElement>('radio', { name: 'When you release it' })
const untilPassed = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Until passed' })

it('offers either “Until passed” or scores on release, and says why not both', async () => {
  const { user } = await draw(<Settings options={{}} />)
  await user.click(release())
  expect(untilPassed().disabled).toBe(true)
  expect(screen.getByText(/^Only when the score is shown/)).toBeTruthy()

  await user.click(screen.getAllByRole('radio', { name: 'As soon as someone finishes' })[0] as HTMLElement)
  await user.click(untilPassed())
  expect(untilPassed().checked).toBe(true)
  expect(release().disabled).toBe(true)
  expect(screen.getByText(/^Not with attempts “Until passed”/)).toBeTruthy()
})

it('says what is wrong where an older draft has both', async () => {
  const options = { scoreShown: 'on_release', passPercent: 50, attempts: UNTIL_PASSED } as const
  const { user } = await draw(<Settings options={options} />)
  const wrong = () => screen.queryByText(/^With “Until passed”, the score is shown/)
  expect(wrong()).not.toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Several' }))
  expect(wrong()).toBeNull()
})

it('counts the pause in days, hours or minutes, and keeps the unit while somebody types', async () => {
  const { user } = await draw(<Settings options={{ attempts: { ...UNTIL_PASSED, pauseMinutes: 2880 } }} />)
  const pause = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pause between attempts' })
  const unit = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Minutes, hours or days' })
  expect([pause.value, unit().value]).toEqual(['2', 'days'])

  await user.click(unit())
  await user.click(await screen.findByRole('option', { name: 'hours', hidden: true }))
  expect([pause.value, unit().value]).toEqual(['2', 'hours'])
  await user.clear(pause)
  await user.type(pause, '24')
  await user.tab()
  expect([pause.value, unit().value]).toEqual(['24', 'hours'])
})
