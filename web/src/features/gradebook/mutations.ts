import {
  type GradebookForm,
  type GradebookFormat,
  updateGradebook,
} from '@probant/contract/gradebook/gradebook'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { fetchGradebook, gradebookKeys } from './queries.ts'

export function useUpdateGradebook(groupId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: GradebookForm) => request(updateGradebook, { params: { groupId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: gradebookKeys.of(groupId) }),
    meta: { showsRefusals: true },
  })
}

export function useSaveGradebook(groupId: string) {
  return useMutation({
    mutationFn: async ({ format, fileName }: { format: GradebookFormat; fileName: string }) =>
      saveFile(fileName, await fetchGradebook(groupId, format)),
    meta: { failed: 'operationFailed' },
  })
}
