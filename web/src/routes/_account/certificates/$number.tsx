import { createFileRoute } from '@tanstack/react-router'
import { CheckPage } from '#web/features/certificates/pages/check-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_account/certificates/$number')({
  loader: () => loadSentences('certificates'),
  component: Page,
})

function Page() {
  const { number } = Route.useParams()
  return <CheckPage key={number} number={number} />
}
