import { ERRORS } from '@probant/contract/errors'
import type { GroupSummary } from '@probant/contract/groups'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api-error.ts'
import { fetchGroup } from './queries.ts'

/** Looks again at what groups there are, and which of the chosen ones are gone. */
export function useGoneGroups() {
  const queryClient = useQueryClient()
  return async (chosen: readonly GroupSummary[]): Promise<Set<string>> => {
    void queryClient.invalidateQueries({ queryKey: ['groups'] })
    const gone = await Promise.all(chosen.map(async ({ id }) => ((await isGone(id)) ? [id] : [])))
    return new Set(gone.flat())
  }
}

async function isGone(groupId: string): Promise<boolean> {
  return fetchGroup(groupId).then(() => false, isGroupNotFound)
}

export function isGroupNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERRORS.groupNotFound.code
}
