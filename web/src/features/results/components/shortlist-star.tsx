import { ActionIcon, Box, Button, Group, Textarea } from '@mantine/core'
import { SHORTLIST_NOTE_MAX } from '@probant/contract/limits'
import type { Result } from '@probant/contract/results/list'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { usePutOnShortlist, useTakeOffShortlist } from '../mutations.ts'

interface ShortlistStarProps {
  quizId: string
  result: Pick<Result, 'submissionId' | 'shortlist'>
  /** What they are called. */
  person: string
}

/** Puts somebody on the shortlist; once they are on it, opens their note. */
export function ShortlistStar({ quizId, result, person }: ShortlistStarProps) {
  const { t } = useTranslation('results')
  const [isOpen, setOpen] = useState(false)
  const put = usePutOnShortlist(quizId)
  const { submissionId, shortlist } = result
  return (
    <>
      <ActionIcon
        variant="subtle"
        color={shortlist ? undefined : 'gray'}
        size={28}
        loading={put.isPending && !isOpen}
        aria-label={t(shortlist ? 'shortlist.open' : 'shortlist.add', { person })}
        onClick={() => (shortlist ? setOpen(true) : put.mutate({ submissionId, note: '' }))}
      >
        {shortlist ? (
          <IconStarFilled size={18} aria-hidden="true" />
        ) : (
          <IconStar size={18} stroke={1.5} aria-hidden="true" />
        )}
      </ActionIcon>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('shortlist.title', { person })}>
        {shortlist && (
          <NoteForm
            quizId={quizId}
            submissionId={submissionId}
            note={shortlist.note}
            onDone={() => setOpen(false)}
          />
        )}
      </Dialog>
    </>
  )
}

interface NoteFormProps {
  quizId: string
  submissionId: string
  note: string
  onDone: () => void
}

function NoteForm({ quizId, submissionId, note, onDone }: NoteFormProps) {
  const { t } = useTranslation('results')
  const [typed, setTyped] = useState(note)
  const put = usePutOnShortlist(quizId)
  const takeOff = useTakeOffShortlist(quizId)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        put.mutate({ submissionId, note: typed }, { onSuccess: onDone })
      }}
    >
      <Textarea
        label={t('shortlist.note')}
        description={t('shortlist.noteHint')}
        value={typed}
        maxLength={SHORTLIST_NOTE_MAX}
        autosize
        minRows={3}
        maxRows={10}
        data-autofocus
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Group justify="space-between" mt="lg">
        <Button
          variant="default"
          loading={takeOff.isPending}
          onClick={() => takeOff.mutate({ submissionId }, { onSuccess: onDone })}
        >
          {t(note ? 'shortlist.removeWithNote' : 'shortlist.remove')}
        </Button>
        <Button type="submit" loading={put.isPending}>
          {t('shortlist.save')}
        </Button>
      </Group>
    </form>
  )
}

/** Why they are on the shortlist, as far as that was said. */
export function ShortlistNote({ shortlist }: Pick<Result, 'shortlist'>) {
  if (!shortlist?.note) return null
  return (
    <Box className="breakable" fz="xs" mt={4} dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
      {shortlist.note}
    </Box>
  )
}
