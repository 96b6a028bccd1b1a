import { createRouter } from '@tanstack/react-router'
import type { GuardName, Layout } from './guards.ts'
import { routeTree } from './route-tree.gen.ts'
import { ROUTER_OPTIONS } from './router-options.ts'

export const router = createRouter({ ...ROUTER_OPTIONS, routeTree })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    guard?: GuardName
    layout?: Layout
  }
}
