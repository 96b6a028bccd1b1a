import { Box, Stack, Text } from '@mantine/core'
import type { ImportedItem } from '@probant/contract/exchange/import'
import type { Locale } from '@probant/contract/locales'
import { DIFFICULTIES, QUESTION_TYPES } from '@probant/contract/questions/form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { type Draft, DraftEditor } from '#web/features/questions/components/editor/draft-editor.tsx'
import { isOwnEscape } from '#web/features/questions/components/editor/editor-dialog.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { toast } from '#web/lib/toast.ts'
import { useLast } from '#web/lib/use-last.ts'
import { FaultReason } from '../components/importing/fault-reason.tsx'
import { useMendItem } from '../mutations.ts'

interface MendingDialogProps {
  importId: string
  /** Closed where there is none. */
  item: ImportedItem | undefined
  onClose: () => void
  onMended: (item: ImportedItem) => void
}

/** The editor of the bank, for a question of a file that has not come in yet. */
export function MendingDialog({ importId, item, onClose, onMended }: MendingDialogProps) {
  const { t } = useTranslation('exchange')
  const shown = useLast(item)
  return (
    <Dialog
      isOpen={item !== undefined}
      onClose={onClose}
      size={1160}
      fills="phone"
      title={t('review.editTitle', { number: shown?.number })}
      closeOnEscape={false}
      onKeyDown={(event) => isOwnEscape(event) && onClose()}
    >
      {shown && <Mending key={shown.number} {...{ importId, onClose, onMended }} item={shown} />}
    </Dialog>
  )
}

function Mending({ importId, item, onClose, onMended }: MendingDialogProps & { item: ImportedItem }) {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const mend = useMendItem(importId, item.number)
  return (
    <Stack gap="lg">
      {!item.isGood && (
        <div>
          <FaultReason item={item} />
          <InFile text={item.source} />
        </div>
      )}
      <DraftEditor
        draft={draftOf(item, locale)}
        keep={async (question) => onMended(await mend.mutateAsync(question))}
        onKept={() => {
          toast.success(t('review.mended', { number: item.number }))
          onClose()
        }}
        onCancel={onClose}
      />
    </Stack>
  )
}

/** As it stands there, to copy from. */
function InFile({ text }: { text: string }) {
  const { t } = useTranslation('exchange')
  const heading = useId()
  if (text.trim() === '') return null
  return (
    <>
      <Text id={heading} mt="sm" fw={560} size="sm">
        {t('review.inFile')}
      </Text>
      <Box
        component="section"
        className="breakable"
        aria-labelledby={heading}
        // What can be scrolled is scrolled by keys, too.
        tabIndex={0}
        mt={4}
        p="sm"
        mah={180}
        bd="1px solid var(--line)"
        bdrs="md"
        ff="var(--font-paper)"
        style={{ whiteSpace: 'pre-wrap', overflow: 'auto' }}
      >
        {text}
      </Box>
    </>
  )
}

/** What its editor begins with; a title alone where the file was looked through before there was one. */
function draftOf(item: ImportedItem, language: Locale): Draft {
  if (item.isGood) return item.question
  const { draft, beginning: title } = item
  const nothing = { subject: '', language, difficulty: DIFFICULTIES[1], explanation: '', content: null }
  return draft ?? { ...nothing, type: QUESTION_TYPES[0], title }
}
