import { Fieldset, Switch, Text, Textarea, TextInput, Title } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import { videoIdIn } from '@probant/contract/site-content'
import { useTranslation } from 'react-i18next'
import { AnnouncementBar } from '#web/components/site/announcement-bar.tsx'
import { VideoFacade } from '#web/components/site/video-facade.tsx'
import en from '#web/i18n/en/site/landing.ts'
import fr from '#web/i18n/fr/site/landing.ts'
import classes from './content-form.module.css'
import type { ContentFormState } from './content-form.tsx'
import { TestimonialFields } from './testimonial-fields.tsx'

export interface LocalFieldsProps {
  locale: Locale
  contentForm: ContentFormState
}

/** What the page shows in one language. */
export function LocalContentFields(props: LocalFieldsProps) {
  const { t } = useTranslation('common')
  return (
    <Fieldset legend={t(`language.${props.locale}`)}>
      <HeroFields {...props} />
      <VideoField {...props} />
      <TestimonialFields {...props} />
      <AnnouncementFields {...props} />
    </Fieldset>
  )
}

/** An id or a pasted address; what was recognised is shown, and can be played. */
function VideoField({ locale, contentForm: { form } }: LocalFieldsProps) {
  const { t } = useTranslation('admin')
  const videoId = videoIdIn(form.getValues()[locale].videoId.trim())
  return (
    <div className={classes.part}>
      <Title order={2} size="h4">
        {t('content.video')}
      </Title>
      <TextInput
        {...form.getInputProps(`${locale}.videoId`)}
        label={t('content.videoId')}
        description={videoId ? t('content.videoRecognised', { id: videoId }) : t('content.videoHint')}
        autoComplete="off"
        spellCheck={false}
      />
      {videoId && <VideoFacade key={videoId} videoId={videoId} />}
    </div>
  )
}

/** What the page says by itself, in both languages at once: only this form needs them together. */
const BUILT_IN = { en: en.hero, fr: fr.hero }

function HeroFields({ locale, contentForm: { form } }: LocalFieldsProps) {
  const { t } = useTranslation('admin')
  return (
    <div className={classes.part}>
      <Title order={2} size="h4">
        {t('content.hero')}
      </Title>
      <Textarea
        {...form.getInputProps(`${locale}.heroTitle`)}
        label={t('content.heroTitle')}
        description={t('content.heroTitleHint')}
        placeholder={BUILT_IN[locale].heading}
        lang={locale}
        autosize
        minRows={3}
      />
      <Textarea
        {...form.getInputProps(`${locale}.heroText`)}
        label={t('content.heroText')}
        description={t('content.heroTextHint')}
        placeholder={BUILT_IN[locale].sentence}
        lang={locale}
        autosize
        minRows={4}
      />
    </div>
  )
}

function AnnouncementFields({ locale, contentForm: { form } }: LocalFieldsProps) {
  const { t } = useTranslation('admin')
  const { isShown, text, link } = form.getValues()[locale].announcement
  // Half-typed, it would lead nowhere.
  const isLink = /^(https:\/\/.|\/(?![/\\]))/.test(link)
  return (
    <div className={classes.part}>
      <Title order={2} size="h4">
        {t('content.announcement')}
      </Title>
      <Switch
        {...form.getInputProps(`${locale}.announcement.isShown`, { type: 'checkbox' })}
        label={t('content.isShown')}
      />
      <TextInput
        {...form.getInputProps(`${locale}.announcement.text`)}
        label={t('content.announcementText')}
        lang={locale}
      />
      <TextInput
        {...form.getInputProps(`${locale}.announcement.link`)}
        label={t('content.announcementLink')}
        description={t('content.announcementLinkHint')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <div>
        <Text c="dimmed" size="xs" mb={4}>
          {t('content.preview')}
        </Text>
        <div className="card" style={{ overflow: 'hidden' }}>
          {isShown && text.trim() ? (
            <AnnouncementBar text={text} link={isLink ? link : ''} isPreview />
          ) : (
            <Text c="dimmed" px="md" py={10}>
              {t('content.previewNothing')}
            </Text>
          )}
        </div>
      </div>
    </div>
  )
}
