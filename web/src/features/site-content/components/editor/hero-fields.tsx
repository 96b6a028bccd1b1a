import { Textarea, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import en from '#web/i18n/en/landing.ts'
import fr from '#web/i18n/fr/landing.ts'
import classes from './content-form.module.css'
import type { LocalFieldsProps } from './local-content-fields.tsx'

/** What the page says by itself, in both languages at once: only this form needs them together. */
const BUILT_IN = { en: en.hero, fr: fr.hero }

export function HeroFields({ locale, contentForm: { form } }: LocalFieldsProps) {
  const { t } = useTranslation('admin-content')
  return (
    <div className={classes.part}>
      <Title order={2} className={classes.heading}>
        {t('hero')}
      </Title>
      <Textarea
        {...form.getInputProps(`${locale}.heroTitle`)}
        label={t('heroTitle')}
        description={t('heroTitleHint')}
        placeholder={BUILT_IN[locale].heading}
        lang={locale}
        autosize
        minRows={3}
      />
      <Textarea
        {...form.getInputProps(`${locale}.heroText`)}
        label={t('heroText')}
        description={t('heroTextHint')}
        placeholder={BUILT_IN[locale].sentence}
        lang={locale}
        autosize
        minRows={4}
      />
    </div>
  )
}
