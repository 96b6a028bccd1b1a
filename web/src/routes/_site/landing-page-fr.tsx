import { FRENCH_LANDING } from '@probant/contract/public-pages'
import { createFileRoute } from '@tanstack/react-router'
import { leaveFor } from '#web/lib/leave-for.ts'

export const Route = createFileRoute('/_site/landing-page-fr')({ beforeLoad: leaveFor(FRENCH_LANDING) })
