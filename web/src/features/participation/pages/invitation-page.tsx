import { getRouteApi } from '@tanstack/react-router'
import { useLinkToken } from '#web/lib/use-link-token.ts'
import { EntranceRefused } from './entrance-refused.tsx'
import { InvitationDoor } from './invitation-door.tsx'
import { LinkRequest } from './link-request.tsx'

const route = getRouteApi('/_account/invitation')

/** Where the mailed link leads; without it, where it is sent again. */
export function InvitationPage() {
  const token = useLinkToken('iv_')
  const { quiz } = route.useSearch()
  if (token) return <InvitationDoor key={token} token={token} />
  return quiz ? <LinkRequest quizId={quiz} /> : <EntranceRefused refusal="noLink" by="invitation" />
}
