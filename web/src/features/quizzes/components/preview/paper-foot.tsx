import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Tagged } from '#web/components/text/tagged.tsx'
import classes from './paper.module.css'

interface PaperFootProps {
  keys: 'keys' | 'keysForward' | 'keysAll'
  isLast: boolean
  onBack: (() => void) | undefined
  onNext: () => void
}

export function PaperFoot({ keys, isLast, onBack, onNext }: PaperFootProps) {
  const { t } = useTranslation('quiz-view')
  return (
    <div className={classes.foot}>
      <div className={classes.turn}>
        {onBack && (
          <Button
            size="md"
            variant="default"
            leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />}
            onClick={onBack}
          >
            {t('preview.back')}
          </Button>
        )}
        <Button
          size="md"
          className={classes.onward}
          rightSection={!isLast && <IconArrowRight size={18} stroke={1.5} aria-hidden="true" />}
          onClick={onNext}
        >
          {isLast ? t('preview.finish') : t('preview.next')}
        </Button>
      </div>
      <p className={classes.keys}>
        <Tagged sentence={t(`preview.${keys}`)} parts={{ key: (name) => <kbd>{name}</kbd> }} />
      </p>
    </div>
  )
}
