import { Title, VisuallyHidden } from '@mantine/core'
import { flawsOf } from '@probant/contract/item-writing/flaws'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { itemOf, type QuestionValues } from '../../question-values.ts'
import classes from './pencil-notes.module.css'

/** What a colleague would pencil into the margin: advice with its reason, never an obstacle. */
export function PencilNotes({ values }: { values: QuestionValues }) {
  const { t } = useTranslation('questions')
  const flaws = flawsOf(itemOf(values))
  return (
    <section aria-label={t('notes.title')}>
      <VisuallyHidden role="status">
        {flaws.length > 0 && t('notes.count', { count: flaws.length })}
      </VisuallyHidden>
      {flaws.length > 0 && (
        <>
          <Title order={3} size="h5" className={classes.title}>
            {t('notes.title')}
          </Title>
          <p className={classes.sentence}>{t('notes.sentence')}</p>
          <ul className={classes.notes}>
            {flaws.map(({ kind, words }) => (
              <li key={`${kind} ${words}`} className={classes.note}>
                <IconPencil size={18} stroke={1.5} aria-hidden="true" />
                <div>
                  <strong>{t(`notes.kinds.${kind}.title`)}</strong>
                  <p>{t(`notes.kinds.${kind}.reason`)}</p>
                  {words && <p className={classes.words}>{t('notes.about', { words })}</p>}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
