import {
  deleteBranding,
  saveBranding,
  uploadLogo,
  uploadSignature,
} from '@probant/contract/branding/branding'
import type { RequestOf } from '@probant/contract/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { brandingQuery } from './queries.ts'

export type BrandingBody = RequestOf<typeof saveBranding>['body']

export function useSaveBranding() {
  const queryClient = useQueryClient()
  const workspace = useWorkspaceRef()
  return useMutation({
    mutationFn: (body: BrandingBody) => request(saveBranding, { workspace, body }),
    onSuccess: (state) => queryClient.setQueryData(brandingQuery(workspace).queryKey, state),
  })
}

export function useDeleteBranding() {
  const queryClient = useQueryClient()
  const workspace = useWorkspaceRef()
  return useMutation({
    mutationFn: () => request(deleteBranding, { workspace }),
    meta: { failed: 'operationFailed' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: brandingQuery(workspace).queryKey }),
  })
}

const UPLOADS = { logo: uploadLogo, signature: uploadSignature }

export function useUploadPicture(kind: keyof typeof UPLOADS) {
  const workspace = useWorkspaceRef()
  return useMutation({ mutationFn: (file: Blob) => request(UPLOADS[kind], { workspace, file }) })
}
