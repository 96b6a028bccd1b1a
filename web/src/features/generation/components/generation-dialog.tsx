import { Skeleton, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Locale } from '@probant/contract/locales'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { NEW_GENERATION } from '../generation-search.ts'
import { generationQuery, generatorQuery } from '../queries.ts'
import { newRequest, requestOfGeneration } from '../request-values.ts'
import { Workplace, type WorkplaceProps } from './workplace.tsx'

interface GenerationDialogProps extends Omit<OpenedGenerationProps, 'current'> {
  /** Closed where there is none. */
  current: OpenedGenerationProps['current'] | undefined
}

/** Left the request, right the desk; a full sheet on the phone. */
export function GenerationDialog({ current, ...props }: GenerationDialogProps) {
  const { t } = useTranslation(['questions', 'common'])
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false })
  return (
    <Dialog
      isOpen={current !== undefined}
      onClose={props.onClose}
      size="min(1280px, calc(100vw - 48px))"
      fills={isNarrow ? 'always' : undefined}
      title={t('generation.title')}
      styles={{ body: { padding: 0 } }}
      // The editor and whatever else is opened from here lies above, also after a reload.
      zIndex={BELOW_OTHER_DIALOGS}
      closeOnClickOutside={false}
      closeOnEscape={false}
      onKeyDown={(event) => isOwnEscape(event) && props.onClose()}
    >
      {current && <OpenedGeneration {...props} current={current} />}
    </Dialog>
  )
}

const BELOW_OTHER_DIALOGS = 190

/** Escape closes what lies on top: a dialog over this one, or an open list, takes it for itself. */
function isOwnEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return false
  return target.getAttribute('data-mantine-stop-propagation') !== 'true'
}

export interface OpenedGenerationProps
  extends Omit<WorkplaceProps, 'generator' | 'initialValues' | 'openId'> {
  /** `new`, or the generation whose questions lie on the desk. */
  current: string
  /** What a new request begins with; the language of the page where it is left out. */
  subject?: string
  language?: Locale
}

/** A generation that is come back to brings its request along; from then on the form is the person's. */
export function OpenedGeneration({ current, subject = '', language, ...props }: OpenedGenerationProps) {
  const { t } = useTranslation('questions')
  const locale = useLocale()
  const [openedWith] = useState(current)
  const [request] = useState(() => ({ ...newRequest(language ?? locale), subject }))
  const isNew = openedWith === NEW_GENERATION
  const { data: generator, error, refetch } = useQuery(generatorQuery)
  const earlier = useQuery({ ...generationQuery(openedWith), enabled: !isNew })
  const dialog = useFocusOnForm(isNew && generator !== undefined)

  if (error)
    return (
      <Stack p="lg">
        <LoadFailure title={t('generation.generator.failed')} error={error} onRetry={() => refetch()} />
      </Stack>
    )
  if (!generator || (!isNew && earlier.isPending)) return <OpeningSkeleton />
  return (
    <div ref={dialog}>
      <Workplace
        {...props}
        generator={generator}
        initialValues={earlier.data ? requestOfGeneration(earlier.data) : request}
        openId={current === NEW_GENERATION ? undefined : current}
      />
    </div>
  )
}

/** The focus goes to the first field, once that is there; the dialog alone would give it to the button that closes it. */
function useFocusOnForm(isReady: boolean) {
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the keyboard would cover the form before it was seen.
    if (!isReady || !matchMedia('(pointer: fine)').matches) return
    const field = dialog.current?.querySelector<HTMLElement>('form input')
    // Where the dialog is still being opened, it looks for this.
    field?.setAttribute('data-autofocus', '')
    // Not before the dialog has noted where the focus came from.
    const timer = setTimeout(() => field?.focus())
    return () => clearTimeout(timer)
  }, [isReady])
  return dialog
}

function OpeningSkeleton() {
  const { t } = useTranslation()
  return (
    <Stack p="lg" role="status" aria-label={t('loading')}>
      <Skeleton height={36} />
      <Skeleton height={60} />
      <Skeleton height={180} />
    </Stack>
  )
}
