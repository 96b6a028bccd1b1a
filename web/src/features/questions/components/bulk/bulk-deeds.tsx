import { Button, Menu } from '@mantine/core'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import { IconCopy, IconGauge, IconTag, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './bulk-bar.module.css'
import type { Bulk } from './use-bulk.ts'

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
const LOOK = { size: 'xs', variant: 'default' } as const

export function BulkDeeds({ bulk }: { bulk: Bulk }) {
  const { t } = useTranslation('questions')
  const { ask, apply, clear, isPending } = bulk
  return (
    <div className={classes.deeds}>
      <Button
        {...LOOK}
        disabled={isPending}
        leftSection={<IconCopy {...ICON} />}
        onClick={() => apply({ deed: 'duplicate' })}
      >
        {t('bulk.duplicate')}
      </Button>
      <Button {...LOOK} leftSection={<IconTag {...ICON} />} onClick={() => ask('subject')}>
        {t('bulk.setSubject')}
      </Button>
      <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button {...LOOK} disabled={isPending} leftSection={<IconGauge {...ICON} />}>
            {t('bulk.setDifficulty')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {DIFFICULTIES.map((difficulty) => (
            <Menu.Item key={difficulty} onClick={() => apply({ deed: 'setDifficulty', difficulty })}>
              {t(`difficulties.${difficulty}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button {...LOOK} leftSection={<IconTrash {...ICON} />} onClick={() => ask('delete')}>
        {t('bulk.delete')}
      </Button>
      <Button size="xs" variant="subtle" onClick={clear}>
        {t('bulk.clear')}
      </Button>
    </div>
  )
}
