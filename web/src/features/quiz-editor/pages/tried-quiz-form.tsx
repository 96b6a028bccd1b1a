import type { Question } from '@probant/contract/questions/question'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useState } from 'react'
import { PreviewDialog } from '#web/features/quizzes/preview/preview-dialog.tsx'
import { PREVIEWED_DRAWS, type PreviewedDraw } from '#web/features/quizzes/search.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { documentOf, newDocument } from '../document/document.ts'
import { documentFrom } from '../document/from-questions.ts'
import { QuizForm, type QuizFormProps } from './quiz-form.tsx'
import { LoadedQuiz } from './quiz-form-page.tsx'

export interface TriedQuizFormProps extends Pick<QuizFormProps, 'onCreated' | 'paths'> {
  /** The quiz that is gone on with; else one of these questions, or a blank one where there are none. */
  quizId: string | undefined
  questions: Question[]
  publish: NonNullable<QuizFormProps['tryout']>['publish']
}

/** The form in the demo: the same, but that the preview lies over it and nothing is published. */
export function TriedQuizForm({ quizId, questions, publish, ...props }: TriedQuizFormProps) {
  const language = useLocale()
  const [fresh] = useState(() => {
    const where = { timeZone: readerZone(), now: new Date() }
    return questions.length > 0 ? documentFrom(questions, where) : newDocument({ language, ...where })
  })
  const [previewed, setPreviewed] = useState<{ quiz: Quiz; draw: PreviewedDraw }>()
  const tryout = { publish, onPreview: (quiz: Quiz) => setPreviewed({ quiz, draw: PREVIEWED_DRAWS[0] }) }
  return (
    <>
      {quizId ? (
        <LoadedQuiz quizId={quizId}>
          {(quiz) => (
            <QuizForm {...props} tryout={tryout} fresh={documentOf(quiz)} quiz={quiz} slot={quizId} />
          )}
        </LoadedQuiz>
      ) : (
        <QuizForm
          {...props}
          tryout={tryout}
          fresh={fresh}
          savesAtOnce={questions.length > 0}
          slot="demo:new"
        />
      )}
      {previewed && (
        <PreviewDialog
          quiz={previewed.quiz}
          variant={previewed.draw}
          onChoose={(draw) => setPreviewed({ ...previewed, draw })}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </>
  )
}
