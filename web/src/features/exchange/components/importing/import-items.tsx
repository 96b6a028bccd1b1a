import { Badge, Box, Button, Checkbox, Group, Text } from '@mantine/core'
import type { ImportedItem } from '@probant/contract/exchange/import'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList, CardRow } from '#web/components/data-table/card-list.tsx'
import { useKindName } from '#web/i18n/use-kind-name.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import { FaultReason } from './fault-reason.tsx'

export type GoodItem = Extract<ImportedItem, { isGood: true }>
export type FaultyItem = Extract<ImportedItem, { isGood: false }>

interface ImportItemsProps {
  items: ImportedItem[]
  /** In what their places are counted. */
  placedBy: 'line' | 'paragraph'
  /** Does it come in? */
  isTicked: (item: GoodItem) => boolean
  /** Is that decided elsewhere? */
  isHeldBack: (item: GoodItem) => boolean
  onTick: (item: GoodItem, isTicked: boolean) => void
  /** Opens the question's editor. */
  onEdit: (item: ImportedItem) => void
  /** As it lies before a participant, with its answer. */
  paper: (question: GoodItem['question']) => ReactNode
}

/** What was found in a file, one after the other: understood, or why not. */
export function ImportItems({
  items,
  placedBy,
  isTicked,
  isHeldBack,
  onTick,
  onEdit,
  paper,
}: ImportItemsProps) {
  const { t } = useTranslation('exchange')
  return (
    <CardList gap="md" aria-label={t('review.items')}>
      {items.map((item) => (
        <CardRow key={item.number} p="16px 20px" data-faulty={!item.isGood || undefined}>
          {item.isGood ? (
            <Good
              item={item}
              isTicked={isTicked(item)}
              isHeldBack={isHeldBack(item)}
              onTick={(ticked) => onTick(item, ticked)}
              onEdit={() => onEdit(item)}
              paper={paper}
              placedBy={placedBy}
            />
          ) : (
            <Faulty item={item} placedBy={placedBy} onEdit={() => onEdit(item)} />
          )}
        </CardRow>
      ))}
    </CardList>
  )
}

interface GoodProps extends Pick<ImportItemsProps, 'paper' | 'placedBy'> {
  item: GoodItem
  isTicked: boolean
  isHeldBack: boolean
  onTick: (isTicked: boolean) => void
  onEdit: () => void
}

function Good({ item, isTicked, isHeldBack, onTick, onEdit, paper, placedBy }: GoodProps) {
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
      <Group gap="4px 16px">
        <Checkbox
          checked={isTicked}
          disabled={isHeldBack}
          onChange={({ currentTarget: { checked } }) => onTick(checked)}
          label={t('review.number', { number })}
        />
        <Place item={item} placedBy={placedBy} />
        {duplicate && (
          <Badge color="yellow" variant="light">
            {'number' in duplicate ? t('review.repeats', { number: duplicate.number }) : t('review.known')}
          </Badge>
        )}
        <EditButton number={number} label={t('review.edit')} onEdit={onEdit} />
      </Group>
      <Box mt="sm">{paper(question)}</Box>
      <Text mt="sm" c="dimmed" size="xs">
        {facts.join(' · ')}
      </Text>
      {notes.length > 0 && (
        <Box component="ul" mt="xs" mb={0} pl={20} c="var(--warning)" fz="xs">
          {notes.map((note) => (
            <li key={note}>{t(`review.notes.${note}`)}</li>
          ))}
        </Box>
      )}
    </>
  )
}

interface FaultyProps extends Pick<ImportItemsProps, 'placedBy'> {
  item: FaultyItem
  onEdit: () => void
}

function Faulty({ item, placedBy, onEdit }: FaultyProps) {
  const { t } = useTranslation('exchange')
  const { number, beginning } = item
  return (
    <>
      <Group gap="4px 16px">
        <Box component="span" fw={560}>
          {t('review.number', { number })}
        </Box>
        <Place item={item} placedBy={placedBy} />
        <EditButton number={number} label={t('review.mend')} onEdit={onEdit} />
      </Group>
      {beginning && (
        <Text mt="xs" ff="var(--font-paper)">
          {shortTitle(beginning)}
        </Text>
      )}
      <FaultReason item={item} />
    </>
  )
}

function EditButton({ number, label, onEdit }: { number: number; label: string; onEdit: () => void }) {
  const { t } = useTranslation('exchange')
  return (
    <Button
      size="xs"
      variant="default"
      ml="auto"
      aria-label={`${label} (${t('review.number', { number })})`}
      onClick={onEdit}
    >
      {label}
    </Button>
  )
}

/** Where in the file it stands. */
function Place({
  item: { line, file },
  placedBy,
}: { item: ImportedItem } & Pick<ImportItemsProps, 'placedBy'>) {
  const { t } = useTranslation('exchange')
  const places = [file, line !== null && t(`review.${placedBy}`, { line })].filter(Boolean)
  return (
    places.length > 0 && (
      <Box component="span" className="breakable tabular" c="dimmed" fz="xs">
        {places.join(', ')}
      </Box>
    )
  )
}
