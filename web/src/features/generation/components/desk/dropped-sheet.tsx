import { Box, Button, Flex } from '@mantine/core'
import type { Dropped } from '@probant/contract/generation'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { shortTitle } from '#web/lib/short-title.ts'

interface DroppedSheetProps {
  dropped: Dropped
  isPending: boolean
  onTakeBack: () => void
}

/** Where a question lay that was dropped: its first words, and the way back. */
export function DroppedSheet({ dropped: { number, title }, isPending, onTakeBack }: DroppedSheetProps) {
  const { t } = useTranslation('questions')
  return (
    <Flex
      component="li"
      gap="8px 16px"
      align="center"
      wrap="wrap"
      py="xs"
      px={20}
      bd="1px dashed var(--line-control)"
      bdrs="lg"
      data-sheet={number}
    >
      <Box component="span" className="breakable" flex="1 1 200px">
        {t('generation.dropped.sentence', { number })}{' '}
        <Box component="span" flex={1} c="dimmed" fz="xs">
          {shortTitle(title)}
        </Box>
      </Box>
      <Button
        size="xs"
        variant="default"
        data-take-back
        loading={isPending}
        leftSection={<IconArrowBackUp size={16} stroke={1.5} aria-hidden="true" />}
        aria-label={t('generation.dropped.takeBackOf', { number })}
        onClick={onTakeBack}
      >
        {t('generation.dropped.takeBack')}
      </Button>
    </Flex>
  )
}
