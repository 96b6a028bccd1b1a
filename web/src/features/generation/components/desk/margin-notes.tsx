import { flawsOf } from '@probant/contract/item-writing/flaws'
import type { Question } from '@probant/contract/questions/question'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './margin-notes.module.css'

/** What a colleague would pencil beside the sheet: advice with its reason; nothing where there is none. */
export function MarginNotes({ number, question }: { number: number; question: Question }) {
  const { t } = useTranslation(['generation', 'questions'])
  const { type, language, title, content } = question
  const answers = content.type === 'multiple_choice' ? content.answers : []
  const flaws = flawsOf({ type, language, title, answers })
  if (flaws.length === 0) return null
  return (
    <ul className={classes.notes} aria-label={t('sheet.notes', { number })}>
      {flaws.map(({ kind, words }) => (
        <li key={`${kind} ${words}`} className={classes.note}>
          <IconPencil size={16} stroke={1.5} aria-hidden="true" />
          <div>
            <strong>{t(`questions:notes.kinds.${kind}.title`)}</strong>
            <p>{t(`questions:notes.kinds.${kind}.reason`)}</p>
            {words && <p>{t('questions:notes.about', { words })}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
