import { Box, Button, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { GRADEBOOK_SORTS, type Gradebook } from '@probant/contract/gradebook/gradebook'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFilters } from '#web/components/data-table/list-filters.tsx'
import { NoRows } from '#web/components/data-table/no-rows.tsx'
import { Pager } from '#web/components/data-table/pager.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { ExportMenu } from '#web/components/menu/export-menu.tsx'
import { BackLink } from '#web/components/navigation/back-link.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import { fileNameOf } from '#web/lib/save-file.ts'
import { GradebookLines } from '../components/gradebook-lines.tsx'
import { GradebookTable } from '../components/gradebook-table.tsx'
import { SettingsDialog } from '../components/settings-dialog.tsx'
import type { GradebookSearch } from '../gradebook-search.ts'
import { useSaveGradebook } from '../mutations.ts'
import { gradebookQuery } from '../queries.ts'

const route = getRouteApi('/_shell/dashboard/group_/$groupId/gradebook')

export function GradebookPage() {
  const { t } = useTranslation('gradebook')
  const { groupId } = route.useParams()
  const search = route.useSearch()
  const { data, error, refetch } = useQuery(gradebookQuery(groupId, search))
  const [isChoosing, setChoosing] = useState(false)
  const hasQuizzes = data && data.quizzes.length > 0
  return (
    <>
      <BackLink to="/dashboard/group" mb="sm">
        {t('back')}
      </BackLink>
      <PageHeader
        title={data ? t('title', { group: data.group.name }) : t('name')}
        sentence={t('sentence')}
        actions={
          hasQuizzes && (
            <>
              <Button
                variant="default"
                leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden="true" />}
                onClick={() => setChoosing(true)}
              >
                {t('settings.action')}
              </Button>
              <Files gradebook={data} />
            </>
          )
        }
        actionsBelow
      />
      {content()}
      {data && <SettingsDialog gradebook={data} isOpen={isChoosing} onClose={() => setChoosing(false)} />}
    </>
  )

  function content(): ReactNode {
    if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
    if (!data) return <Loading />
    if (!hasQuizzes) return <NoQuizzes />
    return <People gradebook={data} onChoose={() => setChoosing(true)} />
  }
}

function Files({ gradebook: { group } }: { gradebook: Gradebook }) {
  const { t } = useTranslation('gradebook')
  const saving = useSaveGradebook(group.id)
  const save = (format: 'csv' | 'xlsx') =>
    saving.mutate({ format, fileName: fileNameOf(t('export.fileName', { group: group.name }), format) })
  return (
    <ExportMenu
      label={t('export.action')}
      isPending={saving.isPending}
      files={[
        { key: 'xlsx', label: t('export.xlsx'), onSave: () => save('xlsx') },
        { key: 'csv', label: t('export.csv'), onSave: () => save('csv') },
      ]}
    />
  )
}

function People({ gradebook, onChoose }: { gradebook: Gradebook; onChoose: () => void }) {
  const { t } = useTranslation('gradebook')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const { people, missing } = gradebook
  const quizzes = gradebook.quizzes.filter(({ isIn }) => isIn)
  const hiddenCount = gradebook.quizzes.length - quizzes.length
  const filter = (change: Partial<GradebookSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })
  const List = isNarrow ? GradebookLines : GradebookTable
  return (
    <>
      <ListFilters
        search={{
          label: t('filters.search'),
          placeholder: t('filters.searchPlaceholder'),
          value: search.search,
        }}
        onSearch={(text) => filter({ search: text })}
        sort={{
          label: t('filters.sort'),
          value: search.sort ?? 'name',
          options: GRADEBOOK_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
        }}
        onSort={(sort) => filter({ sort })}
      />
      {content()}
      <Box component="p" mt="md" className="note">
        {t(`rules.${missing}`)} {hiddenCount > 0 && t('hidden', { count: hiddenCount })}
      </Box>
    </>
  )

  function content(): ReactNode {
    if (quizzes.length === 0)
      return (
        <NoRows
          title={t('noColumns.title')}
          sentence={t('noColumns.sentence')}
          back={t('settings.action')}
          onBack={onChoose}
        />
      )
    if (people.total === 0)
      return (
        <NoRows
          title={t('noMatch')}
          sentence={t('noMatchSentence')}
          back={t('filters.clear')}
          onBack={() => filter({ search: undefined })}
        />
      )
    if (people.items.length === 0)
      return (
        <NoRows
          title={t('noPage')}
          sentence={t('noPageSentence')}
          back={t('firstPage')}
          onBack={() => filter({})}
        />
      )
    return (
      <>
        <List groupId={gradebook.group.id} people={people.items} quizzes={quizzes} />
        <Pager {...people} onPage={(page) => filter({ page })} />
      </>
    )
  }
}

/** What it is for, and the way to a quiz. */
function NoQuizzes() {
  const { t } = useTranslation('gradebook')
  return (
    <EmptyState
      picture={<BoardPicture />}
      title={t('empty.title')}
      sentence={t('empty.sentence')}
      action={<ButtonLink to="/dashboard/quiz">{t('empty.action')}</ButtonLink>}
    />
  )
}

function Loading() {
  const { t } = useTranslation('gradebook')
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={60} radius="md" mb={20} />
      <Skeleton height={360} radius="lg" />
    </div>
  )
}
