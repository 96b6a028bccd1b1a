import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadSentences } from '#web/i18n/i18n.ts'
import { draw } from '../../../../../test/draw.tsx'
import { OpenLinkForm } from './open-link-form.tsx'

afterEach(() => vi.unstubAllGlobals())

it('no places at all is refused at the field, and not taken for one place', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  await loadSentences('participants')
  const link = {
    ...({ asks: 'name', places: null, url: null, openedAt: null, closedAt: null } as const),
    funnel: { opened: 0, joined: 0, begun: 0, finished: 0 },
    turnedAway: { count: 0, lastAt: null },
  }
  const { user, container } = await draw(<OpenLinkForm quizId="quiz" link={link} onSaved={() => {}} />)
  await user.type(screen.getByLabelText('Places'), '0')
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(container.textContent).toContain('Enter a whole number from 1 to 100,000.')
  expect(fetched).not.toHaveBeenCalled()
})
