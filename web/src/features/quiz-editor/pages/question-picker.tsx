import { Box, Button, Group } from '@mantine/core'
import { QUIZ_QUESTIONS_MAX } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import type { Question } from '@probant/contract/questions/question'
import { type ComponentProps, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConnectionStrip } from '#web/components/feedback/connection-strip.tsx'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { QuestionFilters } from '#web/features/questions/components/list/question-filters.tsx'
import { useQuestionList } from '#web/features/questions/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useIsOffline } from '#web/lib/use-is-offline.ts'
import type { Picked } from './picked.ts'
import classes from './question-picker.module.css'
import { PickerList } from './question-picker-list.tsx'

interface QuestionPickerProps {
  isOpen: boolean
  /** All questions of a quiz are in its language. */
  language: Locale
  /** Those that are in the quiz. */
  taken: Set<string>
  onClose: () => void
  onPick: (questions: Question[]) => void
}

/** The bank, laid over the quiz: looked through with its own filters, and any number of questions taken at once. */
export function QuestionPicker({ isOpen, ...props }: QuestionPickerProps) {
  const { t } = useTranslation(['quiz', 'common'])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      size={980}
      fills="phone"
      title={t('form.picker.title')}
      classNames={classes}
    >
      <Picker {...props} />
    </Dialog>
  )
}

export type PickerSearch = ComponentProps<typeof QuestionFilters>['search']

function Picker({ language, taken, onClose, onPick }: Omit<QuestionPickerProps, 'isOpen'>) {
  const [search, setSearch] = useState<PickerSearch>({})
  const [picked, setPicked] = useState<Picked>(new Map())
  const { t } = useTranslation('quiz')
  const isOffline = useIsOffline()
  const top = useRef<HTMLDivElement>(null)
  const list = useQuestionList({ ...search, language })
  const rules = { taken, capacity: QUIZ_QUESTIONS_MAX - taken.size }
  const isFiltered = Object.entries(search).some(([name, value]) => value && !PLACES.includes(name))
  const isBankEmpty = list.data?.total === 0 && !isFiltered

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<PickerSearch>) => {
    setSearch({ ...search, page: undefined, ...change })
    top.current?.scrollTo({ top: 0 })
  }
  const add = () => {
    onPick([...picked.values()])
    onClose()
  }
  return (
    <>
      <Box ref={top} flex={1} mih={240} pt={4} pb="lg" px="md" style={{ overflowY: 'auto' }}>
        <ConnectionStrip words={isOffline && t('form.picker.offline')} />
        {!isBankEmpty && <QuestionFilters search={search} onFilter={filter} fixedLanguage={language} />}
        <PickerList
          list={list}
          language={language}
          isBankEmpty={isBankEmpty}
          rules={rules}
          picked={picked}
          onPicked={setPicked}
          onFilter={filter}
        />
      </Box>
      {!isBankEmpty && (
        <PickerBar
          count={picked.size}
          isFull={picked.size >= rules.capacity}
          onClear={() => setPicked(new Map())}
          onAdd={add}
        />
      )}
    </>
  )
}

/** What of the search doesn't narrow the list. */
const PLACES = ['page', 'sort']

interface PickerBarProps {
  count: number
  isFull: boolean
  onClear: () => void
  onAdd: () => void
}

/** What is chosen so far, on whatever page, and the way into the quiz. */
function PickerBar({ count, isFull, onClear, onAdd }: PickerBarProps) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  return (
    <Group
      bg={count > 0 ? 'var(--highlight-wash)' : 'var(--card)'}
      gap="8px 12px"
      flex="none"
      py="sm"
      px="md"
      style={{ borderBlockStart: '1px solid var(--line)' }}
    >
      <Box role="status" component="span" className="tabular" fw={560}>
        {count > 0 && t('form.picker.selected', { count })}
        {isFull && ` ${t('form.picker.full', { max: formatNumber(locale, QUIZ_QUESTIONS_MAX) })}`}
      </Box>
      {count > 0 && (
        <Button variant="subtle" onClick={onClear}>
          {t('form.picker.clear')}
        </Button>
      )}
      <Button disabled={count === 0} onClick={onAdd} flex={{ base: '1 0 100%', sm: 'none' }} ms="auto">
        {count > 0 ? t('form.picker.add', { count }) : t('form.picker.addNone')}
      </Button>
    </Group>
  )
}
