import { ERRORS } from '@probant/contract/errors'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { ApiError } from '#web/lib/api-error.ts'

export function isOwnerOnly(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERRORS.organizationOwnerPays.code
}

/** For members: nothing is wrong, it just isn't theirs. */
export function OwnerOnly() {
  const { t } = useTranslation(['billing', 'messages'])
  usePageTitle(t('title'))
  return (
    <EmptyState
      order={1}
      picture={<LetterPicture />}
      title={t('messages:notOrganizationOwner')}
      sentence={t('ownerOnly.sentence')}
      action={
        <ButtonLink to="/dashboard/usage" variant="default">
          {t('usage')}
        </ButtonLink>
      }
    />
  )
}
