import type { RequestOf } from '@probant/contract/endpoint'
import { type ExportRequest, exportQuestions } from '@probant/contract/exchange/export'
import {
  dropImport,
  type ImportOptions,
  mendImportItem,
  startImport,
  takeImport,
} from '@probant/contract/exchange/import'
import type { QuestionForm } from '@probant/contract/questions/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request, requestFile } from '#web/lib/api-client.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { exchangeKeys } from './queries.ts'

interface SavedExport extends ExportRequest {
  fileName: string
  onBytes: (count: number) => void
}

export function useSaveExport() {
  return useMutation({
    mutationFn: async ({ fileName, onBytes, ...body }: SavedExport) =>
      saveFile(fileName, await requestFile(exportQuestions, { body }, onBytes)),
    meta: { failed: 'operationFailed' },
  })
}

export function useStartImport() {
  return useMutation({
    mutationFn: ({ file, ...querystring }: ImportOptions & { file: File }) =>
      // Its content says what it is, whatever the browser takes it for.
      request(startImport, { querystring, file: new Blob([file], { type: 'application/octet-stream' }) }),
  })
}

/** The question of a file as it is to come in. */
export function useMendItem(importId: string, number: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (question: QuestionForm) =>
      request(mendImportItem, { params: { importId }, body: { number, question } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: exchangeKeys.import(importId) }),
  })
}

type Choice = RequestOf<typeof takeImport>['body']

export function useTakeImport(importId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Choice) => request(takeImport, { params: { importId }, body }),
    onSettled: () => {
      for (const queryKey of [QUESTIONS, QUIZZES, USAGE, exchangeKeys.import(importId)])
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}

export function useDropImport() {
  return useMutation({
    mutationFn: (importId: string) => request(dropImport, { params: { importId } }),
    meta: { failed: 'operationFailed' },
  })
}

const QUESTIONS = ['questions']
const QUIZZES = ['quizzes']
const USAGE = ['usage']
