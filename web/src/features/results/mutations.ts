import { putOnShortlist, takeOffShortlist } from '@probant/contract/results/shortlist'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { type Exported, fetchCertificates, fetchExport, resultKeys } from './queries.ts'

export function useSaveResults(quizId: string) {
  return useMutation({
    mutationFn: async ({ fileName, ...exported }: Exported & { fileName: string }) =>
      saveFile(fileName, await fetchExport(quizId, exported)),
    meta: { failed: 'operationFailed' },
  })
}

/** One archive of those who have passed. */
export function useSaveCertificates(quizId: string) {
  return useMutation({
    mutationFn: async ({ part, fileName }: { part: number; fileName: string }) =>
      saveFile(fileName, await fetchCertificates(quizId, part)),
    meta: { failed: 'operationFailed' },
  })
}

/** Also for another note. */
export function usePutOnShortlist(quizId: string) {
  const lookAgain = useLookAgain(quizId)
  return useMutation({
    mutationFn: ({ submissionId, note }: { submissionId: string; note: string }) =>
      request(putOnShortlist, { params: { quizId, submissionId }, body: { note } }),
    onSuccess: lookAgain,
    meta: { failed: 'operationFailed' },
  })
}

export function useTakeOffShortlist(quizId: string) {
  const lookAgain = useLookAgain(quizId)
  return useMutation({
    mutationFn: ({ submissionId }: { submissionId: string }) =>
      request(takeOffShortlist, { params: { quizId, submissionId } }),
    onSuccess: lookAgain,
    meta: { failed: 'operationFailed' },
  })
}

/** Wherever people are listed; of the report nothing changes. */
function useLookAgain(quizId: string) {
  const client = useQueryClient()
  return () =>
    Promise.all(
      ['list', 'comparison'].map((part) =>
        client.invalidateQueries({ queryKey: [...resultKeys.of(quizId), part] }),
      ),
    )
}
