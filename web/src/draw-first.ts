import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { patiently } from './lib/patience.ts'

interface FirstDrawing {
  root: HTMLElement
  application: ReactNode
  router: AnyRouter
}

/**
 * Draws the first page once what it shows is there: in one go, so that nothing moves, and in short turns, between which
 * the browser answers.
 */
export async function drawFirst({ root, application, router }: FirstDrawing): Promise<void> {
  await patiently(router.load())
  // Whoever went back meanwhile is somewhere else by now, and nobody has listened.
  if (router.history.location.href !== router.latestLocation.href) void router.load()
  startTransition(() => createRoot(root).render(application))
}
