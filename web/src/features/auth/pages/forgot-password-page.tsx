import { Button, Stack, TextInput } from '@mantine/core'
import { forgotPassword } from '@probant/contract/auth'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useContractForm } from '#web/components/form/use-contract-form.ts'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { LetterPicture } from '#web/components/pictures/letter-picture.tsx'
import { AuthHeading } from '../components/auth-heading.tsx'
import { useForgotPassword } from '../mutations.ts'
import { siteQuery } from '../queries.ts'
import { useBotCheck } from '../use-bot-check.ts'
import classes from './auth-pages.module.css'

export function ForgotPasswordPage() {
  const { t } = useTranslation('auth')
  const forgot = useForgotPassword()
  return (
    <>
      {forgot.data ? (
        <LinkSent email={forgot.data.email} />
      ) : (
        <>
          <AuthHeading title={t('forgot.title')} highlighted={t('forgot.highlighted')}>
            {t('forgot.sentence')}
          </AuthHeading>
          <ForgotPasswordForm send={forgot.mutateAsync} />
        </>
      )}
      <p className={classes.foot}>
        <AnchorLink to="/login">{t('forgot.back')}</AnchorLink>
      </p>
    </>
  )
}

function ForgotPasswordForm({ send }: { send: ReturnType<typeof useForgotPassword>['mutateAsync'] }) {
  const { t } = useTranslation('auth')
  const botCheck = useBotCheck('password_reset')
  const { form, onSubmit, alert, isSending } = useContractForm({
    schema: forgotPassword.schema.body,
    initialValues: { email: '' },
    filled: { botToken: 'to come' },
  })
  const submit = onSubmit(async (values) => {
    await send({ ...values, botToken: await botCheck.takeToken() })
  })
  return (
    <form onSubmit={submit} onFocus={botCheck.prepare} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('email')}
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          size="md"
        />
        <FormAlert>{alert}</FormAlert>
        <Button type="submit" size="md" loading={isSending}>
          {t('forgot.submit')}
        </Button>
      </Stack>
    </form>
  )
}

/** Says the same whether or not the address is known. */
function LinkSent({ email }: { email: string }) {
  const { t } = useTranslation('auth')
  const { data: site } = useQuery(siteQuery)
  return (
    <div role="status">
      <LetterPicture />
      {site?.deliversMail === false ? (
        <AuthHeading title={t('forgot.keptTitle')}>{t('forgot.kept', { email })}</AuthHeading>
      ) : (
        <AuthHeading title={t('forgot.sent')}>{t('forgot.sentSentence', { email })}</AuthHeading>
      )}
    </div>
  )
}
