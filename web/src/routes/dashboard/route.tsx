import { createFileRoute } from '@tanstack/react-router'
import { loadSentences } from '#web/i18n/i18n.ts'

/**
 * The parent of the dashboard routes that have the whole page to themselves: editor and print. Those beside the side bar stand
 * under `_shell`, together with `/setting`, so that the bar stays where it is between them; both parents have the same guard,
 * which covers the routes that name none.
 */
export const Route = createFileRoute('/dashboard')({
  staticData: { guard: 'auth' },
  loader: () => loadSentences('dashboard'),
})
