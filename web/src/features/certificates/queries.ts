import { getOwnBadge } from '@probant/contract/certificates/badges'
import {
  checkCertificate,
  getCertificateFile,
  getOwnCertificate,
  getOwnCertificateFile,
} from '@probant/contract/certificates/certificate'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export const checkQuery = (number: string) =>
  queryOptions({
    queryKey: ['certificates', 'check', number],
    queryFn: ({ signal }) => request(checkCertificate, { params: { number }, signal }),
    staleTime: 0,
    retry: false,
  })

/** The page of a quiz reads it without a store. */
export async function readOwnCertificate(quizId: string) {
  return (await request(getOwnCertificate, { params: { quizId } })).certificate
}

export function fetchOwnCertificate(quizId: string): Promise<Blob> {
  return request(getOwnCertificateFile, { params: { quizId } })
}

/** Signed: what is read of it is the file, letter by letter. */
export async function fetchOwnBadge(quizId: string): Promise<Blob> {
  const badge: Blob | string = await request(getOwnBadge, { params: { quizId } })
  return new Blob([badge], { type: 'application/vc+jwt' })
}

export function fetchCertificate(quizId: string, submissionId: string): Promise<Blob> {
  return request(getCertificateFile, { params: { quizId, submissionId } })
}
