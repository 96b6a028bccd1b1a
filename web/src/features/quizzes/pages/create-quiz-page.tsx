import { useState } from 'react'
import { useLocale } from '#web/i18n/use-locale.ts'
import { readerZone } from '#web/lib/day-and-time.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { newDocument } from '../document-edits.ts'
import { QuizForm, type QuizFormProps } from './quiz-form.tsx'

export function CreateQuizPage(props: Pick<QuizFormProps, 'paths' | 'onCreated'>) {
  const language = useLocale()
  const workspace = useWorkspaceRef()
  const [fresh] = useState(() => newDocument({ language, timeZone: readerZone() }))
  return <QuizForm {...props} fresh={fresh} slot={`${workspace}:new`} />
}
