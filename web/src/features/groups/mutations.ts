import {
  createGroup,
  deleteGroup,
  type GroupForm,
  type GroupSummary,
  updateGroup,
} from '@probant/contract/groups'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { groupKeys } from './queries.ts'

export function useCreateGroup() {
  const forget = useForget()
  return useMutation({
    mutationFn: (body: GroupForm) => request(createGroup, { body }),
    onSuccess: forget,
  })
}

export interface Edit {
  groupId: string
  /** The one that the edit started from. */
  revision: number
  group: GroupForm
}

export function useUpdateGroup() {
  const forget = useForget()
  return useMutation({
    mutationFn: ({ groupId, ...body }: Edit) => request(updateGroup, { params: { groupId }, body }),
    onSuccess: forget,
  })
}

export function useDeleteGroup() {
  const forget = useForget()
  return useMutation({
    mutationFn: ({ id }: Pick<GroupSummary, 'id'>) => request(deleteGroup, { params: { groupId: id } }),
    // Also where it was refused: then it is gone already, or no longer theirs to delete.
    onSettled: forget,
    meta: { failed: 'operationFailed' },
  })
}

/** What is used up has changed as well. */
function useForget() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: groupKeys.all })
    void queryClient.invalidateQueries({ queryKey: USAGE })
  }
}

const USAGE = ['usage']
