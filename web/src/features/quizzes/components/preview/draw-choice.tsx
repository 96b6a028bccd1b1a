import { SegmentedControl } from '@mantine/core'
import { PAPER_VARIANTS, type PaperVariant } from '@probant/contract/quizzes/paper'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './draw-choice.module.css'

/** Where papers differ, one looks at several of them. */
export function DrawChoice({
  value,
  onChoose,
}: {
  value: PaperVariant
  onChoose: (variant: PaperVariant) => void
}) {
  const { t } = useTranslation('quiz-view')
  const hintId = useId()
  return (
    <div className={classes.choice}>
      <p id={hintId} className={classes.hint}>
        {t('preview.drawHint')}
      </p>
      <SegmentedControl
        size="xs"
        aria-label={t('preview.draw')}
        aria-describedby={hintId}
        value={value}
        onChange={onChoose}
        data={PAPER_VARIANTS.map((letter) => ({ value: letter, label: t('preview.drawOf', { letter }) }))}
      />
    </div>
  )
}
