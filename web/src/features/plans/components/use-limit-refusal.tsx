import { type ReactNode, useState } from 'react'
import type { ApiError } from '#web/lib/api-error.ts'
import { isLimitRefusal } from '../limit-refusal.ts'
import { UpgradePrompt } from './upgrade-prompt.tsx'

interface LimitRefusal {
  /** Shows a refusal for a limit and answers true; leaves any other failure to the caller. */
  show: (error: unknown) => boolean
  /** To be put anywhere on the page. */
  prompt: ReactNode
}

/** `onError: (error) => limit.show(error) || toastFailure(error, …)`, and `{limit.prompt}` on the page. */
export function useLimitRefusal(): LimitRefusal {
  const [refusal, setRefusal] = useState<ApiError>()
  const show = (error: unknown) => {
    if (!isLimitRefusal(error)) return false
    setRefusal(error)
    return true
  }
  return { show, prompt: <UpgradePrompt refusal={refusal} onClose={() => setRefusal(undefined)} /> }
}
