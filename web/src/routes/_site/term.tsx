import { PUBLIC_PAGES } from '@probant/contract/public-pages'
import { createFileRoute } from '@tanstack/react-router'
import { leaveFor } from '#web/lib/leave-for.ts'

export const Route = createFileRoute('/_site/term')({ beforeLoad: leaveFor(PUBLIC_PAGES.terms) })
