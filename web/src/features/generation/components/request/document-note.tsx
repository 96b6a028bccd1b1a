import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import type { OwnDocument } from '../../use-document.ts'
import classes from './text-field.module.css'

/** What has become of the file: being read, read, or refused in words. */
export function DocumentNote({ document }: { document: OwnDocument }) {
  const { t } = useTranslation('generation')
  const { name, refusal, isReading, isRead, isShortened } = document
  return (
    <>
      <FormAlert>{refusal}</FormAlert>
      <div role="status">
        {isReading && <p className={classes.note}>{t('text.reading', { name })}</p>}
        {isRead && (
          <p className={classes.note}>
            {t('text.read', { name })} {isShortened && t('text.shortened')}
          </p>
        )}
      </div>
      {document.putBack && (
        <Button size="compact-xs" variant="subtle" onClick={document.putBack}>
          {t('text.putBack')}
        </Button>
      )}
    </>
  )
}
