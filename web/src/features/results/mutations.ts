import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#web/lib/save-file.ts'
import { type Exported, fetchExport } from './queries.ts'

export function useSaveResults(quizId: string) {
  return useMutation({
    mutationFn: async ({ fileName, ...exported }: Exported & { fileName: string }) =>
      saveFile(fileName, await fetchExport(quizId, exported)),
    meta: { failed: 'operationFailed' },
  })
}
