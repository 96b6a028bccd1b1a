import { getRouteApi } from '@tanstack/react-router'
import { WaitingNotice } from '../components/waiting-notice.tsx'

const route = getRouteApi('/dashboard/_shell/questions')

/** What waits to be looked through, above the question bank; not while the desk itself is open. */
export function GenerationNotice() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  if (search.generation) return null
  return (
    <WaitingNotice
      onLook={(generation) => void navigate({ search: { ...search, generation }, resetScroll: false })}
    />
  )
}
