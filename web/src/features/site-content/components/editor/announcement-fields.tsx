import { Switch, TextInput, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AnnouncementBar } from '../announcement/announcement-bar.tsx'
import classes from './content-form.module.css'
import type { LocalFieldsProps } from './local-content-fields.tsx'

export function AnnouncementFields({ locale, contentForm: { form } }: LocalFieldsProps) {
  const { t } = useTranslation('admin-content')
  const { isShown, text, link } = form.getValues()[locale].announcement
  // Half-typed, it would lead nowhere.
  const isLink = /^(https:\/\/.|\/(?![/\\]))/.test(link)
  return (
    <div className={classes.part}>
      <Title order={2} className={classes.heading}>
        {t('announcement')}
      </Title>
      <Switch
        {...form.getInputProps(`${locale}.announcement.isShown`, { type: 'checkbox' })}
        label={t('isShown')}
      />
      <TextInput
        {...form.getInputProps(`${locale}.announcement.text`)}
        label={t('announcementText')}
        lang={locale}
      />
      <TextInput
        {...form.getInputProps(`${locale}.announcement.link`)}
        label={t('announcementLink')}
        description={t('announcementLinkHint')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <div>
        <p className={classes.previewLabel}>{t('preview')}</p>
        <div className={classes.preview}>
          {isShown && text.trim() ? (
            <AnnouncementBar text={text} link={isLink ? link : ''} isPreview />
          ) : (
            <p className={classes.nothing}>{t('previewNothing')}</p>
          )}
        </div>
      </div>
    </div>
  )
}
