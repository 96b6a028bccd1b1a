import { ERRORS } from '@probant/contract/errors'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { ApiError } from '#web/lib/api-error.ts'

/** Without a plan there are no limits to show; trying again would change nothing. */
export function hasNoPlan(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERRORS.workspacePlanNotFound.code
}

export function NoPlan() {
  const { t } = useTranslation('usage')
  return (
    <EmptyState picture={<BlankSheetPicture />} title={t('noPlan.title')} sentence={t('noPlan.sentence')} />
  )
}
