import { useEffect, useState } from 'react'
import { type JoinStep, stepKeptIn } from './join-step.ts'

/** Which step someone is at, kept with this entry of the history so that a reload goes on there. */
export function useJoinStep() {
  const [step, setStep] = useState<JoinStep>(() => stepKeptIn(history.state, Date.now()))
  useEffect(() => {
    const joining = step.name === 'code' ? step : undefined
    history.replaceState({ ...history.state, joining }, '')
  }, [step])
  return [step, setStep] as const
}
