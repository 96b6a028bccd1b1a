import { Badge, Checkbox } from '@mantine/core'
import { QUESTION_FAULTS, type QuestionFault } from '@probant/contract/exchange/formats'
import type { ImportedItem } from '@probant/contract/exchange/import'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useKindName } from '#web/i18n/use-kind-name.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import classes from './import-items.module.css'

export type GoodItem = Extract<ImportedItem, { isGood: true }>
type FaultyItem = Extract<ImportedItem, { isGood: false }>

interface ImportItemsProps {
  items: ImportedItem[]
  /** Does it come in? */
  isTicked: (item: GoodItem) => boolean
  /** Is that decided elsewhere? */
  isHeldBack: (item: GoodItem) => boolean
  onTick: (item: GoodItem, isTicked: boolean) => void
  /** As it lies before a participant, with its answer. */
  paper: (question: GoodItem['question']) => ReactNode
}

/** What was found in a file, one after the other: understood, or why not. */
export function ImportItems({ items, isTicked, isHeldBack, onTick, paper }: ImportItemsProps) {
  const { t } = useTranslation('exchange')
  return (
    <ul className={classes.items} aria-label={t('review.items')}>
      {items.map((item) => (
        <li key={item.number} className={classes.item} data-faulty={!item.isGood || undefined}>
          {item.isGood ? (
            <Good
              item={item}
              isTicked={isTicked(item)}
              isHeldBack={isHeldBack(item)}
              onTick={(ticked) => onTick(item, ticked)}
              paper={paper}
            />
          ) : (
            <Faulty item={item} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface GoodProps extends Pick<ImportItemsProps, 'paper'> {
  item: GoodItem
  isTicked: boolean
  isHeldBack: boolean
  onTick: (isTicked: boolean) => void
}

function Good({ item, isTicked, isHeldBack, onTick, paper }: GoodProps) {
  const { t } = useTranslation(['exchange', 'questions', 'common'])
  const kindName = useKindName()
  const locale = useLocale()
  const { number, question, points, notes, duplicate } = item
  const facts = [
    kindName(question.type),
    t(`questions:difficulties.${question.difficulty}`),
    question.subject,
    t(`common:language.${question.language}`),
    ...(points === null
      ? []
      : [t('review.points', { count: points, formatted: formatNumber(locale, points) })]),
  ]
  return (
    <>
      <div className={classes.head}>
        <Checkbox
          checked={isTicked}
          disabled={isHeldBack}
          onChange={({ currentTarget: { checked } }) => onTick(checked)}
          label={t('review.number', { number })}
        />
        <Place item={item} />
        {duplicate && (
          <Badge color="yellow" variant="light" className={classes.duplicate}>
            {'number' in duplicate ? t('review.repeats', { number: duplicate.number }) : t('review.known')}
          </Badge>
        )}
      </div>
      <div className={classes.paper}>{paper(question)}</div>
      <p className={classes.facts}>{facts.join(' · ')}</p>
      {notes.length > 0 && (
        <ul className={classes.notes}>
          {notes.map((note) => (
            <li key={note}>{t(`review.notes.${note}`)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Faulty({ item }: { item: FaultyItem }) {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const { number, beginning, fault, detail } = item
  const reason = isKnown(fault) ? t(`review.faults.${fault}`) : fieldSentence(locale, fault)
  return (
    <>
      <div className={classes.head}>
        <span className={classes.number}>{t('review.number', { number })}</span>
        <Place item={item} />
      </div>
      {beginning && <p className={classes.beginning}>{shortTitle(beginning)}</p>}
      <p className={classes.reason}>
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
        <span>
          {reason}
          {detail && <code className={classes.detail}>{shortTitle(detail)}</code>}
        </span>
      </p>
    </>
  )
}

/** Where in the file it stands. */
function Place({ item: { line, file } }: { item: ImportedItem }) {
  const { t } = useTranslation('exchange')
  const places = [file, line !== null && t('review.line', { line })].filter(Boolean)
  return places.length > 0 && <span className={classes.place}>{places.join(', ')}</span>
}

/** Rules of the question form that speak to somebody who is writing one say something else here. */
const FORM_RULES = ['exactlyFourAnswers', 'answersNotUnique', 'questionTitleTooShort', 'textTooLong'] as const
type KnownFault = QuestionFault | (typeof FORM_RULES)[number]

function isKnown(fault: string): fault is KnownFault {
  return ([...QUESTION_FAULTS, ...FORM_RULES] as string[]).includes(fault)
}
