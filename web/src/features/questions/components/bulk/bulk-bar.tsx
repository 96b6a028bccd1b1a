import { Checkbox } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import { useTranslation } from 'react-i18next'
import { isFull, pageState, pageToggled, type Selection } from '../../selection.ts'
import classes from './bulk-bar.module.css'
import { BulkDeeds } from './bulk-deeds.tsx'
import type { Bulk } from './use-bulk.ts'

interface BulkBarProps {
  bulk: Bulk
  selection: Selection
  page: Question[]
  onSelect: (selection: Selection) => void
}

/** Chooses a whole page, and offers what can be done with all that is chosen. */
export function BulkBar({ bulk, selection, page, onSelect }: BulkBarProps) {
  const { t } = useTranslation('questions')
  const state = pageState(selection, page)
  const { count } = bulk
  return (
    <fieldset className={classes.bar} data-active={count > 0 || undefined}>
      <legend className={classes.legend}>{t('bulk.label')}</legend>
      <Checkbox
        label={t('bulk.page')}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        onChange={() => onSelect(pageToggled(selection, page))}
      />
      <span role="status" className={classes.count}>
        {count > 0 && t(isFull(selection) ? 'bulk.full' : 'bulk.selected', { count })}
      </span>
      {count > 0 && <BulkDeeds bulk={bulk} />}
    </fieldset>
  )
}
