import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { suggestedTryoutSubjectsQuery } from '../queries.ts'

interface UnknownSubjectProps {
  subject: string
  onChoose: (subject: string) => void
}

const NEAREST = 3

/** Why it was refused, and the ways on: what is nearest to it, or a text of one's own. */
export function UnknownSubject({ subject, onChoose }: UnknownSubjectProps) {
  const { t } = useTranslation('demo')
  const language = useLocale()
  const { data, isPending } = useQuery({
    ...suggestedTryoutSubjectsQuery({ search: subject, language }),
    placeholderData: undefined,
  })
  const nearest = data?.slice(0, NEAREST) ?? []
  return (
    <>
      <Text mb="xs">
        {t('start.unknown', { subject })}{' '}
        {!isPending && t(nearest.length > 0 ? 'start.unknownHint' : 'start.unknownHintAlone')}
      </Text>
      <Group gap={8}>
        {nearest.map((name) => (
          <Button key={name} size="xs" variant="default" onClick={() => onChoose(name)}>
            {name}
          </Button>
        ))}
        <ButtonLink to="/demo/create-quiz/question-generation" size="xs" variant="default">
          {t('start.ownText')}
        </ButtonLink>
      </Group>
    </>
  )
}
