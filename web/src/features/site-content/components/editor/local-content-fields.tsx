import { Fieldset } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import { useTranslation } from 'react-i18next'
import { AnnouncementFields } from './announcement-fields.tsx'
import type { ContentFormState } from './content-form.tsx'
import { HeroFields } from './hero-fields.tsx'
import { TestimonialFields } from './testimonial-fields.tsx'
import { VideoField } from './video-field.tsx'

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
