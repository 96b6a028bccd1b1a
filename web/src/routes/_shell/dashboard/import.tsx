import { createFileRoute } from '@tanstack/react-router'
import { importSearchSchema } from '#web/features/exchange/import-search.ts'
import { ImportPage } from '#web/features/exchange/pages/import-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/dashboard/import')({
  staticData: { guard: 'auth' },
  validateSearch: importSearchSchema,
  loader: () => loadSentences('exchange', 'questions', 'account'),
  component: ImportPage,
})
