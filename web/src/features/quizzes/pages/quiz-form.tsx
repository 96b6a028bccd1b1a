import { useHotkeys } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { useLimitRefusal } from '#web/features/plans/components/use-limit-refusal.tsx'
import { BlockList } from '../components/blocks/block-list.tsx'
import { AddBar } from '../components/form/add-bar.tsx'
import { ConflictDialog } from '../components/form/conflict-dialog.tsx'
import { FormHeader } from '../components/form/form-header.tsx'
import { FormTools } from '../components/form/form-tools.tsx'
import { goToPlace, SETTINGS_ID } from '../components/form/go-to-place.ts'
import { LeaveGuard } from '../components/form/leave-guard.tsx'
import { LocalNotice } from '../components/form/local-notice.tsx'
import { OpeningDialog } from '../components/form/opening-dialog.tsx'
import { PublishDialog } from '../components/form/publish-dialog.tsx'
import { ReadOnlyNotice } from '../components/form/read-only-notice.tsx'
import { useConflict } from '../components/form/use-conflict.ts'
import { useSaving } from '../components/form/use-saving.ts'
import { SettingsPanel } from '../components/settings/settings-panel.tsx'
import { addSection } from '../document-edits.ts'
import { missingIn } from '../publish-checks.ts'
import type { QuizDocument, QuizSettings } from '../quiz-document.ts'
import { isDraft } from '../use-draft-saver.ts'
import { useFormDialogs } from '../use-form-dialogs.ts'
import { useObstacles } from '../use-obstacles.ts'
import { type DraftStart, useQuizDraft } from '../use-quiz-draft.ts'
import { QuestionSources } from './question-sources.tsx'
import classes from './quiz-form.module.css'

export interface QuizFormProps extends DraftStart {
  /** It begins with what another quiz says. */
  isCopy?: boolean
  /** The addresses under which this form is shown. */
  paths: string[]
  onCreated: (quizId: string) => void
}

/** A document, not a wizard: the title on top, the questions below it, the settings beside them. */
export function QuizForm({ isCopy = false, paths, onCreated, ...start }: QuizFormProps) {
  const { t } = useTranslation('quiz-form')
  const navigate = useNavigate()
  const limit = useLimitRefusal()
  const dialogs = useFormDialogs()
  const draft = useQuizDraft({ ...start, showLimit: limit.show, onCreated })
  const { document, quiz, edit } = draft
  const obstacles = useObstacles(document)
  const conflict = useConflict(draft)
  const saving = useSaving({ draft, obstacles, onCheck: () => dialogs.open('publish') })
  const isReadOnly = quiz?.can.edit === false
  usePageTitle(document.title || t('untitled'))
  useHotkeys([['mod+S', saving.save]], [])
  // Whoever duplicates wants the copy, not only a look at it.
  const onOpen = useEffectEvent(() => {
    if (isCopy) saving.save()
  })
  useEffect(() => onOpen(), [])

  const settings = useSettings(document)
  const { blocks } = document
  const { fieldErrors } = draft
  const missing = useMemo(() => missingIn(fieldErrors, blocks), [fieldErrors, blocks])

  const addHeading = () => {
    const added = addSection(document)
    const key = added.blocks.at(-1)?.key ?? ''
    edit(added)
    requestAnimationFrame(() => goToPlace({ kind: 'section', key }))
  }
  const published = (quizId: string) => void navigate({ to: '/dashboard/view/$quizId', params: { quizId } })
  return (
    <div className={classes.page}>
      {!isReadOnly && (
        <FormTools
          draft={draft}
          isCopy={isCopy}
          onSave={saving.save}
          onPublish={saving.check}
          onDecide={conflict.decide}
        />
      )}
      {quiz && isReadOnly && (
        <div className={classes.notice}>
          <ReadOnlyNotice quiz={quiz} />
        </div>
      )}
      {!isReadOnly && <LocalNotice draft={draft} />}
      <div className={classes.desk}>
        <div className={classes.paper}>
          <FormHeader
            draft={draft}
            isReadOnly={isReadOnly}
            isChecked={saving.isChecked}
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
        </div>
        <div className={classes.side} id={SETTINGS_ID}>
          <SettingsPanel
            document={settings}
            onChange={edit}
            obstacles={obstacles}
            fieldErrors={fieldErrors}
            isPublished={!isDraft(quiz)}
            isReadOnly={isReadOnly}
          />
        </div>
      </div>
      <QuestionSources draft={draft} dialogs={dialogs} isReadOnly={isReadOnly} limit={limit} />
      <PublishDialog
        isOpen={dialogs.dialog === 'publish' && !isReadOnly}
        draft={draft}
        obstacles={obstacles}
        onClose={dialogs.close}
        onPublished={published}
        onSave={saving.save}
      />
      <OpeningDialog saving={saving} />
      <ConflictDialog isOpen={conflict.isOpen} draft={draft} onClose={conflict.close} />
      <LeaveGuard draft={draft} paths={paths} />
    </div>
  )
}

/** The same for as long as none of them changes, so that they are not drawn anew for every letter of the title. */
function useSettings(document: QuizDocument): QuizSettings {
  const { language, startsAt, endsAt, timeZone, durationMinutes, instructions, options } = document
  return useMemo(
    () => ({ language, startsAt, endsAt, timeZone, durationMinutes, instructions, options }),
    [language, startsAt, endsAt, timeZone, durationMinutes, instructions, options],
  )
}
