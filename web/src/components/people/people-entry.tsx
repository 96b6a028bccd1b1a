import { Box, Button, FileButton, Group, Stack, Textarea } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { peopleInText } from '#web/lib/people/found-people.ts'
import { PEOPLE_FILE_ACCEPT } from '#web/lib/people/people-file.ts'
import { typedPeople } from '#web/lib/people/typing.ts'
import { takenAmong } from './people.ts'
import type { People } from './use-people.ts'
import type { usePeopleFile } from './use-people-file.ts'

interface PeopleEntryProps {
  input: RefObject<HTMLTextAreaElement | null>
  people: People
  file: ReturnType<typeof usePeopleFile>
  error: string | undefined
  /** It is the first field of its dialog. */
  isFirst?: boolean
}

/** Where people come in: typed, pasted, or out of a file. */
export function PeopleEntry({ input, people, file, error, isFirst }: PeopleEntryProps) {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const { draft, setDraft, add, finish } = people
  /** An address stands before what is being typed, in the same line. */
  const isListing = useRef(false)

  const type = (text: string) => {
    const { people: found, left } = typedPeople(text, isListing.current)
    isListing.current = left.isListing
    if (found.length > 0) add(found)
    setDraft(left.draft)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    // A piece of an address belongs where the caret is.
    if (!/[@\r\n\t]/.test(text) || (draft.trim() && !/[\r\n\t]/.test(text))) return
    event.preventDefault()
    isListing.current = false
    add([...peopleInText(draft), ...peopleInText(text)])
    setDraft('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    isListing.current = false
    if (draft.trim()) finish()
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    // Whoever is about to save should find the button where it was.
    const isSaving = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
    isListing.current = false
    if (draft.trim() && !isSaving) finish()
  }
  return (
    <Stack gap="sm" miw={0}>
      <Textarea
        ref={input}
        data-autofocus={isFirst || undefined}
        label={t('peopleList.entry.label')}
        description={t('peopleList.entry.hint')}
        placeholder={t('peopleList.entry.placeholder')}
        error={people.isTooMuch ? t('peopleList.entry.tooMany') : error}
        autosize
        minRows={2}
        maxRows={5}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft}
        onChange={(event) => type(event.currentTarget.value)}
        onPaste={paste}
        onKeyDown={press}
        onBlur={leave}
      />
      <Group gap="8px 12px">
        <FileButton accept={PEOPLE_FILE_ACCEPT} onChange={(chosen) => void file.take(chosen)}>
          {(props) => (
            <Button
              {...props}
              size="xs"
              variant="default"
              loading={file.reading !== undefined}
              leftSection={<IconFileSpreadsheet size={16} stroke={1.5} aria-hidden="true" />}
            >
              {t('peopleList.entry.choose')}
            </Button>
          )}
        </FileButton>
        <Box component="span" flex={{ base: '1 1 100%', sm: '1 1 240px' }} c="dimmed" fz="xs">
          {t('peopleList.entry.kinds')}
        </Box>
        <Box role="status" component="span" flex={{ base: '0 1 100%', sm: '0 1 auto' }} fz="xs" fw={560}>
          {note()}
        </Box>
      </Group>
      <FormAlert>{file.refusal}</FormAlert>
    </Stack>
  )

  /** What is going on, or has just come in. */
  function note(): string | undefined {
    if (file.reading !== undefined) return t('peopleList.entry.reading', { name: file.reading })
    if (!people.added || file.refusal) return undefined
    // Who can't be taken is spoken of below.
    const count = takenAmong(people.added, people.people, people.flaws)
    return count > 0
      ? t('peopleList.entry.found', { count, formatted: formatNumber(locale, count) })
      : undefined
  }
}
