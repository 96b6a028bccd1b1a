import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { draw } from '../../../../../test/draw.tsx'
import { PlaceHere } from './place-here.tsx'

it('has the focus in place of the field that led there, and hands it on', async () => {
  await loadSentences('entering')
  const { user } = await draw(<Page />)
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Rivers'))

  await user.click(screen.getByRole('button', { name: 'I’m someone else' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

const DATES = { startsAt: null, endsAt: null, isOwnWindow: false, choice: null }
const DOOR = {
  quizId: '00000000-0000-4000-8000-000000000001',
  title: 'Rivers',
  language: 'en',
  creatorName: 'Ann',
  brand: null,
  phase: 'open',
  ...DATES,
  timeZone: 'Europe/Paris',
  durationMinutes: 20,
} as const
const HERE = { ...DATES, email: '', name: 'Ben', begun: null, isFinished: true }

function Page() {
  const [isOther, setIsOther] = useState(false)
  return (
    <main id="main" tabIndex={-1}>
      {isOther ? (
        'Address'
      ) : (
        <PlaceHere door={DOOR} here={HERE} heardAt={0} onOther={() => setIsOther(true)} />
      )}
    </main>
  )
}
