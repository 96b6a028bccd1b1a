import { type ComponentType, useEffect, useState } from 'react'
import { tellMissingPart } from '#web/lib/missing-part.ts'
import { useFetched } from '#web/lib/use-fetched.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
}

type FetchedDialogProps<Props> = Props & { load: () => Promise<{ default: ComponentType<Props> }> }

/** A dialog whose code is fetched when it is first opened. It stays then, so that it can close as it opened. */
export function FetchedDialog<Props extends DialogProps>({ load, ...rest }: FetchedDialogProps<Props>) {
  const props = rest as unknown as Props
  const onFailed = () => {
    void tellMissingPart()
    props.onClose()
  }
  const fetched = useFetched({ load, isWanted: props.isOpen, onFailed })
  return fetched && <BornClosed {...props} Dialog={fetched.default} />
}

/** A dialog that is born open does not know where the focus was before it. */
function BornClosed<Props extends DialogProps>({
  Dialog,
  ...rest
}: Props & { Dialog: ComponentType<Props> }) {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  const props = rest as unknown as Props
  return <Dialog {...props} isOpen={props.isOpen && isThere} />
}
