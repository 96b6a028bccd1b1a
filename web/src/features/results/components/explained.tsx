import { ActionIcon, Flex, Popover } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Sentences } from '#web/i18n/sentences.ts'
import classes from './results.module.css'

export type Statistic = Exclude<keyof Sentences['results']['statistics'], 'ask'>

/** The name of a statistic, and what it means in plain words where somebody asks. */
export function Explained({ statistic }: { statistic: Statistic }) {
  const { t } = useTranslation('results')
  const name = t(`statistics.${statistic}.name`)
  return (
    <Flex component="span" className={classes.explained} gap={2} align="center" display="inline-flex">
      {name}
      <Popover width={280} position="bottom" shadow="md" radius="lg" withRoles={false}>
        <Popover.Target>
          <ActionIcon variant="subtle" color="gray" size={24} aria-label={t('statistics.ask', { name })}>
            <IconHelpCircle size={16} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown role="status" fz="sm" fw={400} ta="start" style={{ whiteSpace: 'normal' }}>
          {t(`statistics.${statistic}.words`)}
        </Popover.Dropdown>
      </Popover>
    </Flex>
  )
}
