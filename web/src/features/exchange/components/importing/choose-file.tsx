import {
  Box,
  Button,
  FileButton,
  Flex,
  NativeSelect,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core'
import { NAME_MAX } from '@probant/contract/limits'
import { LOCALES, type Locale } from '@probant/contract/locales'
import { DIFFICULTIES, type Difficulty } from '@probant/contract/questions/form'
import { IconFileImport } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { useFocusBack } from '#web/components/form/use-focus-back.ts'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { DropArea } from '#web/components/people/drop-area.tsx'
import type { FileImport } from '../../use-file-import.ts'

const ACCEPT = '.xml,.dat,.txt,.gift,.zip,.imscc,.xlsx,.csv,.tsv,.docx,.md,.json'

/** Where a file comes in, and what stands for what it leaves open. */
export function ChooseFile({ fileImport }: { fileImport: FileImport }) {
  const { t } = useTranslation('exchange')
  const heading = useId()
  const { send, isSending, refusal } = fileImport
  const choose = (file: File | null | undefined) => file && send(file)
  return (
    <Stack gap="xl" maw={720}>
      <DropArea labelledBy={heading} onDrop={choose}>
        <Stack
          gap="xs"
          align="center"
          py={{ base: 32, xs: 48 }}
          px={{ base: 16, xs: 24 }}
          bd="1.5px dashed var(--line-control)"
          bdrs="lg"
          bg="var(--card)"
          ta="center"
        >
          <IconFileImport size={40} stroke={1.25} aria-hidden="true" color="var(--primary)" />
          <Title order={2} size="h3" id={heading} mt="xs">
            {t('import.drop')}
          </Title>
          <Text maw="52ch" mb="sm" c="dimmed">
            {t('import.kinds')}
          </Text>
          <FileButton accept={ACCEPT} onChange={choose}>
            {(props) => (
              <Button {...props} loading={isSending}>
                {t('import.choose')}
              </Button>
            )}
          </FileButton>
          <Text mt="sm" c="dimmed" size="xs">
            {t('import.nothingYet')}
          </Text>
        </Stack>
      </DropArea>
      <PasteText onRead={choose} isSending={isSending} />
      <FormAlert>{refusal}</FormAlert>
      <DefaultFields fileImport={fileImport} />
    </Stack>
  )
}

/** What stands in a mail or on a page, without a file. */
function PasteText({ onRead, isSending }: { onRead: (file: File) => void; isSending: boolean }) {
  const { t } = useTranslation('exchange')
  const [text, setText] = useState('')
  const holdFocus = useFocusBack(isSending)
  const read = () => {
    holdFocus()
    onRead(new File([text], `${t('import.pasted')}.txt`, { type: 'text/plain' }))
  }
  return (
    <Stack gap="sm" align="flex-start">
      <Textarea
        w="100%"
        label={t('import.paste')}
        description={t('import.pasteHint')}
        autosize
        minRows={3}
        maxRows={14}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Button variant="default" disabled={text.trim() === ''} loading={isSending} onClick={read}>
        {t('import.readPasted')}
      </Button>
    </Stack>
  )
}

function DefaultFields({ fileImport: { defaults, setDefaults } }: { fileImport: FileImport }) {
  const { t } = useTranslation(['exchange', 'questions', 'common'])
  return (
    <Flex component="fieldset" direction="column" gap="md" m={0} p={0} bd={0}>
      <Box component="legend" mb="md" p={0} fw={600}>
        {t('import.defaults')}
      </Box>
      <TextInput
        label={t('import.subject')}
        description={t('import.subjectHint')}
        maxLength={NAME_MAX}
        value={defaults.subject}
        onChange={({ currentTarget: { value } }) => setDefaults({ ...defaults, subject: value })}
      />
      <SideBySide of="1fr 1fr" from="xs">
        <NativeSelect
          label={t('import.language')}
          data={LOCALES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
          value={defaults.language}
          onChange={({ currentTarget: { value } }) => setDefaults({ ...defaults, language: value as Locale })}
        />
        <NativeSelect
          label={t('import.difficulty')}
          data={DIFFICULTIES.map((value) => ({ value, label: t(`questions:difficulties.${value}`) }))}
          value={defaults.difficulty}
          onChange={({ currentTarget: { value } }) =>
            setDefaults({ ...defaults, difficulty: value as Difficulty })
          }
        />
      </SideBySide>
    </Flex>
  )
}
