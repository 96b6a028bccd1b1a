import { Badge, Skeleton, Title } from '@mantine/core'
import type { Delivery } from '@probant/contract/generation'
import { flawsOf } from '@probant/contract/item-writing/flaws'
import type { Question } from '@probant/contract/questions/question'
import { kindOf } from '@probant/kinds'
import { IconCheck, IconInfoCircle, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKindName } from '#web/i18n/use-kind-name.ts'
import classes from './sheet.module.css'
import { SheetActions, type SheetHandlers } from './sheet-actions.tsx'

interface SheetProps extends SheetHandlers {
  delivery: Delivery
  /** The question as it is printed, with its answer and its source. */
  paper: ReactNode
}

/** A question laid on the desk: what it is, what a pencil says to it, and what to do with it. */
export function Sheet({ delivery, paper, ...handlers }: SheetProps) {
  const { t } = useTranslation(['generation', 'questions'])
  const kindName = useKindName()
  const { number, question, isKept } = delivery
  const headingId = `sheet-${question.id}`
  return (
    <li className={classes.sheet} data-kept={isKept || undefined} data-sheet={number}>
      <article aria-labelledby={headingId}>
        <header className={classes.head}>
          <Title order={4} id={headingId} tabIndex={-1} className={classes.number}>
            {t('sheet.title', { number })}
          </Title>
          <span className={classes.about}>
            {t('sheet.about', {
              type: kindName(question.type),
              difficulty: t(`questions:difficulties.${question.difficulty}`),
            })}
          </span>
          {isKept && (
            <Badge color="green" leftSection={<IconCheck size={14} stroke={2} aria-hidden="true" />}>
              {t('sheet.kept')}
            </Badge>
          )}
        </header>
        {handlers.pending === 'again' ? <Rewriting number={number} /> : paper}
        <MarginNotes number={number} question={question} />
        {handlers.exhausted && (
          <p className={classes.exhausted} role="status">
            <IconInfoCircle size={18} stroke={1.5} aria-hidden="true" />
            {handlers.exhausted}
          </p>
        )}
        <SheetActions delivery={delivery} {...handlers} />
      </article>
    </li>
  )
}

function Rewriting({ number }: { number: number }) {
  const { t } = useTranslation('generation')
  return (
    <div role="status" aria-label={t('sheet.againPending', { number })}>
      <BlankLines />
    </div>
  )
}

/** A sheet that is still being written. */
export function BlankSheet() {
  return (
    <li className={classes.sheet} aria-hidden="true">
      <BlankLines />
    </li>
  )
}

function BlankLines() {
  return (
    <div className={classes.blank}>
      <Skeleton height={20} width="80%" />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </div>
  )
}

/** What a colleague would pencil beside the sheet: advice with its reason; nothing where there is none. */
function MarginNotes({ number, question }: { number: number; question: Question }) {
  const { t } = useTranslation(['generation', 'questions'])
  const { type, language, title, content } = question
  const kind = kindOf(content)
  const answers = kind.proposed?.(kind.write(content)) ?? []
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
