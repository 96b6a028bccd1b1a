import { Button } from '@mantine/core'
import { IconBooks, IconHeading, IconPencilBolt, IconPencilPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './add-bar.module.css'
import { ADDING_ID } from './go-to-place.ts'

interface AddBarProps {
  onBank: () => void
  onGenerate: () => void
  onWrite: () => void
  onSection: () => void
}

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

/** The ways in which something comes onto the paper. */
export function AddBar({ onBank, onGenerate, onWrite, onSection }: AddBarProps) {
  const { t } = useTranslation('quiz-form')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn and read as part of a form
    <div id={ADDING_ID} role="group" aria-label={t('add.label')} className={classes.bar}>
      <span className={classes.label} aria-hidden="true">
        {t('add.label')}
      </span>
      <Button variant="default" size="xs" leftSection={<IconBooks {...ICON} />} onClick={onBank}>
        {t('add.bank')}
      </Button>
      <Button variant="default" size="xs" leftSection={<IconPencilBolt {...ICON} />} onClick={onGenerate}>
        {t('add.generate')}
      </Button>
      <Button variant="default" size="xs" leftSection={<IconPencilPlus {...ICON} />} onClick={onWrite}>
        {t('add.write')}
      </Button>
      <Button variant="default" size="xs" leftSection={<IconHeading {...ICON} />} onClick={onSection}>
        {t('add.section')}
      </Button>
    </div>
  )
}
