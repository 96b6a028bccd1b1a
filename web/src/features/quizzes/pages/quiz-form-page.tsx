import { useChildMatches, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { belongsTo, pathsOf, type Sitting, sourceOf } from '../quiz-form-source.ts'
import { CreateQuizPage } from './create-quiz-page.tsx'
import { DuplicateQuizPage } from './duplicate-quiz-page.tsx'
import { EditQuizPage } from './edit-quiz-page.tsx'

/**
 * Whichever of its addresses one came by. It stays when a new quiz gets an address of its own with its first save, so
 * that nobody is interrupted in the middle of a word.
 */
export function QuizFormPage() {
  const navigate = useNavigate()
  const source = useChildMatches({ select: ([match]) => match && sourceOf(match), structuralSharing: true })
  const [sitting, setSitting] = useState<Sitting>({ number: 0, source })
  // On the way to another page there is no address of this one any more.
  if (source && !belongsTo(source, sitting)) setSitting({ number: sitting.number + 1, source })

  const { createdId } = sitting
  const isElsewhere = createdId !== undefined && source !== undefined && source.kind !== 'edit'
  useEffect(() => {
    if (!isElsewhere) return
    void navigate({
      to: '/dashboard/edit/$quizId',
      params: { quizId: createdId },
      search: true,
      replace: true,
      resetScroll: false,
      // Whatever is being written stays open.
      ignoreBlocker: true,
    })
  }, [navigate, isElsewhere, createdId])

  const shared = {
    paths: pathsOf(sitting),
    onCreated: (quizId: string) => setSitting((now) => ({ ...now, createdId: quizId })),
  }
  switch (sitting.source?.kind) {
    case 'create':
      return <CreateQuizPage key={sitting.number} {...shared} />
    case 'edit':
      return <EditQuizPage key={sitting.number} {...shared} quizId={sitting.source.quizId} />
    case 'duplicate':
      return <DuplicateQuizPage key={sitting.number} {...shared} quizId={sitting.source.quizId} />
    default:
      return null
  }
}
