import { Box, Button } from '@mantine/core'
import type { GenerationForm } from '@probant/contract/generation'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStartGeneration } from '../mutations.ts'
import type { RequestValues } from '../request-values.ts'
import { type Generator, useRequestForm } from '../use-request-form.ts'
import { useWatchedGeneration } from '../watched-generation.ts'
import { Desk, type DeskProps, EmptyDesk } from './desk/desk.tsx'
import classes from './generation-dialog.module.css'
import { RequestPanel } from './request/request-panel.tsx'

export interface WorkplaceProps
  extends Pick<DeskProps, 'paper' | 'onEdit' | 'showLimit' | 'isForQuiz' | 'makeQuiz'> {
  generator: Generator
  /** How many more questions the plan leaves; undefined where it sets no limit. */
  capacity: number | undefined
  initialValues: RequestValues
  /** The generation on the desk; none before the first request. */
  openId: string | undefined
  onStarted: (generationId: string) => void
  onClose: () => void
}

/** The request and the desk, side by side; one after the other where there is room for one only. */
export function Workplace(props: WorkplaceProps) {
  const { t } = useTranslation('questions')
  const { generator, openId, paper, onEdit, showLimit } = props
  const formId = useId()
  const deskId = `${formId}-desk`
  const [view, setView] = useState<'request' | 'desk'>(openId ? 'desk' : 'request')
  const { mutateAsync: startGeneration } = useStartGeneration()
  const watched = useWatchedGeneration(openId)
  const focusDeskOf = useFocusOnStart({ openId, deskId })

  const start = async (body: GenerationForm) => {
    try {
      const { id } = await startGeneration(body)
      setView('desk')
      focusDeskOf(id)
      props.onStarted(id)
    } catch (error) {
      setView('request')
      if (!showLimit(error)) throw error
    }
  }
  const request = useRequestForm({ initialValues: props.initialValues, onStart: start })
  return (
    <div className={classes.layout} data-view={view}>
      <div className={classes.side}>
        {openId && (
          <Box hiddenFrom="md" mb="sm">
            <Button
              size="xs"
              variant="default"
              rightSection={<IconArrowRight size={16} stroke={1.5} aria-hidden="true" />}
              onClick={() => setView('desk')}
            >
              {t('generation.request.toDesk')}
            </Button>
          </Box>
        )}
        <RequestPanel
          formId={formId}
          request={request}
          generator={generator}
          capacity={props.capacity}
          isRunning={watched.generation?.status === 'running'}
        />
      </div>
      <div className={classes.side}>
        <Box hiddenFrom="md" mb="sm">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => setView('request')}
          >
            {t('generation.request.back')}
          </Button>
        </Box>
        {openId ? (
          <Desk
            key={openId}
            id={deskId}
            watched={watched}
            formId={formId}
            isOutdated={request.failure !== undefined}
            paper={paper}
            onEdit={onEdit}
            showLimit={showLimit}
            isForQuiz={props.isForQuiz}
            makeQuiz={props.makeQuiz}
            onDone={props.onClose}
          />
        ) : (
          <EmptyDesk id={deskId} />
        )}
      </div>
    </div>
  )
}

/** When a request was taken, the focus goes to the desk: what comes next comes there. */
function useFocusOnStart({ openId, deskId }: { openId: string | undefined; deskId: string }) {
  const [startedId, setStartedId] = useState<string>()
  const hasStarted = startedId !== undefined && startedId === openId

  useEffect(() => {
    if (hasStarted) document.getElementById(deskId)?.focus()
  }, [hasStarted, deskId])
  return setStartedId
}
