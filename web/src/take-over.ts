import type { AnyRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentLocale } from './i18n/i18n.ts'
import { announceTakenOver, noteDrawnFields } from './lib/drawn-page.ts'

interface Drawing {
  root: HTMLElement
  application: ReactNode
  router: AnyRouter
}

/**
 * Goes on with what the server has drawn, once everything is there to draw the same: each field stays where it is, with
 * what was typed and the keyboard that is open for it. Where something else has to be drawn, it takes the place of that in
 * one turn.
 */
export async function takeOver({ root, application, router }: Drawing): Promise<void> {
  const { pathname } = location
  await router.load()

  const { location: reached, matches } = router.state
  const isThere = reached.pathname === pathname && matches.every(({ status }) => status === 'success')
  if (isThere) noteDrawnFields(root)
  if (isThere && root.dataset.locale === currentLocale()) {
    hydrateRoot(root, application)
    return
  }
  flushSync(() => createRoot(root).render(application))
  announceTakenOver()
}
