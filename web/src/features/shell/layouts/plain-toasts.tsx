import { Box } from '@mantine/core'
import { TOAST } from '@probant/contract/limits'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { dropPlainNote, type Note, usePlainNotes } from '#web/lib/toast.ts'
import classes from './plain-toasts.module.css'

/** The words of `lib/toast.ts` where what draws them could not be fetched: without network, or once its file is gone. */
export function PlainToasts() {
  const notes = usePlainNotes()
  return (
    notes.length > 0 && (
      <div className={classes.stack}>
        {notes.map((note) => (
          <PlainToast key={note.words} note={note} />
        ))}
      </div>
    )
  )
}

function PlainToast({ note }: { note: Note }) {
  const { t } = useTranslation()
  const { description, action, duration = TOAST.durationMs } = note.options ?? {}
  // Nothing else says what went wrong; and where nothing can be fetched, there is time to read it.
  const isLasting = note.kind === 'error' || duration === Number.POSITIVE_INFINITY
  useEffect(() => {
    if (isLasting) return
    const timer = setTimeout(() => dropPlainNote(note), duration)
    return () => clearTimeout(timer)
  }, [note, duration, isLasting])

  return (
    <div role="alert" className={`${classes.toast} card`}>
      <Box component="p" m={0}>
        <Box component="strong" display="block" fw={560}>
          {note.words}
        </Box>
        {typeof description === 'string' && (
          <Box component="span" c="dimmed" fz="xs">
            {description}
          </Box>
        )}
      </Box>
      {action && typeof action === 'object' && 'onClick' in action && (
        <button
          type="button"
          className={classes.action}
          onClick={(event) => {
            dropPlainNote(note)
            action.onClick(event)
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={t('actions.close')} onClick={() => dropPlainNote(note)}>
        ×
      </button>
    </div>
  )
}
