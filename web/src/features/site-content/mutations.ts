import { type SiteContentForm, updateSiteContent } from '@probant/contract/site-content'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'
import { siteContentQuery } from './queries.ts'

export function useUpdateSiteContent() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SiteContentForm) => request(updateSiteContent, { body }),
    onSuccess: (content) => {
      queryClient.setQueryData(siteContentQuery.queryKey, content)
      void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] })
    },
  })
}
