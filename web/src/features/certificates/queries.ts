import {
  CERTIFICATES_IN_A_FILE,
  checkCertificate,
  countCertificates,
  exportCertificates,
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

/** How many there are, for whoever may have all of them. */
export const certificateCountQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['results', quizId, 'certificates'],
    queryFn: ({ signal }) => request(countCertificates, { params: { quizId }, signal }),
  })

/** The page of a quiz reads it without a store. */
export async function readOwnCertificate(quizId: string) {
  return (await request(getOwnCertificate, { params: { quizId } })).certificate
}

export function fetchOwnCertificate(quizId: string): Promise<Blob> {
  return request(getOwnCertificateFile, { params: { quizId } })
}

export function fetchCertificate(quizId: string, submissionId: string): Promise<Blob> {
  return request(getCertificateFile, { params: { quizId, submissionId } })
}

export function fetchCertificates(quizId: string, part: number): Promise<Blob> {
  return request(exportCertificates, { params: { quizId }, querystring: { part } })
}

/** From the first to the last of each archive. */
export function partsOf(count: number): { part: number; from: number; to: number }[] {
  const parts = Math.ceil(count / CERTIFICATES_IN_A_FILE)
  return Array.from({ length: parts }, (_, index) => ({
    part: index + 1,
    from: index * CERTIFICATES_IN_A_FILE + 1,
    to: Math.min(count, (index + 1) * CERTIFICATES_IN_A_FILE),
  }))
}
