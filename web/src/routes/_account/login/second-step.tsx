import { createFileRoute } from '@tanstack/react-router'
import { SecondStepPage } from '#web/features/auth/pages/second-step-page.tsx'
import { returnToSchema } from '#web/features/auth/return-to.ts'
import { loadSentences } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/_account/login/second-step')({
  validateSearch: returnToSchema,
  loader: () => loadSentences('secondFactor'),
  component: SecondStepPage,
})
