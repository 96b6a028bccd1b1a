import { Loader, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { AuthHeading } from '../components/auth-heading.tsx'
import { isGooglePopup, takeGoogleReturnPath } from '../google-sign-in.ts'
import { useFinishGoogleSignIn } from '../mutations.ts'
import { useGoOn } from '../use-go-on.ts'

/** Where Google sends people back to: it finishes the sign-in, and in a window of its own closes it. */
export function GoogleReturnPage() {
  const { t } = useTranslation('auth')
  const goOn = useGoOn()
  const finish = useFinishGoogleSignIn()
  const [query] = useState(() => location.search)

  useOnArrival(async () => {
    if (!query) return
    const answer = await finish.mutateAsync(query)
    if (isGooglePopup() && !answer.needsSecondStep) return window.close()
    await goOn(answer, { returnTo: takeGoogleReturnPath(), replace: true })
  })

  if (!query || finish.error) {
    return (
      <>
        <AuthHeading title={t(query ? 'googleReturn.failed' : 'googleReturn.unfinished')}>
          {!query && t('googleReturn.unfinishedSentence')}
        </AuthHeading>
        <Stack>
          <FormAlert>{finish.error?.message}</FormAlert>
          <ButtonLink to="/login" size="md" variant="default">
            {t('googleReturn.back')}
          </ButtonLink>
        </Stack>
      </>
    )
  }
  return (
    <>
      <AuthHeading title={t('googleReturn.title')}>
        {t(finish.isSuccess ? 'googleReturn.done' : 'googleReturn.working')}
      </AuthHeading>
      {!finish.isSuccess && <Loader type="dots" aria-hidden="true" />}
    </>
  )
}

/** Does something once when the page is reached, also where React mounts twice; failures are the page's to show. */
function useOnArrival(act: () => Promise<void>): void {
  const hasActed = useRef(false)
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (hasActed.current) return
    hasActed.current = true
    latest.current().catch(() => undefined)
  }, [])
}
