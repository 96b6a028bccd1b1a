import { createFileRoute } from '@tanstack/react-router'
import { membersSearchSchema } from '#web/features/organizations/members-search.ts'
import { MembersPage } from '#web/features/organizations/pages/members-page.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/dashboard/members')({
  staticData: { guard: 'auth' },
  validateSearch: membersSearchSchema,
  loader: () => loadSentences('organizations'),
  component: MembersPage,
})
