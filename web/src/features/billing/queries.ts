import { type Billing, getBilling } from '@probant/contract/billing'
import type { WorkspaceRef } from '@probant/contract/workspaces'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '#web/lib/api-client.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { isPaid } from './checkout-outcome.ts'

export const billingQuery = (workspace: WorkspaceRef) =>
  queryOptions({
    queryKey: ['billing', workspace],
    queryFn: ({ signal }) => request(getBilling, { workspace, signal }),
  })

const LOOK_AGAIN_MS = 2000
const PATIENCE_MS = 20_000

/** How far the provider's word about a payment has come. */
export type Confirmation = 'waiting' | 'late' | 'arrived'

/** The billing of the workspace; after a payment it is asked for again until the provider's word has arrived. */
export function useBilling({ hasPaid }: { hasPaid: boolean }) {
  const workspace = useWorkspaceRef()
  const isLate = useIsLate(hasPaid)
  const billing = useQuery({
    ...billingQuery(workspace),
    refetchInterval: ({ state }) => {
      const isWaiting = hasPaid && !isLate && state.data && !isPaid(state.data)
      return isWaiting ? LOOK_AGAIN_MS : false
    },
  })
  const hasArrived = hasPaid && billing.data !== undefined && isPaid(billing.data)
  useForgetOlderPlan(hasArrived)

  const confirmation: Confirmation = hasArrived ? 'arrived' : isLate ? 'late' : 'waiting'
  return { ...billing, confirmation }
}

function useIsLate(hasPaid: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!hasPaid) return
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [hasPaid])
  return isLate
}

/** What other parts of the page know of plan, standing and limits is older than the payment. */
function useForgetOlderPlan(hasArrived: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (hasArrived) void queryClient.invalidateQueries()
  }, [hasArrived, queryClient])
}

/** Nothing is owed and nothing is wrong, but there is no plan to work with: it was withdrawn. */
export function lacksPlan({ plan, standing }: Pick<Billing, 'plan' | 'standing'>): boolean {
  return plan === null && standing.status !== 'inactive'
}
