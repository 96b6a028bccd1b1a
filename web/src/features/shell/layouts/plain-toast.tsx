import { TOAST } from '@probant/contract/limits'
import { useEffect } from 'react'
import { dismissPlainNote, usePlainNote } from '#web/lib/toast.ts'
import classes from './plain-toast.module.css'

/** The words of `lib/toast.ts` where what draws them could not be fetched: without network, or once its file is gone. */
export function PlainToast() {
  const note = usePlainNote()
  useEffect(() => {
    const lasts = note?.duration ?? TOAST.durationMs
    if (!note || lasts === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(dismissPlainNote, lasts)
    return () => clearTimeout(timer)
  }, [note])
  if (!note) return null

  const { words, description, action } = note
  return (
    <div role="alert" className={classes.toast}>
      <p className={classes.words}>
        <strong>{words}</strong>
        {typeof description === 'string' && <span>{description}</span>}
      </p>
      {action && typeof action === 'object' && 'onClick' in action && (
        <button type="button" className={classes.action} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  )
}
