import { Box, Group, Text } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconHourglassLow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Tagged } from '#web/components/text/tagged.tsx'
import { clockWords, useSecondsLeft } from '#web/lib/clock.ts'
import { minutesLeftSoon } from '#web/lib/time-left.ts'
import { useNow } from '#web/lib/use-now.ts'

/** The last hour of an open quiz; nothing before. */
export function EndingStrip({ quiz }: { quiz: Pick<Quiz, 'phase' | 'endsAt'> }) {
  const isSoon = minutesLeftSoon(quiz, useNow()) !== undefined
  return isSoon && quiz.endsAt ? <Countdown endsAt={quiz.endsAt} /> : null
}

/** It ticks for the eye only: nobody wants to hear every second. */
function Countdown({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation('quiz')
  const seconds = useSecondsLeft(endsAt)
  const time = (words: string) => (
    <Box dateTime={`PT${seconds}S`} component="time" fz="md" fw={680}>
      {words}
    </Box>
  )
  return (
    <Group gap="4px 12px" mb="lg" py="sm" px="md" bdrs="lg" bg="var(--highlight)" c="bright" role="note">
      <IconHourglassLow size={22} stroke={1.5} aria-hidden="true" />
      <Text fw={560}>
        {seconds === 0 ? (
          t('endingSoon.over')
        ) : (
          <Tagged
            sentence={(given) => t('endingSoon.left', given)}
            values={{ time: clockWords(seconds) }}
            parts={{ time }}
          />
        )}
      </Text>
      {seconds > 0 && <Text>{t('endingSoon.hint')}</Text>}
    </Group>
  )
}
