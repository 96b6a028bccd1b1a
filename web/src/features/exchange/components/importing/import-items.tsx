import { Badge, Box, Checkbox, Flex, Group, Text } from '@mantine/core'
import { QUESTION_FAULTS, type QuestionFault } from '@probant/contract/exchange/formats'
import type { ImportedItem } from '@probant/contract/exchange/import'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList, CardRow } from '#web/components/data-table/card-list.tsx'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useKindName } from '#web/i18n/use-kind-name.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { shortTitle } from '#web/lib/short-title.ts'

export type GoodItem = Extract<ImportedItem, { isGood: true }>
type FaultyItem = Extract<ImportedItem, { isGood: false }>

interface ImportItemsProps {
  items: ImportedItem[]
  /** In what their places are counted. */
  placedBy: 'line' | 'paragraph'
  /** Does it come in? */
  isTicked: (item: GoodItem) => boolean
  /** Is that decided elsewhere? */
  isHeldBack: (item: GoodItem) => boolean
  onTick: (item: GoodItem, isTicked: boolean) => void
  /** As it lies before a participant, with its answer. */
  paper: (question: GoodItem['question']) => ReactNode
}

/** What was found in a file, one after the other: understood, or why not. */
export function ImportItems({ items, placedBy, isTicked, isHeldBack, onTick, paper }: ImportItemsProps) {
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
              paper={paper}
              placedBy={placedBy}
            />
          ) : (
            <Faulty item={item} placedBy={placedBy} />
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
}

function Good({ item, isTicked, isHeldBack, onTick, paper, placedBy }: GoodProps) {
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
          <Badge color="yellow" variant="light" style={{ marginLeft: 'auto' }}>
            {'number' in duplicate ? t('review.repeats', { number: duplicate.number }) : t('review.known')}
          </Badge>
        )}
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

function Faulty({ item, placedBy }: { item: FaultyItem } & Pick<ImportItemsProps, 'placedBy'>) {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const { number, beginning, fault, detail } = item
  const reason = isKnown(fault) ? t(`review.faults.${fault}`) : fieldSentence(locale, fault)
  return (
    <>
      <Group gap="4px 16px">
        <Box component="span" fw={560}>
          {t('review.number', { number })}
        </Box>
        <Place item={item} placedBy={placedBy} />
      </Group>
      {beginning && (
        <Text mt="xs" ff="var(--font-paper)">
          {shortTitle(beginning)}
        </Text>
      )}
      <Flex component="p" gap="xs" mt="xs" mb={0} c="var(--wrong)">
        <IconAlertTriangle style={{ marginTop: 2 }} size={18} stroke={1.75} aria-hidden="true" />
        <span>
          {reason}
          {detail && (
            <Box component="code" className="breakable" c="dimmed" style={{ marginLeft: 8 }}>
              {shortTitle(detail)}
            </Box>
          )}
        </span>
      </Flex>
    </>
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

/** Rules of the question form that speak to somebody who is writing one say something else here. */
const FORM_RULES = [
  'exactlyFourAnswers',
  'twoToTenAnswers',
  'answersNotUnique',
  'threeToTenItems',
  'itemsNotUnique',
  'itemRequired',
  'pairsOutOfNumber',
  'leftsNotUnique',
  'tooManyOthers',
  'onlyOneAnswer',
  'gapTextEmpty',
  'gapsMissing',
  'tooManyGaps',
  'gapsNotInText',
  'gapNeedsChoices',
  'rightChoiceMissing',
  'tooManyAccepted',
  'answerRequired',
  'numberUnreadable',
  'numberNegative',
  'numberNotPositive',
  'digitsOutOfRange',
  'rangeBackwards',
  'shareOutOfRange',
  'firstNumberCounts',
  'unitRequired',
  'unitUnreadable',
  'unitsNotUnique',
  'firstUnitFactor',
  'spotsPictureMissing',
  'spotsPictureNotAlone',
  'spotsPictureNotDescribed',
  'spotsMissing',
  'tooManySpots',
  'spotLabelMissing',
  'tooManySpotOthers',
  'spotOthersNotUnique',
  'onlyOneLabel',
  'cornersOutOfNumber',
  'pixelsOutOfRange',
  'questionTitleTooShort',
  'textTooLong',
] as const
type KnownFault = QuestionFault | (typeof FORM_RULES)[number]

function isKnown(fault: string): fault is KnownFault {
  return ([...QUESTION_FAULTS, ...FORM_RULES] as string[]).includes(fault)
}
