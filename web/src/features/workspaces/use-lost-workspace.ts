import { ERRORS } from '@probant/contract/errors'
import { PERSONAL } from '@probant/contract/workspaces'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { chooseWorkspace, useWorkspaceRef } from '#web/lib/workspace.ts'
import { workspaceKeys } from '#web/lib/workspace-data.ts'
import { useWorkspace, workspaceQuery } from './queries.ts'

/** An organization may be deleted, or its door closed, while one works in it: then one goes on in person. */
export function useLostWorkspace(): void {
  const { t } = useTranslation('dashboard')
  const queryClient = useQueryClient()
  const ref = useWorkspaceRef()
  const { error } = useWorkspace()
  const isLost = ref !== PERSONAL && isUnknownOrganization(error)

  useEffect(() => {
    if (!isLost) return
    chooseWorkspace(PERSONAL)
    toast.warning(t('workspaces.lost'))
    queryClient.removeQueries({ queryKey: workspaceQuery(ref).queryKey })
    void queryClient.invalidateQueries({ queryKey: workspaceKeys.list })
  }, [isLost, ref, queryClient, t])

  // Any other call may be the first to hear of it; the workspace itself then says whether it is true.
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (event.query.queryKey[0] === workspaceKeys.all[0]) return
        if (isUnknownOrganization(event.action.error))
          void queryClient.invalidateQueries({ queryKey: workspaceQuery(ref).queryKey })
      }),
    [queryClient, ref],
  )
}

function isUnknownOrganization(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERRORS.organizationNotFound.code
}
