import { ActionIcon, Box, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ItemReport } from '@probant/contract/results/report'
import { IconChevronDown } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList, CardRow } from '#web/components/data-table/card-list.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useFigures } from '../../figures.ts'
import { Explained } from '../explained.tsx'
import { HintMarks } from './hint-marks.tsx'
import { hasStatistics, ItemCounts } from './item-counts.tsx'
import { ItemDetails } from './item-details.tsx'
import classes from './items.module.css'

interface ItemListProps {
  items: ItemReport[]
  /** The question that is open. */
  open: string | undefined
  onOpen: (questionId: string | undefined) => void
  /** It is to be marked otherwise. */
  onRegrade: (questionId: string) => void
}

const STATISTICS = ['facility', 'discrimination', 'efficiency'] as const
const FORMS = { facility: 'percent', discrimination: 'index', efficiency: 'index' } as const

/** What can be said of each question; one at a time shows who chose what. On a phone each is a card. */
export function ItemList(props: ItemListProps) {
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false })
  return isNarrow ? <ItemCards {...props} /> : <ItemTable {...props} />
}

function ItemTable({ items, open, onOpen, onRegrade }: ItemListProps) {
  const { t } = useTranslation('results')
  const figures = useFigures()
  return (
    <table className={`card tabular ${classes.table}`}>
      <caption className="unseen">{t('items.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('items.number')}</th>
          <th scope="col">{t('items.question')}</th>
          {hasStatistics(items) ? (
            STATISTICS.map((statistic) => (
              <th key={statistic} scope="col" className={classes.figure}>
                <Explained statistic={statistic} />
              </th>
            ))
          ) : (
            <th scope="col" className={classes.figure} colSpan={STATISTICS.length}>
              {t('items.right')}
            </th>
          )}
          <th scope="col" className={classes.figure}>
            {t('items.time')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Fragment key={item.questionId}>
            <tr className={item.questionId === open ? classes.open : undefined}>
              <Box component="td" c="dimmed">
                {item.number}
              </Box>
              <td>
                <Stem item={item} />
              </td>
              {item.statistics ? (
                STATISTICS.map((statistic) => (
                  <td key={statistic} className={classes.figure}>
                    {figures[FORMS[statistic]](item.statistics?.[statistic])}
                  </td>
                ))
              ) : (
                <td className={classes.figure} colSpan={STATISTICS.length}>
                  <ItemCounts item={item} isNamed={hasStatistics(items)} />
                </td>
              )}
              <td className={classes.figure}>{figures.time(item.averageSpentMs)}</td>
              <td>
                <Opener item={item} open={open} onOpen={onOpen} />
              </td>
            </tr>
            {item.questionId === open && (
              <tr className={classes.opened}>
                <td colSpan={7} id={detailsId(item)}>
                  <ItemDetails item={item} onRegrade={onRegrade} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function ItemCards({ items, open, onOpen, onRegrade }: ItemListProps) {
  const { t } = useTranslation('results')
  const figures = useFigures()
  return (
    <CardList component="ol" aria-label={t('items.caption')}>
      {items.map((item) => (
        <CardRow key={item.questionId}>
          <SideBySide of="auto minmax(0, 1fr) auto" gap="xs" mb="xs">
            <Box component="span" c="dimmed">
              {item.number}
            </Box>
            <Stem item={item} />
            <Opener item={item} open={open} onOpen={onOpen} />
          </SideBySide>
          <SideBySide component="dl" className="tabular" of="repeat(2, minmax(0, 1fr))" gap="4px 16px">
            {item.statistics ? (
              STATISTICS.map((statistic) => (
                <Group gap="0 8px" align="stretch" justify="space-between" key={statistic}>
                  <dt className="note">
                    <Explained statistic={statistic} />
                  </dt>
                  <dd>{figures[FORMS[statistic]](item.statistics?.[statistic])}</dd>
                </Group>
              ))
            ) : (
              <Group gap="0 8px" align="stretch" justify="space-between">
                <dt className="note">{t('items.right')}</dt>
                <dd>
                  <ItemCounts item={item} />
                </dd>
              </Group>
            )}
            <Group gap="0 8px" align="stretch" justify="space-between">
              <dt className="note">{t('items.time')}</dt>
              <dd>{figures.time(item.averageSpentMs)}</dd>
            </Group>
          </SideBySide>
          {item.questionId === open && (
            <Box id={detailsId(item)} mt="sm">
              <ItemDetails item={item} onRegrade={onRegrade} />
            </Box>
          )}
        </CardRow>
      ))}
    </CardList>
  )
}

function Stem({ item }: { item: ItemReport }) {
  const { t } = useTranslation('results')
  return (
    <Box miw={0}>
      <RichText html={item.titleHtml} lang={item.language} className={classes.stem} />
      {item.scoring !== 'normal' && (
        <Box component="span" c="dimmed" fz="xs" fs="italic">
          {t(`items.${item.scoring}`)}
        </Box>
      )}
      <HintMarks hints={item.hints} />
    </Box>
  )
}

interface OpenerProps extends Pick<ItemListProps, 'open' | 'onOpen'> {
  item: ItemReport
}

function Opener({ item, open, onOpen }: OpenerProps) {
  const { t } = useTranslation('results')
  const isOpen = item.questionId === open
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={t('items.open', { number: item.number })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsId(item) : undefined}
      onClick={() => onOpen(isOpen ? undefined : item.questionId)}
    >
      <IconChevronDown size={20} stroke={1.5} aria-hidden="true" className={classes.chevron} />
    </ActionIcon>
  )
}

function detailsId({ number }: ItemReport): string {
  return `question-${number}`
}
