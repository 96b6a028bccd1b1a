import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'

interface FirstDrawing {
  root: HTMLElement
  application: ReactNode
  router: AnyRouter
}

/** What takes longer to load has its place kept by what stands for it. */
const PATIENCE_MS = 1000

/**
 * Draws the first page once what it shows is there: in one go, so that nothing moves, and in short turns, between which
 * the browser answers.
 */
export async function drawFirst({ root, application, router }: FirstDrawing): Promise<void> {
  await Promise.race([router.load(), new Promise((drawn) => setTimeout(drawn, PATIENCE_MS))])
  startTransition(() => createRoot(root).render(application))
}
