import { kindOf } from '@probant/kinds'
import { words } from '@probant/kinds/numeric/words'
import { asLine, RESPONSE_MAX } from '../responses.js'

/** @type {PlayerKind<Extract<PackedContent, { type: 'numeric' }>>} */
export const numeric = {
  // It may have a unit, which a platform takes in no number.
  interaction: 'fill-in',
  keep: (content) => content,
  given: (answer) => ({ type: 'numeric', text: String(answer) }),
  hint({ unitUse, units }) {
    if (unitUse === 'shown') return words[quiz.language].inUnit(units[0]?.name ?? '')
    return unitUse === 'required' ? words[quiz.language].withUnit : ''
  },
  right: (content) => [...(kindOf(content).accepting?.toldIn(content, quiz.language) ?? [])],
  reported: (answer) => [asLine(String(answer)).slice(0, RESPONSE_MAX)],
}
