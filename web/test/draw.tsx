import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { queryClient } from '#web/lib/query-client.ts'
import { ThemeProvider } from '#web/theme/theme-provider.tsx'

/** Draws a component as it stands on a page, with our theme, queries and an address; `user` types and clicks. */
export async function draw(component: ReactNode) {
  const routeTree = createRootRoute({ component: () => component })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  const page = render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  )
  return { user: userEvent.setup(), ...page }
}
