import { Badge, Skeleton, Title } from '@mantine/core'
import type { Delivery } from '@probant/contract/generation'
import { IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MarginNotes } from './margin-notes.tsx'
import classes from './sheet.module.css'
import { SheetActions, type SheetDeeds } from './sheet-actions.tsx'

interface SheetProps extends SheetDeeds {
  delivery: Delivery
  /** The question as it is printed, with its answer and its source. */
  paper: ReactNode
}

/** A question laid on the desk: what it is, what a pencil says to it, and what to do with it. */
export function Sheet({ delivery, paper, ...deeds }: SheetProps) {
  const { t } = useTranslation(['generation', 'questions'])
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
              type: t(`questions:types.${question.type}`),
              difficulty: t(`questions:difficulties.${question.difficulty}`),
            })}
          </span>
          {isKept && (
            <Badge color="green" leftSection={<IconCheck size={14} stroke={2} aria-hidden="true" />}>
              {t('sheet.kept')}
            </Badge>
          )}
        </header>
        {deeds.pending === 'again' ? <Rewriting number={number} /> : paper}
        <MarginNotes number={number} question={question} />
        {deeds.exhausted && (
          <p className={classes.exhausted} role="status">
            <IconInfoCircle size={18} stroke={1.5} aria-hidden="true" />
            {deeds.exhausted}
          </p>
        )}
        <SheetActions delivery={delivery} {...deeds} />
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
