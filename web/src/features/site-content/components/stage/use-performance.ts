import { useState } from 'react'

/** `resting`: the scene plays to its end and stays there; `paused`: everything stands still where it is. */
type Mode = 'playing' | 'paused' | 'resting'

/**
 * A performance in steps that goes through once by itself. The style sheet keeps the time: it says when a step is
 * over, so that pausing and a wish for less motion need no clock here.
 */
export function usePerformance(stepCount: number) {
  const [{ step, mode }, setState] = useState<{ step: number; mode: Mode }>({ step: 0, mode: 'playing' })
  const isLast = step === stepCount - 1

  return {
    step,
    mode,
    choose: (chosen: number) => setState({ step: chosen, mode: 'resting' }),
    goOn: () => setState(isLast ? { step, mode: 'resting' } : { step: step + 1, mode }),
    toggle() {
      if (mode === 'playing') setState({ step, mode: 'paused' })
      else setState({ step: mode === 'paused' || !isLast ? step : 0, mode: 'playing' })
    },
  }
}
