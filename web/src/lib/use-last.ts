import { useState } from 'react'

/** What there was last: a dialog that is closing still shows it. */
export function useLast<Value extends object | string>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
