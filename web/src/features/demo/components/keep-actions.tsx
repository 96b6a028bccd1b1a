import type { ButtonProps } from '@mantine/core'
import { Flex } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AnchorLink, ButtonLink } from '#web/components/navigation/links.tsx'
import { useOptionalUser } from '#web/lib/session.ts'

/** After signing in, it is kept there. */
const KEEPING = { returnTo: '/demo/keep' }

/** From the demo to an account, with all that was made. */
export function KeepActions(look: ButtonProps) {
  const { t } = useTranslation('demo')
  const user = useOptionalUser()
  if (user)
    return (
      <ButtonLink to="/demo/keep" preload={false} {...look}>
        {t('keep.keep')}
      </ButtonLink>
    )
  return (
    <Flex component="span" gap="8px 16px" align="center" wrap="wrap" display="inline-flex">
      <ButtonLink to="/signup" search={KEEPING} preload={false} {...look}>
        {t('keep.signUp')}
      </ButtonLink>
      <AnchorLink to="/login" search={KEEPING} preload={false}>
        {t('keep.logIn')}
      </AnchorLink>
    </Flex>
  )
}
