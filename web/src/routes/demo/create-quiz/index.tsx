import { createFileRoute } from '@tanstack/react-router'
import { DemoStartPage } from '#web/features/demo/pages/start-page.tsx'

export const Route = createFileRoute('/demo/create-quiz/')({ component: DemoStartPage })
