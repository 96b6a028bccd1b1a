import { Button, Flex, Group } from '@mantine/core'
import { LOCALES } from '@probant/contract/locales'
import { type SiteContent, type SiteContentForm, siteContentSchema } from '@probant/contract/site-content'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { UnsavedChanges } from '#web/components/form/unsaved-changes.tsx'
import { useNestedForm } from '#web/components/form/use-nested-form.ts'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { toast } from '#web/lib/toast.ts'
import { useUpdateSiteContent } from '../mutations.ts'
import { LocalContentFields } from './local-content-fields.tsx'

/** Both languages side by side, saved in one go. */
export function ContentForm({ content }: { content: SiteContent }) {
  const { t } = useTranslation(['admin', 'common'])
  const update = useUpdateSiteContent()
  const [isSaved, setIsSaved] = useState(false)
  const contentForm = useNestedForm<SiteContentForm, SiteContentForm>({
    schema: siteContentSchema,
    initialValues: content,
    toBody: (values) => values,
  })
  const send = contentForm.onSubmit(async (body) => {
    const saved = await update.mutateAsync(body)
    // As it was saved: trimmed, and with the id found in a pasted address.
    contentForm.form.setValues(saved)
    contentForm.markSaved(saved)
    setIsSaved(true)
    toast.success(t('content.savedToast'))
  })
  const isDirty = contentForm.isDirty()
  return (
    <form onSubmit={send} noValidate>
      <SideBySide of="repeat(2, minmax(0, 1fr))" from="md" gap="xl" align="flex-start" mb="lg">
        {LOCALES.map((locale) => (
          <LocalContentFields key={locale} locale={locale} contentForm={contentForm} />
        ))}
      </SideBySide>
      <FormAlert>{contentForm.alert}</FormAlert>
      {/* At hand wherever one is in the long form. */}
      <Group
        gap="8px 16px"
        pos="sticky"
        bottom={0}
        mt="md"
        py="sm"
        bg="var(--paper)"
        style={{ zIndex: 2, borderBlockStart: '1px solid var(--line)' }}
      >
        <Button type="submit" loading={contentForm.isSending}>
          {t('common:actions.save')}
        </Button>
        <Flex role="status" component="span" gap={6} align="center" display="inline-flex" c="dimmed">
          {isDirty && t('content.unsaved')}
          {!isDirty && isSaved && (
            <>
              <IconCheck size={18} stroke={2} aria-hidden="true" /> {t('common:saved')}
            </>
          )}
        </Flex>
      </Group>
      <UnsavedChanges isDirty={contentForm.isDirty} />
    </form>
  )
}

export type ContentFormState = Pick<
  ReturnType<typeof useNestedForm<SiteContentForm, SiteContentForm>>,
  'form' | 'errorAt'
>
