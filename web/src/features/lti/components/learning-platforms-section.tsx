import { Flex, Skeleton, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { Section } from '#web/components/layout/section.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { useLearningPlatforms } from '../queries.ts'
import { ConnectPlatformButton } from './platform-dialog.tsx'
import { PlatformRow } from './platform-row.tsx'

/** From whose courses people come to quizzes of this workspace. */
export function LearningPlatformsSection() {
  const { t } = useTranslation('connections')
  return (
    <Section title={t('lti.title')} sentence={t('lti.sentence')}>
      <LearningPlatforms />
    </Section>
  )
}

function LearningPlatforms() {
  const { t } = useTranslation('connections')
  const { data, error, refetch } = useLearningPlatforms()
  if (error) return <LoadFailure title={t('lti.failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={76} radius="lg" />

  const { tool, platforms } = data
  const connect = <ConnectPlatformButton tool={tool} />
  if (platforms.length === 0)
    return (
      <EmptyState
        order={3}
        picture={<BlankSheetPicture />}
        title={t('lti.none')}
        sentence={t('lti.noneSentence')}
        action={connect}
      />
    )
  return (
    <Stack>
      <Flex component="ul" className="plain card lined" direction="column" aria-label={t('lti.list')}>
        {platforms.map((platform) => (
          <PlatformRow key={platform.id} platform={platform} tool={tool} />
        ))}
      </Flex>
      <div>{connect}</div>
    </Stack>
  )
}
