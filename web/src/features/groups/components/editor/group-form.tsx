import { Alert, Box, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import type { Group as KnownGroup } from '@probant/contract/groups'
import { IconUsers } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { StickyFooter } from '#web/components/form/sticky-footer.tsx'
import { UnsavedChanges } from '#web/components/form/unsaved-changes.tsx'
import { DropArea } from '#web/components/people/drop-area.tsx'
import { FlawNotice } from '#web/components/people/flaw-notice.tsx'
import { flawsOf, type Person } from '#web/components/people/people.ts'
import { PeopleEntry } from '#web/components/people/people-entry.tsx'
import { PeopleList } from '#web/components/people/people-list.tsx'
import { usePeopleFile } from '#web/components/people/use-people-file.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { type SizeLimit, usePeopleWords } from '../../group-size.ts'
import { type EditorStart, type GroupEditor, useGroupEditor } from '../../use-group-editor.ts'
import { UsedIn } from './group-view.tsx'

export interface GroupFormProps extends EditorStart {
  group?: KnownGroup
  sizeLimit: SizeLimit | undefined
  /** There is no room for another group: better said before the work than after it. */
  isFull: boolean
  onCancel: () => void
}

export function GroupForm({ sizeLimit, isFull, onCancel, ...start }: GroupFormProps) {
  const { t } = useTranslation(['groups', 'common'])
  const editor = useGroupEditor(start)
  const { form, people } = editor
  const file = usePeopleFile(people)
  const headingId = useId()
  const entry = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)

  const goToEntry = () => requestAnimationFrame(() => entry.current?.focus())
  const goToFlawed = () => {
    people.showFlawed()
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  /** Where something is wrong with a line, that line; otherwise where people come in. */
  const goOn = (everybody: Person[]) => (flawsOf(everybody).size > 0 ? goToFlawed() : goToEntry())
  return (
    <form onSubmit={(event) => editor.submit(event, goOn)} noValidate>
      <Stack gap={20}>
        {editor.isNew && isFull && <Alert color="yellow">{t('editor.full')}</Alert>}
        <TextInput
          label={t('editor.name')}
          placeholder={t('editor.namePlaceholder')}
          autoComplete="off"
          data-autofocus
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <DropArea labelledBy={headingId} onDrop={(dropped) => void file.take(dropped)}>
          <PeopleCount
            headingId={headingId}
            count={people.people.length - people.flaws.size}
            limit={sizeLimit}
          />
          <PeopleEntry input={entry} people={people} file={file} error={editor.problem} />
          <FlawNotice
            people={people}
            remedy={t('entry.before', { count: people.flaws.size })}
            onShow={goToFlawed}
            onGone={goToEntry}
          />
          <PeopleList list={list} people={people} caption={t('entry.caption')} onEmpty={goToEntry} />
        </DropArea>
        {start.group && <UsedIn group={start.group} />}
        <StickyFooter>
          {/* Where whoever has just pressed the button looks, however long the list is. */}
          <ConflictNotice editor={editor} />
          <FormAlert>{editor.alert}</FormAlert>
          <FormFooter onCancel={onCancel}>
            <Button type="submit" loading={editor.isSending}>
              {t(editor.isNew ? 'editor.submitNew' : 'editor.submitEdit')}
            </Button>
          </FormFooter>
        </StickyFooter>
        <UnsavedChanges isDirty={editor.isDirty} />
      </Stack>
    </form>
  )
}

interface PeopleCountProps {
  headingId: string
  count: number
  limit: SizeLimit | undefined
}

/** How many there are, and how many there may be: said before saving, not after. */
function PeopleCount({ headingId, count, limit }: PeopleCountProps) {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const words = usePeopleWords()
  const over = limit ? Math.max(0, count - limit.limit) : 0
  return (
    <Group gap="0 16px" align="baseline" justify="space-between">
      <Title order={3} size="h4" id={headingId}>
        {t('entry.title')}
      </Title>
      <Text>
        <strong className="tabular">{words(count)}</strong>
        {limit && (
          <Box
            component="span"
            ms={10}
            fz="xs"
            {...(over > 0 ? { c: 'var(--warning)', fw: 560 } : { c: 'dimmed' })}
          >
            {t(limit.isShare ? 'size.share' : 'size.plan', { limit: words(limit.limit) })}{' '}
            {over > 0 && t('size.over', { count: over, formatted: formatNumber(locale, over) })}
          </Box>
        )}
      </Text>
    </Group>
  )
}

/** Somebody else has saved first. Nobody who was added here is lost by that. */
function ConflictNotice({ editor }: { editor: GroupEditor }) {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const { conflict } = editor
  if (!conflict) return null
  const missing = conflict.isLoaded ? conflict.missing : []
  const counted = { count: missing.length, formatted: formatNumber(locale, missing.length) }
  return (
    <Alert
      color="yellow"
      role="alert"
      icon={<IconUsers size={20} stroke={1.5} aria-hidden="true" />}
      title={t(conflict.isLoaded ? 'conflict.loadedTitle' : 'conflict.title')}
    >
      {!conflict.isLoaded && (
        <>
          <Text mb="sm">{t('conflict.sentence')}</Text>
          <Button size="xs" variant="default" onClick={() => void editor.loadNewer()}>
            {t('conflict.load')}
          </Button>
        </>
      )}
      {conflict.isLoaded && missing.length === 0 && t('conflict.nothingLost')}
      {missing.length > 0 && (
        <>
          <Text mb="sm">{t('conflict.missing', counted)}</Text>
          <Button size="xs" variant="default" onClick={() => editor.addMissing(missing)}>
            {t('conflict.add', counted)}
          </Button>
        </>
      )}
    </Alert>
  )
}
