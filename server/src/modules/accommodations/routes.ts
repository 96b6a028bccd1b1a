import { setAccommodation } from '@probant/contract/participants/inviting'
import { setOwnWindow } from '@probant/contract/participants/own-window'
import { grantSelected } from '@probant/contract/participants/selection'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Accommodations } from './index.ts'

export function accommodationRoutes(serve: Serve, accommodations: Accommodations) {
  serve(setAccommodation, ({ actor, params, body }) => accommodations.set(actor, params, body))
  serve(grantSelected, ({ actor, params, body }) =>
    accommodations.extraTime.grantSelected(actor, params.quizId, body),
  )
  serve(setOwnWindow, ({ actor, params, body }) => accommodations.ownWindows.set(actor, params.quizId, body))
}
