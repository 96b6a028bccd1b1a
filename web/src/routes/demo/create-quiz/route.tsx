import { createFileRoute } from '@tanstack/react-router'

/** Whoever is below it speaks to their own browser instead of the server, which is fetched with it. */
export const Route = createFileRoute('/demo/create-quiz')({
  beforeLoad: async ({ preload }) => {
    if (preload) return
    const { enterDemo } = await import('#web/features/demo/entrance.ts')
    enterDemo()
  },
})
