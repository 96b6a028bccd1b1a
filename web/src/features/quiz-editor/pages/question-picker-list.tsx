import { Badge, Box, Button, Checkbox, Flex } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Locale } from '@probant/contract/locales'
import type { Question } from '@probant/contract/questions/question'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList, CardRow } from '#web/components/data-table/card-list.tsx'
import { Pager } from '#web/components/data-table/pager.tsx'
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { QuestionPaper } from '#web/features/paper/question-paper.tsx'
import { shownOf } from '#web/features/paper/shown-question.ts'
import { NoMatch, NoPage } from '#web/features/questions/components/list/empty-states.tsx'
import type { useQuestionList } from '#web/features/questions/queries.ts'
import { useKindName } from '#web/i18n/use-kind-name.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import { QuestionStem } from '../blocks/question-block.tsx'
import { type Picked, pageState, pageToggled, toggled } from './picked.ts'
import classes from './question-picker.module.css'
import type { PickerSearch } from './question-picker.tsx'

interface PickerListProps {
  list: ReturnType<typeof useQuestionList>
  language: Locale
  isBankEmpty: boolean
  rules: { taken: Set<string>; capacity: number }
  picked: Picked
  onPicked: (picked: Picked) => void
  onFilter: (change: Partial<PickerSearch>) => void
}

/** A page of the bank, each question to be chosen. */
export function PickerList({
  list,
  language,
  isBankEmpty,
  rules,
  picked,
  onPicked,
  onFilter,
}: PickerListProps) {
  const { t } = useTranslation(['quiz', 'questions'])
  const { data, error, refetch } = list
  if (error) return <LoadFailure title={t('questions:failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <TableSkeleton />
  if (isBankEmpty) {
    return (
      <EmptyState
        picture={<AnsweredSheetPicture />}
        title={t(`form.picker.empty.${language}`)}
        sentence={t('form.picker.emptySentence')}
        order={3}
      />
    )
  }
  if (data.total === 0) return <NoMatch onFilter={onFilter} />
  if (data.items.length === 0) return <NoPage onFilter={onFilter} />

  const state = pageState(picked, data.items, rules)
  return (
    <>
      <Checkbox
        m="4px 0 12px 14px"
        label={t('form.picker.page')}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        disabled={data.items.every(({ id }) => rules.taken.has(id))}
        onChange={() => onPicked(pageToggled(picked, data.items, rules))}
      />
      <CardList gap="xs" aria-label={t('form.picker.list')}>
        {data.items.map((question) => (
          <PickerRow
            key={question.id}
            question={question}
            isTaken={rules.taken.has(question.id)}
            isPicked={picked.has(question.id)}
            isFull={picked.size >= rules.capacity}
            onToggle={() => onPicked(toggled(picked, question, rules))}
          />
        ))}
      </CardList>
      <Pager {...data} onPage={(page) => onFilter({ page })} />
    </>
  )
}

interface PickerRowProps {
  question: Question
  isTaken: boolean
  isPicked: boolean
  isFull: boolean
  onToggle: () => void
}

/** One question to be chosen; the whole line is its label, and below it unfolds as participants would see it. */
function PickerRow({ question, isTaken, isPicked, isFull, onToggle }: PickerRowProps) {
  const { t } = useTranslation(['quiz', 'questions'])
  const kindName = useKindName()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const id = useId()
  const title = shortTitle(question.title)
  return (
    <CardRow
      className="choosable"
      p={0}
      bg={isTaken ? 'var(--paper-shade)' : undefined}
      data-chosen={isPicked || undefined}
      data-taken={isTaken || undefined}
    >
      <SideBySide
        of={isNarrow ? 'auto minmax(0, 1fr)' : 'auto minmax(0, 1fr) auto'}
        gap={0}
        align="start"
        ps={14}
        pe={10}
      >
        <Checkbox
          id={id}
          mt={14}
          aria-label={t('form.picker.select', { title })}
          checked={isPicked || isTaken}
          disabled={isTaken || (isFull && !isPicked)}
          onChange={onToggle}
        />
        <label htmlFor={id} className={classes.face}>
          <QuestionStem question={question} />
          <Flex component="span" gap="6px 8px" align="center" wrap="wrap" mt="xs">
            {isTaken && <Badge color="ink">{t('form.picker.taken')}</Badge>}
            <Badge>{kindName(question.type)}</Badge>
            <Badge>{t(`questions:difficulties.${question.difficulty}`)}</Badge>
            <Box component="span" className="breakable" c="dimmed" fz="xs">
              {question.subject}
            </Box>
          </Flex>
        </label>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.unfold}
          mt={{ base: 0, sm: 10 }}
          aria-label={t('form.picker.previewOf', { title })}
          aria-expanded={isUnfolded}
          rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {t('form.picker.preview')}
        </Button>
      </SideBySide>
      {isUnfolded && (
        <Box mb={14} mx={14} p={20} bd="1px solid var(--line)" bdrs="lg" bg="var(--paper)">
          <QuestionPaper question={shownOf(question)} withAnswer />
        </Box>
      )}
    </CardRow>
  )
}
