import {
  giveBackCertificate,
  nameOwnCertificate,
  withdrawCertificate,
} from '@probant/contract/certificates/certificate'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { fetchCertificate, fetchCertificates } from './queries.ts'

export function useWithdrawCertificate(quizId: string) {
  const lookAgain = useLookAgain(quizId)
  return useMutation({
    mutationFn: ({ submissionId, reason }: { submissionId: string; reason: string }) =>
      request(withdrawCertificate, { params: { quizId, submissionId }, body: { reason } }),
    onSuccess: lookAgain,
    meta: { failed: 'operationFailed' },
  })
}

export function useGiveBackCertificate(quizId: string) {
  const lookAgain = useLookAgain(quizId)
  return useMutation({
    mutationFn: ({ submissionId }: { submissionId: string }) =>
      request(giveBackCertificate, { params: { quizId, submissionId } }),
    onSuccess: lookAgain,
    meta: { failed: 'operationFailed' },
  })
}

export function useSaveCertificate(quizId: string) {
  return useMutation({
    mutationFn: async ({ submissionId, fileName }: { submissionId: string; fileName: string }) =>
      saveFile(fileName, await fetchCertificate(quizId, submissionId)),
    meta: { failed: 'operationFailed' },
  })
}

export function useSaveCertificates(quizId: string) {
  return useMutation({
    mutationFn: async ({ part, fileName }: { part: number; fileName: string }) =>
      saveFile(fileName, await fetchCertificates(quizId, part)),
    meta: { failed: 'operationFailed' },
  })
}

/** Written once, by whoever takes part. */
export async function nameCertificate(quizId: string, name: string) {
  return (await request(nameOwnCertificate, { params: { quizId }, body: { name } })).certificate
}

function useLookAgain(quizId: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['results', quizId] })
}
