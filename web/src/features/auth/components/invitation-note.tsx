import { Alert, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'

interface InvitationNoteProps {
  returnTo: string | undefined
  /** The other way in: someone invited may be new here, or not. */
  other: 'login' | 'signup'
}

/** Says why one has come here; to whom the invitation went, nobody may read from a link. */
export function InvitationNote({ returnTo, other }: InvitationNoteProps) {
  const { t } = useTranslation('auth')
  return (
    <Alert
      color="ink"
      mb="lg"
      title={t('invited.title')}
      icon={<IconMail size={20} stroke={1.5} aria-hidden="true" />}
    >
      <Text mb="sm">{t('invited.sentence')}</Text>
      <ButtonLink to={other === 'login' ? '/login' : '/signup'} search={{ returnTo }} variant="default">
        {t(`invited.${other}`)}
      </ButtonLink>
    </Alert>
  )
}
