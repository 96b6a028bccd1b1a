import type { Delivery } from '@probant/contract/generation'
import type { Question } from '@probant/contract/questions/question'
import { type ReactNode, useRef, useState } from 'react'
import type { GenerationView } from '../../generation-view.ts'
import { useSheetDeeds } from '../../use-sheet-deeds.ts'
import classes from './desk.module.css'
import { DropWarning } from './drop-warning.tsx'
import { BlankSheet, Sheet } from './sheet.tsx'

interface SheetsProps {
  generation: GenerationView
  paper: (question: Question) => ReactNode
  onEdit: (questionId: string) => void
  /** Shows a refusal for a limit and answers true; leaves any other failure to the caller. */
  showLimit: (error: unknown) => boolean
}

/** The questions in their order, the next one half written while it is on its way. */
export function Sheets({ generation, paper, onEdit, showLimit }: SheetsProps) {
  const list = useRef<HTMLOListElement>(null)
  const { pendingOf, exhaustedOf, keep, again, drop } = useSheetDeeds({ generation, list, showLimit })
  const [isWarned, setIsWarned] = useState(false)
  const [dropping, setDropping] = useState<Delivery>()

  const dropAfterWarning = (delivery: Delivery) => (isWarned ? drop(delivery) : setDropping(delivery))
  const confirm = (delivery: Delivery) => {
    setIsWarned(true)
    setDropping(undefined)
    drop(delivery)
  }
  return (
    <>
      <ol className={classes.sheets} ref={list}>
        {generation.deliveries.map((delivery) => (
          <Sheet
            key={delivery.question.id}
            delivery={delivery}
            paper={paper(delivery.question)}
            pending={pendingOf(delivery.question.id)}
            exhausted={exhaustedOf(delivery.question.id)}
            onKeep={() => keep(delivery)}
            onEdit={() => onEdit(delivery.question.id)}
            onAgain={() => again(delivery)}
            onDrop={() => dropAfterWarning(delivery)}
          />
        ))}
        {generation.status === 'running' && <BlankSheet />}
      </ol>
      <DropWarning delivery={dropping} onClose={() => setDropping(undefined)} onConfirm={confirm} />
    </>
  )
}
