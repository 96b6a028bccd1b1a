import { Alert, Button, Group } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { suggestedSubjectsQuery } from '../../queries.ts'
import classes from './request-form.module.css'

interface UnknownSubjectProps {
  subject: string
  language: Locale
  onChoose: (subject: string) => void
  onUseText: () => void
}

const NEAREST = 3

/** What the generator doesn't know it refuses; the nearest that it knows is one press away. */
export function UnknownSubject({ subject, language, onChoose, onUseText }: UnknownSubjectProps) {
  const { t } = useTranslation('generation')
  const { data: subjects = [] } = useQuery({
    ...suggestedSubjectsQuery({ search: subject, language }),
    placeholderData: undefined,
  })
  const nearest = subjects.slice(0, NEAREST)
  return (
    <Alert
      color="yellow"
      role="alert"
      title={t('request.unknown', { subject })}
      icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}
    >
      {nearest.length > 0 && (
        <>
          <p className={classes.advice}>{t('request.unknownNearest')}</p>
          <Group gap={8} mb="sm">
            {nearest.map((name) => (
              <Button key={name} size="xs" variant="default" onClick={() => onChoose(name)}>
                {name}
              </Button>
            ))}
          </Group>
        </>
      )}
      <p className={classes.advice}>{t('request.unknownHint')}</p>
      <Button size="xs" variant="default" onClick={onUseText}>
        {t('request.useText')}
      </Button>
    </Alert>
  )
}
