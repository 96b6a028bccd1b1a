import { useEffect, useEffectEvent, useRef } from 'react'
import { useReadQuestionAgain } from './mutations.ts'

interface Editing {
  generationId: string | undefined
  /** What is open in the editor, over the desk. */
  questionId: string | undefined
}

/** Once the editor closes, the question lies on the desk as it is now. */
export function useEditedQuestion({ generationId, questionId }: Editing): void {
  const { mutate } = useReadQuestionAgain(generationId ?? '')
  const edited = useRef<string>(undefined)
  const readAgain = useEffectEvent((id: string) => generationId && mutate(id))

  useEffect(() => {
    if (!questionId && edited.current) readAgain(edited.current)
    edited.current = questionId
  }, [questionId])
}
