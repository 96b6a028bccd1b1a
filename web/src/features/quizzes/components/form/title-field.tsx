import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './title-field.module.css'

interface TitleFieldProps {
  title: string
  error: string | undefined
  isReadOnly: boolean
  isNew: boolean
  onChange: (title: string) => void
}

/** As large as a headline, since it is one; a long title takes a second line. */
export function TitleField({ title, error, isReadOnly, isNew, onChange }: TitleFieldProps) {
  const { t } = useTranslation('quiz-form')
  return (
    <Textarea
      data-path="title"
      aria-label={t('title.label')}
      placeholder={t('title.placeholder')}
      variant="unstyled"
      autosize
      minRows={1}
      value={title}
      error={error}
      readOnly={isReadOnly}
      autoFocus={isNew}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      classNames={{ input: classes.title }}
    />
  )
}
