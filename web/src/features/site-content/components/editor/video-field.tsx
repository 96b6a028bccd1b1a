import { TextInput, Title } from '@mantine/core'
import { videoIdIn } from '@probant/contract/site-content'
import { useTranslation } from 'react-i18next'
import { VideoFacade } from '../video-facade.tsx'
import classes from './content-form.module.css'
import type { LocalFieldsProps } from './local-content-fields.tsx'

/** An id or a pasted address; what was recognised is shown, and can be played. */
export function VideoField({ locale, contentForm: { form } }: LocalFieldsProps) {
  const { t } = useTranslation('admin-content')
  const videoId = videoIdIn(form.getValues()[locale].videoId.trim())
  return (
    <div className={classes.part}>
      <Title order={2} className={classes.heading}>
        {t('video')}
      </Title>
      <TextInput
        {...form.getInputProps(`${locale}.videoId`)}
        label={t('videoId')}
        description={videoId ? t('videoRecognised', { id: videoId }) : t('videoHint')}
        autoComplete="off"
        spellCheck={false}
      />
      {videoId && <VideoFacade key={videoId} videoId={videoId} />}
    </div>
  )
}
