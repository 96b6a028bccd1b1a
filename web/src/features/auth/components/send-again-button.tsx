import { Button } from '@mantine/core'
import type { BotAction } from '@probant/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useBotCheck } from '../use-bot-check.ts'

interface SendAgainButtonProps<Answer> {
  action: BotAction
  label: string
  isDisabled: boolean
  send: (botToken: string) => Promise<Answer>
  onSent: (answer: Answer) => void
}

/**
 * Has a mail sent once more: the check against robots is asked for each time. While it can't be pressed it still keeps
 * the focus, which would be lost with a button that is disabled.
 */
export function SendAgainButton<Answer>(props: SendAgainButtonProps<Answer>) {
  const { action, label, isDisabled, send, onSent } = props
  const botCheck = useBotCheck(action)
  const sending = useMutation({
    mutationFn: async () => send(await botCheck.takeToken()),
    onSuccess: onSent,
    meta: { failed: 'operationFailed' },
  })
  const isWaiting = isDisabled || sending.isPending
  return (
    <Button
      variant="default"
      data-disabled={isWaiting || undefined}
      aria-disabled={isWaiting}
      aria-busy={sending.isPending}
      onFocus={botCheck.prepare}
      onClick={() => isWaiting || sending.mutate()}
    >
      {label}
    </Button>
  )
}
