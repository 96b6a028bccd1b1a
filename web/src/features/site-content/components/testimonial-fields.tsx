import { Flex, Textarea, TextInput, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import classes from './content-form.module.css'
import type { LocalFieldsProps } from './local-content-fields.tsx'

const MAX = 12
const EMPTY = { quote: '', author: '', role: '' }

export function TestimonialFields({ locale, contentForm: { form, errorAt } }: LocalFieldsProps) {
  const { t } = useTranslation('admin')
  const path = `${locale}.testimonials`
  return (
    <div className={classes.part}>
      <ListEditor
        legend={
          <Title order={2} size="h4">
            {t('content.testimonials')}
          </Title>
        }
        hint={t('content.testimonialsHint')}
        count={form.getValues()[locale].testimonials.length}
        max={MAX}
        nameOf={(index) => t('content.testimonial', { number: index + 1 })}
        add={t('content.addTestimonial')}
        onAdd={() => form.insertListItem(path, { ...EMPTY } as never)}
        onRemove={(index) => form.removeListItem(path, index)}
        onMove={(from, to) => form.reorderListItem(path, { from, to })}
        error={errorAt(path) as string | undefined}
      >
        {(index) => (
          <Flex
            component="fieldset"
            direction="column"
            gap="xs"
            miw={0}
            m={0}
            p="sm"
            bd="1px solid var(--line)"
            bdrs="lg"
            aria-label={t('content.testimonial', { number: index + 1 })}
          >
            <Textarea
              {...form.getInputProps(`${path}.${index}.quote`)}
              label={t('content.quote')}
              lang={locale}
              autosize
              minRows={2}
            />
            <TextInput {...form.getInputProps(`${path}.${index}.author`)} label={t('content.author')} />
            <TextInput
              {...form.getInputProps(`${path}.${index}.role`)}
              label={t('content.role')}
              lang={locale}
            />
          </Flex>
        )}
      </ListEditor>
    </div>
  )
}
