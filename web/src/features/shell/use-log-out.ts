import { useNavigate } from '@tanstack/react-router'
import { clearSession } from '#web/lib/session.ts'

export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await clearSession()
    await navigate({ to: '/login' })
  }
}
