import { Box, Skeleton, Tabs, Text } from '@mantine/core'
import { IMPORT_SHELVES, type Import, type ImportShelf } from '@probant/contract/exchange/import'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pager } from '#web/components/data-table/pager.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import tabs from '#web/components/layout/page-tabs.module.css'
import { QuestionPaper } from '#web/features/paper/question-paper.tsx'
import { useLimitRefusal } from '#web/features/plans/components/use-limit-refusal.tsx'
import { useManualQuestionCapacity } from '#web/features/usage/queries.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { formatNumber } from '#web/lib/format.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { countOf, type LeftOut, withTick } from '../choice.ts'
import { ColumnMapping } from '../components/importing/column-mapping.tsx'
import { type GoodItem, ImportItems } from '../components/importing/import-items.tsx'
import { TakeBar, TakeOptions, type Taking } from '../components/importing/take-panel.tsx'
import type { ImportSearch } from '../import-search.ts'
import { useDropImport, useTakeImport } from '../mutations.ts'
import { importItemsQuery } from '../queries.ts'
import type { FileImport } from '../use-file-import.ts'

export interface Taken {
  questionCount: number
  quizId: string | null
}

interface ImportReviewProps {
  found: Import
  search: ImportSearch
  onSearch: (change: ImportSearch) => void
  fileImport: FileImport
  onTaken: (taken: Taken) => void
  onGone: () => void
}

/** What was found in the file, and which of it comes in. */
export function ImportReview({ found, search, onSearch, fileImport, onTaken, onGone }: ImportReviewProps) {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const limit = useLimitRefusal()
  const capacity = useManualQuestionCapacity()
  const take = useTakeImport(found.id)
  const drop = useDropImport()
  const [left, setLeft] = useState<LeftOut>(new Map())
  const [taking, setTaking] = useState<Taking>({
    withDuplicates: false,
    makesQuiz: found.hasQuiz,
    quizTitle: found.title,
  })
  const shelf = search.shelf ?? 'all'
  const count = countOf(found, left, taking.withDuplicates)

  const tick = ({ number, duplicate }: GoodItem, isTicked: boolean) =>
    setLeft((now) => withTick(now, { number, isDuplicate: duplicate !== null }, isTicked))
  const bringIn = (atMost: number | null) =>
    take.mutate(
      {
        withDuplicates: taking.withDuplicates,
        except: [...left.keys()],
        atMost,
        quiz: taking.makesQuiz ? { title: taking.quizTitle, timeZone: readerZone() } : null,
      },
      {
        onSuccess: onTaken,
        onError: (error) => limit.show(error) || hasField(error) || toastFailure(error, t('take.failed')),
      },
    )
  return (
    <>
      <Text mb={20} fw={560}>
        {summaryOf()}
      </Text>
      <FormAlert>{fileImport.refusal}</FormAlert>
      {found.table && (
        <ColumnMapping
          table={found.table}
          isPending={fileImport.isSending}
          onApply={
            fileImport.file && ((columns) => fileImport.file && fileImport.send(fileImport.file, columns))
          }
        />
      )}
      {found.goodCount > 0 && (
        <TakeOptions
          found={found}
          taking={taking}
          onChange={setTaking}
          count={count}
          error={fieldOf(take.error)}
        />
      )}
      <ShelfTabs found={found} shelf={shelf} onShelf={(next) => onSearch({ shelf: next, page: undefined })}>
        <FoundItems
          found={found}
          shelf={shelf}
          page={search.page ?? 1}
          onPage={(page) => onSearch({ page })}
          withDuplicates={taking.withDuplicates}
          left={left}
          onTick={tick}
        />
      </ShelfTabs>
      <TakeBar
        taking={taking}
        count={count}
        capacity={capacity}
        isPending={take.isPending}
        onTake={bringIn}
        onDrop={() => drop.mutate(found.id, { onSuccess: onGone })}
      />
      {limit.prompt}
    </>
  )

  function summaryOf(): string {
    const counted = (count: number) => ({ count, formatted: formatNumber(locale, count) })
    const parts = [t('review.good', counted(found.goodCount))]
    if (found.duplicateCount > 0) parts.push(t('review.duplicates', counted(found.duplicateCount)))
    if (found.faultyCount > 0) parts.push(t('review.faulty', counted(found.faultyCount)))
    return t('review.summary', { name: found.fileName, parts: parts.join(', ') })
  }
}

interface ShelfTabsProps {
  found: Import
  shelf: ImportShelf
  onShelf: (shelf: ImportShelf) => void
  children: ReactNode
}

function ShelfTabs({ found, shelf, onShelf, children }: ShelfTabsProps) {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const counts: Record<ImportShelf, number> = {
    all: found.goodCount + found.faultyCount,
    good: found.goodCount,
    duplicates: found.duplicateCount,
    faulty: found.faultyCount,
  }
  return (
    <Tabs value={shelf} onChange={(chosen) => onShelf(chosen as ImportShelf)} classNames={tabs}>
      <Tabs.List>
        {IMPORT_SHELVES.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`review.shelves.${name}`, { formatted: formatNumber(locale, counts[name]) })}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={shelf}>{children}</Tabs.Panel>
    </Tabs>
  )
}

interface FoundItemsProps {
  found: Import
  shelf: ImportShelf
  page: number
  onPage: (page: number) => void
  left: LeftOut
  withDuplicates: boolean
  onTick: (item: GoodItem, isTicked: boolean) => void
}

function FoundItems({ found, shelf, page, onPage, left, withDuplicates, onTick }: FoundItemsProps) {
  const { t } = useTranslation('exchange')
  /** What is there already comes in with all its like, or not at all. */
  const isHeldBack = ({ duplicate }: GoodItem) => duplicate !== null && !withDuplicates
  const { data, error, refetch } = useQuery(importItemsQuery(found.id, { shelf, page }))
  if (error) return <LoadFailure title={t('import.lost')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={400} radius="lg" aria-hidden="true" />
  if (data.total === 0)
    return (
      <Box component="p" py="xl" px={0} c="dimmed">
        {t(`review.none.${shelf}`)}
      </Box>
    )
  return (
    <>
      <ImportItems
        items={data.items}
        placedBy={found.format === 'docx' ? 'paragraph' : 'line'}
        isTicked={(item) => !left.has(item.number) && !isHeldBack(item)}
        isHeldBack={isHeldBack}
        onTick={onTick}
        paper={(question) => <QuestionPaper question={question} withAnswer />}
      />
      <Pager {...data} onPage={onPage} />
    </>
  )
}

function fieldOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fields['quiz.title'] : undefined
}

function hasField(error: unknown): boolean {
  return fieldOf(error) !== undefined
}
