import { Box, Flex, Stack } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { useLimitRefusal } from '#web/features/plans/components/use-limit-refusal.tsx'
import { CorrectAnswers } from '#web/features/quizzes/components/correct-answers.tsx'
import { BlockList } from '../blocks/block-list.tsx'
import { type Block, isDraft, type QuizDocument, type QuizSettings } from '../document/document.ts'
import { addSection } from '../document/edits.ts'
import { ConflictDialog, useConflict } from '../form/conflict-dialog.tsx'
import { AddBar, FormHeader } from '../form/form-header.tsx'
import { FormTools } from '../form/form-tools.tsx'
import { goToPlace, SETTINGS_ID } from '../form/go-to-place.ts'
import { LeaveGuard } from '../form/leave-guard.tsx'
import { LocalNotice, ReadOnlyNotice } from '../form/notices.tsx'
import { OpeningDialog, useSaving } from '../form/saving.tsx'
import { useFormDialogs } from '../form/use-form-dialogs.ts'
import { missingIn } from '../publishing/publish-checks.ts'
import { PublishDialog } from '../publishing/publish-dialog.tsx'
import { useObstacles } from '../publishing/use-obstacles.ts'
import { type DraftStart, useQuizDraft } from '../saving/use-quiz-draft.ts'
import { SettingsPanel } from '../settings/settings-panel.tsx'
import { TourCard, useTourMark, useTourProgress } from '../tour/tour-card.tsx'
import { QuestionSources } from './question-sources.tsx'
import classes from './quiz-form.module.css'

export interface QuizFormProps extends DraftStart {
  /** It begins with what another quiz says, and is one of its own once something of it is saved. */
  isCopy?: boolean
  /** Whose answers are shown before it is saved. */
  answersOf?: Quiz
  /** What it begins with is saved at once. */
  savesAtOnce?: boolean
  /** The addresses under which this form is shown. */
  paths: string[]
  onCreated: (quizId: string) => void
  /** Where it is only tried out: what comes in the place of the quiz's own page and of publishing. */
  tryout?: {
    onPreview: (quiz: Quiz) => void
    publish: (dialog: { isOpen: boolean; onClose: () => void }) => ReactNode
  }
}

/** A document, not a wizard: the title on top, the questions below it, the settings beside them. */
export function QuizForm(props: QuizFormProps) {
  const { isCopy = false, savesAtOnce = false, answersOf, paths, onCreated, tryout, ...start } = props
  const { t } = useTranslation('quiz')
  const navigate = useNavigate()
  const limit = useLimitRefusal()
  const dialogs = useFormDialogs()
  const draft = useQuizDraft({ ...start, showLimit: limit.show, onCreated })
  const { document, quiz, edit } = draft
  const obstacles = useObstacles(document)
  const conflict = useConflict(draft)
  const saving = useSaving({ draft, obstacles, onCheck: () => dialogs.open('publish') })
  const isReadOnly = quiz?.can.edit === false
  usePageTitle(document.title || t('form.untitled'))
  useHotkeys([['mod+S', saving.save]], [])
  const onOpen = useEffectEvent(() => {
    if (savesAtOnce) saving.save()
  })
  useEffect(() => onOpen(), [])

  const settings = useSettings(document)
  const settingsMark = useTourMark('settings')
  useTourProgress({ title: quiz !== undefined, questions: document.blocks.some(isQuestion) })
  const { blocks } = document
  const { fieldErrors } = draft
  const missing = useMemo(() => missingIn(fieldErrors, blocks), [fieldErrors, blocks])

  const addHeading = () => {
    const added = addSection(blocks)
    const key = added.at(-1)?.key ?? ''
    edit({ blocks: added })
    requestAnimationFrame(() => goToPlace({ kind: 'section', key }))
  }
  /** As it is written this moment. */
  const preview = async () => {
    const saved = (await draft.flush()) ?? quiz
    if (saved) tryout?.onPreview(saved)
  }
  const published = (quizId: string) => void navigate({ to: '/dashboard/view/$quizId', params: { quizId } })
  return (
    <Flex direction="column" gap={{ base: 'md', sm: 'lg' }}>
      {!isReadOnly && (
        <FormTools
          draft={draft}
          isCopy={isCopy}
          onPreview={tryout && (() => void preview())}
          onSave={saving.save}
          onPublish={saving.check}
          onDecide={conflict.decide}
        />
      )}
      <TourCard name="publish" />
      {quiz && isReadOnly && (
        <Box mt="md">
          <ReadOnlyNotice quiz={quiz} />
        </Box>
      )}
      {!isReadOnly && <LocalNotice draft={draft} />}
      <SideBySide of="minmax(0, 1fr) 340px" from="md" gap={40} align="flex-start">
        <CorrectAnswers quiz={quiz ?? answersOf}>
          {(answers) => (
            <Stack className={classes.paper} gap="sm" miw={0}>
              <FormHeader
                draft={draft}
                isReadOnly={isReadOnly}
                isChecked={saving.isChecked}
                answers={answers}
                onSettings={() => goToPlace({ kind: 'settings' })}
              />
              {!isReadOnly && (
                <AddBar
                  onBank={() => dialogs.open('bank')}
                  onGenerate={() => dialogs.showGeneration('new')}
                  onWrite={() => dialogs.open('new')}
                  onSection={addHeading}
                />
              )}
              <BlockList
                blocks={blocks}
                obstacles={obstacles}
                missing={missing}
                isReadOnly={isReadOnly}
                onChange={edit}
                onEditQuestion={dialogs.edit}
                onPreviewQuestion={dialogs.preview}
              />
            </Stack>
          )}
        </CorrectAnswers>
        <div {...settingsMark} className={`${classes.side} ${settingsMark.className ?? ''}`} id={SETTINGS_ID}>
          <TourCard name="settings" />
          <SettingsPanel
            document={settings}
            onChange={edit}
            obstacles={obstacles}
            fieldErrors={fieldErrors}
            isPublished={!isDraft(quiz)}
            isReadOnly={isReadOnly}
          />
        </div>
      </SideBySide>
      <QuestionSources draft={draft} dialogs={dialogs} isReadOnly={isReadOnly} limit={limit} />
      {tryout ? (
        tryout.publish({ isOpen: dialogs.dialog === 'publish', onClose: dialogs.close })
      ) : (
        <PublishDialog
          isOpen={dialogs.dialog === 'publish' && !isReadOnly}
          draft={draft}
          obstacles={obstacles}
          onClose={dialogs.close}
          onPublished={published}
          onSave={saving.save}
        />
      )}
      <OpeningDialog saving={saving} />
      <ConflictDialog isOpen={conflict.isOpen} draft={draft} onClose={conflict.close} />
      <LeaveGuard draft={draft} paths={paths} isCopy={isCopy} />
    </Flex>
  )
}

function isQuestion({ kind }: Block): boolean {
  return kind === 'question'
}

/** The same for as long as none of them changes, so that they are not drawn anew for every letter of the title. */
function useSettings(document: QuizDocument): QuizSettings {
  const { language, startsAt, endsAt, timeZone, durationMinutes, instructions, options } = document
  return useMemo(
    () => ({ language, startsAt, endsAt, timeZone, durationMinutes, instructions, options }),
    [language, startsAt, endsAt, timeZone, durationMinutes, instructions, options],
  )
}
