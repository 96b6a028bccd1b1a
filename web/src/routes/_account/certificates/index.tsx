import { createFileRoute } from '@tanstack/react-router'
import { CheckDoorPage } from '#web/features/certificates/pages/check-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_account/certificates/')({
  loader: () => loadSentences('certificates'),
  component: CheckDoorPage,
})
