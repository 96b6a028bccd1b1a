import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { useLinkToken } from '#web/lib/use-link-token.ts'
import { AuthHeading } from '../components/auth-heading.tsx'
import { useUndoEmailChange } from '../mutations.ts'
import { isSpentLink } from '../spent-link.ts'

/** Nothing happens before the button is pressed: a mail scanner that follows links undoes nothing. */
export function UndoEmailChangePage() {
  const { t } = useTranslation('auth')
  const token = useLinkToken('ml_')
  const undo = useUndoEmailChange()

  if (!token) {
    return (
      <>
        <AuthHeading title={t('undo.noLink')}>{t('undo.noLinkSentence')}</AuthHeading>
        <ButtonLink to="/login" size="md" variant="default">
          {t('undo.toLogin')}
        </ButtonLink>
      </>
    )
  }
  if (undo.data) return <Undone email={undo.data.email} />
  if (isSpentLink(undo.error)) return <Spent />
  return (
    <>
      <AuthHeading title={t('undo.title')} highlighted={t('undo.highlighted')} picture={<LetterPicture />}>
        {t('undo.sentence')}
      </AuthHeading>
      <Stack>
        <FormAlert>{undo.error?.message}</FormAlert>
        <Button size="md" loading={undo.isPending} onClick={() => undo.mutate(token)}>
          {t('undo.submit')}
        </Button>
      </Stack>
    </>
  )
}

function Undone({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  return (
    <div role="status">
      <AuthHeading title={t('undo.done')}>{t('undo.doneSentence', { email })}</AuthHeading>
      <ButtonLink to="/login" size="md">
        {t('undo.toLogin')}
      </ButtonLink>
    </div>
  )
}

/** No other link for this is ever mailed: asking for one would lead nowhere. */
function Spent() {
  const { t } = useTranslation('auth')
  return (
    <div role="alert">
      <AuthHeading title={t('undo.spent')}>{t('undo.spentSentence')}</AuthHeading>
      <ButtonLink to="/forgot-password" size="md">
        {t('undo.toNewPassword')}
      </ButtonLink>
    </div>
  )
}
