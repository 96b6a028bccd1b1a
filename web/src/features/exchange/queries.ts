import { checkExport, type ExportRequest } from '@probant/contract/exchange/export'
import { getImport, type ImportShelf, listImportItems } from '@probant/contract/exchange/import'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#web/lib/api-client.ts'

export const exchangeKeys = {
  reports: ['exchange', 'reports'],
  import: (importId: string) => ['exchange', 'imports', importId],
} as const

/** What a format can't hold: asked anew each time, for questions change. */
export const exportReportQuery = (body: ExportRequest) =>
  queryOptions({
    queryKey: [...exchangeKeys.reports, body],
    queryFn: ({ signal }) => request(checkExport, { body, signal }),
    staleTime: 0,
  })

/** Looked at again and again while the file is being read. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: exchangeKeys.import(importId),
    queryFn: ({ signal }) => request(getImport, { params: { importId }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'reading' ? LOOK_MS : false),
  })

export const importItemsQuery = (importId: string, querystring: { shelf: ImportShelf; page: number }) =>
  queryOptions({
    queryKey: [...exchangeKeys.import(importId), 'items', querystring],
    queryFn: ({ signal }) => request(listImportItems, { params: { importId }, querystring, signal }),
    placeholderData: keepPreviousData,
  })

const LOOK_MS = 700
