import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { useUser } from '#web/lib/session.ts'
import { useUpdateUser } from '../mutations.ts'

/** Pages speak the browser's language, mails the account's: where they differ, one press makes them agree. */
export function MailLanguage() {
  const { t } = useTranslation('users')
  const user = useUser()
  const locale = useLocale()
  const update = useUpdateUser()
  return (
    <>
      {t('display.sentence', { language: t(`display.languages.${user.locale}`) })}
      {user.locale !== locale && (
        <Button
          display="block"
          mt="xs"
          variant="default"
          size="xs"
          loading={update.isPending}
          onClick={() => update.mutate({ locale })}
        >
          {t('display.useForMails', { language: t(`display.languages.${locale}`) })}
        </Button>
      )}
    </>
  )
}
