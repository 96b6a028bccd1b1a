import { Alert, Button, Group, Text } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useUser } from '#web/lib/session.ts'
import { suggestedSubjectsQuery } from '../../queries.ts'

interface UnknownSubjectProps {
  subject: string
  language: Locale
  onChoose: (subject: string) => void
  onUseText: () => void
}

const NEAREST = 3

/** What the generator doesn't know it refuses, and says why; each way on is one press away. */
export function UnknownSubject({ subject, language, onChoose, onUseText }: UnknownSubjectProps) {
  const { t } = useTranslation('questions')
  const { isAdmin } = useUser()
  const { data: subjects = [] } = useQuery({
    ...suggestedSubjectsQuery({ search: subject, language }),
    placeholderData: undefined,
  })
  const nearest = subjects.slice(0, NEAREST)
  return (
    <Alert
      color="yellow"
      role="alert"
      title={t('generation.request.unknown', { subject })}
      icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}
    >
      <Text mb="xs">{t('generation.request.unknownWhy')}</Text>
      {nearest.length > 0 && (
        <>
          <Text mb="xs">{t('generation.request.unknownNearest')}</Text>
          <Group gap={8} mb="sm">
            {nearest.map((name) => (
              <Button key={name} size="xs" variant="default" onClick={() => onChoose(name)}>
                {name}
              </Button>
            ))}
          </Group>
        </>
      )}
      <Text mb="xs">
        {t(nearest.length > 0 ? 'generation.request.unknownHint' : 'generation.request.unknownHintAlone')}
      </Text>
      <Group gap={8}>
        <Button size="xs" variant="default" onClick={onUseText}>
          {t('generation.request.useText')}
        </Button>
        {isAdmin && (
          <ButtonLink to="/admin/generator" size="xs" variant="default">
            {t('generation.request.connectModel')}
          </ButtonLink>
        )}
      </Group>
    </Alert>
  )
}
