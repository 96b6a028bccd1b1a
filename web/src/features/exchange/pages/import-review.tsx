import { Box, Skeleton, Tabs, Text } from '@mantine/core'
import {
  IMPORT_SHELVES,
  type Import,
  type ImportedItem,
  type ImportShelf,
} from '@probant/contract/exchange/import'
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
import { useLeavingReview } from './leaving-review.tsx'
import { MendingDialog } from './mending-dialog.tsx'

export interface Taken {
  questionCount: number
  quizId: string | null
}

interface ImportReviewProps {
  found: Import
  search: ImportSearch
  onSearch: (change: ImportSearch, replace?: boolean) => void
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
  const leaving = useLeavingReview(found.id)
  const [taking, setTaking] = useState<Taking>({
    withDuplicates: false,
    makesQuiz: found.hasQuiz,
    quizTitle: found.title,
  })
  const shelf = search.shelf ?? 'all'
  const count = countOf(found, left, taking.withDuplicates)

  const tick = ({ number, duplicate }: GoodItem, isTicked: boolean) =>
    setLeft((now) => withTick(now, { number, isDuplicate: duplicate !== null }, isTicked))
  const mended = (item: ImportedItem) => {
    const isDuplicate = item.isGood && item.duplicate !== null
    leaving.count(item.number)
    // What was unticked stays so, whether or not it is there already.
    setLeft((now) =>
      now.has(item.number) ? withTick(now, { number: item.number, isDuplicate }, false) : now,
    )
  }
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
            fileImport.file &&
            ((columns) => leaving.ask(() => fileImport.file && fileImport.send(fileImport.file, columns)))
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
          edited={search.edit}
          onEdit={({ number }) => onSearch({ edit: number })}
          onEditEnd={() => onSearch({ edit: undefined }, true)}
          onMended={mended}
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
        onDrop={() => leaving.ask(() => drop.mutate(found.id, { onSuccess: onGone }))}
      />
      {limit.prompt}
      {leaving.dialog}
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
  /** The number of the question in its editor. */
  edited: number | undefined
  onEdit: (item: ImportedItem) => void
  onEditEnd: () => void
  onMended: (item: ImportedItem) => void
}

function FoundItems({
  found,
  shelf,
  page,
  onPage,
  left,
  withDuplicates,
  onTick,
  ...editing
}: FoundItemsProps) {
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
        onEdit={editing.onEdit}
        paper={(question) => <QuestionPaper question={question} withAnswer />}
      />
      <Pager {...data} onPage={onPage} />
      <MendingDialog
        importId={found.id}
        item={data.items.find(({ number }) => number === editing.edited)}
        onClose={editing.onEditEnd}
        onMended={editing.onMended}
      />
    </>
  )
}

function fieldOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fields['quiz.title'] : undefined
}

function hasField(error: unknown): boolean {
  return fieldOf(error) !== undefined
}
