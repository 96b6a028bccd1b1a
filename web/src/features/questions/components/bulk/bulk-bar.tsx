import { Button, Menu } from '@mantine/core'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import type { Question } from '@probant/contract/questions/question'
import { IconCopy, IconGauge, IconTag, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectionBar } from '#web/components/data-table/selection-bar.tsx'
import { isFull, pageState, pageToggled, type Selection } from '../../selection.ts'
import type { Bulk } from './use-bulk.ts'

interface BulkBarProps {
  bulk: Bulk
  selection: Selection
  page: Question[]
  onSelect: (selection: Selection) => void
  /** What else can be done with all that is chosen. */
  actions: (questions: Question[]) => ReactNode
}

/** Chooses a whole page, and offers what can be done with all that is chosen. */
export function BulkBar({ bulk, selection, page, onSelect, actions }: BulkBarProps) {
  const { t } = useTranslation('questions')
  const { count } = bulk
  return (
    <SelectionBar
      label={t('bulk.label')}
      page={{
        label: t('bulk.page'),
        state: pageState(selection, page),
        onToggle: () => onSelect(pageToggled(selection, page)),
      }}
      count={count > 0 ? t(isFull(selection) ? 'bulk.full' : 'bulk.selected', { count }) : undefined}
    >
      <BulkActions bulk={bulk}>{actions([...selection.chosen])}</BulkActions>
    </SelectionBar>
  )
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const
const LOOK = { size: 'xs', variant: 'default' } as const

function BulkActions({ bulk, children }: { bulk: Bulk; children: ReactNode }) {
  const { t } = useTranslation('questions')
  const { ask, apply, clear, isPending } = bulk
  return (
    <>
      {children}
      <Button
        {...LOOK}
        disabled={isPending}
        leftSection={<IconCopy {...ICON} />}
        onClick={() => apply({ action: 'duplicate' })}
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
            <Menu.Item key={difficulty} onClick={() => apply({ action: 'setDifficulty', difficulty })}>
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
    </>
  )
}
