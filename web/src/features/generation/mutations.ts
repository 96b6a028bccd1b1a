import {
  cancelGeneration,
  dropDelivery,
  type GenerationForm,
  keepAllDeliveries,
  keepDelivery,
  readDocument,
  regenerateDelivery,
  startGeneration,
  takeBackDelivery,
} from '@probant/contract/generation'
import { getQuestion } from '@probant/contract/questions/bank'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import {
  allKept,
  applied,
  type GenerationView,
  withDelivery,
  withoutDropped,
  withQuestion,
} from './generation-view.ts'
import { generationKeys } from './queries.ts'

export function useStartGeneration() {
  const queryClient = useQueryClient()
  const forget = useForgetBank()
  return useMutation({
    mutationFn: (body: GenerationForm) => request(startGeneration, { body }),
    onSuccess: (generation) => {
      const view: GenerationView = { ...generation, deliveries: [], dropped: [] }
      queryClient.setQueryData(generationKeys.one(generation.id), view)
      forget()
    },
  })
}

export function useCancelGeneration(generationId: string) {
  const queryClient = useQueryClient()
  const change = useChangeView(generationId)
  const forget = useForgetBank()
  return useMutation({
    mutationFn: () => request(cancelGeneration, { params: { generationId } }),
    onSuccess: (generation) => {
      change((view) => applied(view, { name: 'state', generation }))
      // Nobody listens from now on: a question that came at the last moment is asked for.
      void queryClient.invalidateQueries({ queryKey: generationKeys.one(generationId) })
      forget()
    },
    meta: { failed: 'operationFailed' },
  })
}

export function useKeepDelivery(generationId: string) {
  const change = useChangeView(generationId)
  const forget = useForgetBank()
  return useMutation({
    mutationFn: (questionId: string) => request(keepDelivery, { params: { generationId, questionId } }),
    onSuccess: (delivery) => {
      change((view) => withDelivery(view, delivery))
      forget()
    },
  })
}

export function useKeepAll(generationId: string) {
  const change = useChangeView(generationId)
  const forget = useForgetBank()
  return useMutation({
    mutationFn: () => request(keepAllDeliveries, { params: { generationId } }),
    onSuccess: () => {
      change(allKept)
      forget()
    },
    meta: { failed: 'operationFailed' },
  })
}

export function useDropDelivery(generationId: string) {
  const change = useChangeView(generationId)
  const forget = useForgetBank()
  return useMutation({
    mutationFn: (questionId: string) => request(dropDelivery, { params: { generationId, questionId } }),
    onSuccess: (_nothing, questionId) => {
      change((view) => withoutDropped(view, questionId))
      forget()
    },
  })
}

export function useTakeBackDelivery(generationId: string) {
  const change = useChangeView(generationId)
  const forget = useForgetBank()
  return useMutation({
    mutationFn: (questionId: string) => request(takeBackDelivery, { params: { generationId, questionId } }),
    onSuccess: (delivery) => {
      change((view) => withDelivery(view, delivery))
      forget()
    },
  })
}

export function useRegenerateDelivery(generationId: string) {
  const change = useChangeView(generationId)
  const forget = useForgetBank()
  return useMutation({
    mutationFn: (questionId: string) => request(regenerateDelivery, { params: { generationId, questionId } }),
    onSuccess: (delivery) => {
      change((view) => withDelivery(view, delivery))
      forget()
    },
  })
}

/** The editor has closed: what lies on the desk may have been changed in it. */
export function useReadQuestionAgain(generationId: string) {
  const change = useChangeView(generationId)
  return useMutation({
    mutationFn: (questionId: string) => request(getQuestion, { params: { questionId } }),
    onSuccess: (question) => change((view) => withQuestion(view, question)),
  })
}

export function useReadDocument() {
  return useMutation({
    mutationFn: (file: File) =>
      request(readDocument, {
        querystring: { name: file.name },
        // Its name says what it is; browsers disagree on the type of Markdown.
        file: new Blob([file], { type: 'application/octet-stream' }),
      }),
  })
}

/** What lies in the bank, what is used up, and what waits to be looked through. */
export function useForgetBank() {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of [QUESTION_LISTS, USAGE, generationKeys.open]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
}

const QUESTION_LISTS = ['questions', 'lists']
const USAGE = ['usage']

function useChangeView(generationId: string) {
  const queryClient = useQueryClient()
  return (change: (view: GenerationView) => GenerationView) =>
    queryClient.setQueryData<GenerationView>(generationKeys.one(generationId), (view) => view && change(view))
}
