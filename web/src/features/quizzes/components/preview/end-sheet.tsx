import { Button, Group, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import classes from './paper.module.css'
import { takeFocus } from './take-focus.ts'

interface EndSheetProps {
  answered: number
  count: number
  onAgain: () => void
  onClose: () => void
}

/** Where a participant would hand in. */
export function EndSheet({ answered, count, onAgain, onClose }: EndSheetProps) {
  const { t } = useTranslation('quiz-view')
  return (
    <div className={classes.end}>
      <AnsweredSheetPicture />
      <Title order={3} size="h2" tabIndex={-1} ref={takeFocus} className={classes.focused}>
        {t('preview.endTitle')}
      </Title>
      <p>{t('preview.endSentence', { answered, count })}</p>
      <Group justify="center" mt="lg">
        <Button variant="default" onClick={onAgain}>
          {t('preview.again')}
        </Button>
        <Button onClick={onClose}>{t('preview.close')}</Button>
      </Group>
    </div>
  )
}
