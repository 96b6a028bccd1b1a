import { PUBLIC_PAGES } from '@probant/contract/public-pages'
import { createFileRoute } from '@tanstack/react-router'
import { leaveFor } from '#web/lib/leave-for.ts'

export const Route = createFileRoute('/_site/legal_notice')({
  beforeLoad: leaveFor(PUBLIC_PAGES.legalNotice),
})
