import { Alert, Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import type { GroupEditor } from '../../use-group-editor.ts'
import classes from './group-form.module.css'

/** Somebody else has saved first. Nobody who was added here is lost by that. */
export function ConflictNotice({ editor }: { editor: GroupEditor }) {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const { conflict } = editor
  if (!conflict) return null
  const missing = conflict.isLoaded ? conflict.missing : []
  const counted = { count: missing.length, formatted: formatNumber(locale, missing.length) }
  return (
    <Alert
      color="yellow"
      role="alert"
      icon={<IconUsers size={20} stroke={1.5} aria-hidden="true" />}
      title={t(conflict.isLoaded ? 'conflict.loadedTitle' : 'conflict.title')}
    >
      {!conflict.isLoaded && (
        <>
          <p className={classes.sentence}>{t('conflict.sentence')}</p>
          <Button size="xs" variant="default" onClick={() => void editor.loadNewer()}>
            {t('conflict.load')}
          </Button>
        </>
      )}
      {conflict.isLoaded && missing.length === 0 && t('conflict.nothingLost')}
      {missing.length > 0 && (
        <>
          <p className={classes.sentence}>{t('conflict.missing', counted)}</p>
          <Button size="xs" variant="default" onClick={() => editor.addMissing(missing)}>
            {t('conflict.add', counted)}
          </Button>
        </>
      )}
    </Alert>
  )
}
