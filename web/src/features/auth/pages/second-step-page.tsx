import { Loader, Stack, Text } from '@mantine/core'
import type { SecondFactorAnswer } from '@probant/contract/second-factor/answer'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { AnchorLink, ButtonLink } from '#web/components/navigation/links.tsx'
import { AnswerForm } from '#web/features/second-factor/components/answer-form.tsx'
import { AuthHeading } from '../components/auth-heading.tsx'
import { isGooglePopup } from '../google-sign-in.ts'
import { useFinishSecondStep } from '../mutations.ts'
import { secondStepQuery } from '../queries.ts'
import { useGoOn } from '../use-go-on.ts'

const route = getRouteApi('/_account/login/second-step')

/** What comes after the password, or after Google, where the account asks for more. */
export function SecondStepPage() {
  const { t } = useTranslation('secondFactor')
  const { returnTo } = route.useSearch()
  const goOn = useGoOn()
  const finish = useFinishSecondStep()
  const { data, error } = useQuery(secondStepQuery)
  const send = async (answer: SecondFactorAnswer) => {
    const finished = await finish.mutateAsync(answer)
    if (isGooglePopup()) return window.close()
    await goOn(finished, { returnTo, replace: true })
  }
  return (
    <>
      <AuthHeading title={t('step.title')} highlighted={t('step.highlighted')}>
        {t('step.sentence')}
      </AuthHeading>
      {data && <AnswerForm ways={data.ways} submit={t('step.submit')} send={send} />}
      {!data && !error && <Loader type="dots" aria-hidden="true" />}
      {error && (
        <Stack>
          <FormAlert>{error.message}</FormAlert>
          <ButtonLink to="/login" search={{ returnTo }} size="md" variant="default">
            {t('step.back')}
          </ButtonLink>
        </Stack>
      )}
      {data && (
        <Text mt={28} c="dimmed">
          {t('step.lost')}{' '}
          <AnchorLink to="/login" search={{ returnTo }}>
            {t('step.back')}
          </AnchorLink>
        </Text>
      )}
    </>
  )
}
