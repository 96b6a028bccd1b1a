import { useNavigate, useRouter } from '@tanstack/react-router'
import { DESTINATIONS } from './destinations.ts'

/** In another workspace the same room is shown, without the old filters; a single thing of the old one is left. */
export function useStayAfterSwitch(): () => void {
  const navigate = useNavigate()
  const router = useRouter()
  return () => {
    const { pathname } = router.state.location
    const room = DESTINATIONS.find(({ name, to }) => to === pathname && name !== 'admin')
    void navigate({ to: room?.to ?? '/dashboard', search: {} })
  }
}
