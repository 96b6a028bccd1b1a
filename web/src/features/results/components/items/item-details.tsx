import { Box, Button, Flex, Text } from '@mantine/core'
import { type CountedOption, type ItemReport, SUBMISSIONS_MIN } from '@probant/contract/results/report'
import { kindOf } from '@probant/kinds'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareBar } from '#web/components/drawing/share-bar.tsx'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useFigures } from '../../figures.ts'
import classes from './item-details.module.css'

type Group = NonNullable<ItemReport['choices']>[number]

interface ItemDetailsProps {
  item: ItemReport
  onRegrade: (questionId: string) => void
}

/** Who chose what, what that means, and the way to mark it otherwise. */
export function ItemDetails({ item, onRegrade }: ItemDetailsProps) {
  const { t } = useTranslation('results')
  const figures = useFigures()
  const { askedCount, statistics, choices, hints, scoring } = item
  return (
    <Box className={classes.details} miw={0}>
      <p>
        {t('items.asked', { count: askedCount })}{' '}
        {statistics && t('items.deviation', { value: figures.percent(statistics.standardDeviation) })}
      </p>
      {!statistics && scoring !== 'dropped' && (
        <p>
          <strong>{t('few.title')}</strong> {t('few.sentence', { min: SUBMISSIONS_MIN, count: askedCount })}
        </p>
      )}
      {hints.length > 0 && (
        <Box component="ul" maw="75ch" mt={0} mb="sm" ps={20}>
          {hints.map((hint) => (
            <li key={hint}>
              <strong>{t(`hints.${hint}.mark`)}</strong> {t(`hints.${hint}.words`)}
            </li>
          ))}
        </Box>
      )}
      {choices ? (
        <Parts item={item} parts={choices} />
      ) : (
        <p>{t(kindOf(item).byPerson ? 'choices.written' : 'choices.typed')}</p>
      )}
      <Button variant="default" size="xs" mt="md" onClick={() => onRegrade(item.questionId)}>
        {t('items.regrade')}
      </Button>
    </Box>
  )
}

/** Of a question with several parts a card for each, side by side where there is room. */
function Parts({ item, parts }: { item: ItemReport; parts: readonly Group[] }) {
  const { t } = useTranslation('results')
  const headingId = useId()
  const hasGroups = parts.some(({ options }) => options.some(({ quintiles }) => quintiles))
  return (
    <>
      <Text id={headingId} fw={560}>
        {t(hasGroups ? 'choices.caption' : 'choices.captionAll')}
      </Text>
      <div className={classes.parts} data-wide={hasGroups || undefined}>
        {parts.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a question, always in this order
          <Choices key={index} {...{ item, group, index, headingId, hasGroups }} />
        ))}
      </div>
    </>
  )
}

interface ChoicesProps {
  item: ItemReport
  group: Group
  index: number
  headingId: string
  /** Whether those who did well are counted apart from the others. */
  hasGroups: boolean
}

/** Under what the part asks, where it is not the whole question. */
function Choices({ item, group: { html, options }, index, headingId, hasGroups }: ChoicesProps) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const partId = useId()
  const part = kindOf(item).groupInWords?.(index, locale)
  const isPart = html !== '' || part !== undefined
  const named = isPart ? `${headingId} ${partId}` : headingId
  const groups = ['weakest', 'second', 'third', 'fourth', 'best'] as const
  const sizes = groups.map((_, group) =>
    options.reduce((total, { quintiles }) => total + (quintiles?.[group] ?? 0), 0),
  )
  return (
    <Box component="section" className={`card ${classes.part}`} tabIndex={0} aria-labelledby={named}>
      {isPart && (
        <div id={partId} className={classes.asked}>
          {html ? <RichText html={html} lang={item.language} /> : part}
          {html && part && <span className="note">{part}</span>}
        </div>
      )}
      <table className={`tabular ${classes.choices}`} aria-labelledby={named}>
        <thead>
          <tr>
            <th scope="col">{t('choices.answer')}</th>
            <th scope="col">{t('choices.all')}</th>
            {hasGroups &&
              groups.map((group) => (
                <th key={group} scope="col">
                  {t(`choices.${group}`)}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {options.map((choice) => (
            <tr key={choice.place} data-right={choice.isRight || undefined}>
              <th scope="row">
                <ChoiceWords item={item} choice={choice} />
              </th>
              <td>
                <ShareBar
                  percent={(100 * choice.count) / Math.max(1, item.askedCount)}
                  className={classes.bar}
                />
                {formatNumber(locale, choice.count)}
              </td>
              {choice.quintiles?.map((count, group) => (
                <Box
                  // biome-ignore lint/suspicious/noArrayIndexKey: five groups, always in this order
                  key={group}
                  style={{ '--share': count / Math.max(1, sizes[group] ?? 0) } as React.CSSProperties}
                  component="td"
                  bg="color-mix(in srgb, var(--primary) calc(var(--share) * 30%), var(--card))"
                >
                  {formatNumber(locale, count)}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

function ChoiceWords({
  item,
  choice: { place, html, isRight },
}: {
  item: ItemReport
  choice: CountedOption
}) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  return (
    <Flex component="span" gap={6} display="inline-flex">
      {isRight && (
        <IconCheck
          size={16}
          stroke={2}
          role="img"
          aria-label={t('choices.right')}
          color="var(--right)"
          style={{ marginTop: 3 }}
        />
      )}
      {words()}
    </Flex>
  )

  function words() {
    if (place === null) return <em>{t('choices.nothing')}</em>
    const said = kindOf(item).optionInWords?.(place, locale)
    if (said) return said
    return html ? <RichText html={html} lang={item.language} /> : t('choices.other')
  }
}
