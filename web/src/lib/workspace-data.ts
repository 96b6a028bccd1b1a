import { queryClient } from './query-client.ts'
import { onSessionChange, sessionState } from './session.ts'
import { forgetWorkspace, onWorkspaceChange } from './workspace.ts'

export const workspaceKeys = { all: ['workspaces'], list: ['workspaces', 'list'] } as const

/** What is about the person or the site, whichever workspace is open; everything else is the workspace's. */
const NOT_OF_A_WORKSPACE: readonly unknown[] = [
  'admin',
  'invited-quizzes',
  'my-invitations',
  'plans',
  'site',
  'users',
  'workspaces',
]

/** What was seen in one workspace is never shown in another, nor is a workspace handed on to the next person. */
export function keepWorkspacesApart(): void {
  onWorkspaceChange(() =>
    queryClient.removeQueries({ predicate: ({ queryKey }) => !NOT_OF_A_WORKSPACE.includes(queryKey[0]) }),
  )

  let person: string | undefined
  onSessionChange(() => {
    const session = sessionState()
    // Forgotten when the next person comes in: until then the page that is being left is still drawn.
    if (session.status === 'signedOut') person = NOBODY
    if (session.status !== 'signedIn') return
    if (person && person !== session.user.id) forgetWorkspace()
    person = session.user.id
  })
}

const NOBODY = 'nobody'
