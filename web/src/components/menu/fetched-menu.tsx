import { useMergedRef } from '@mantine/hooks'
import {
  type ComponentType,
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react'
import { tellMissingPart } from '#web/lib/missing-part.ts'
import { useFetched } from '#web/lib/use-fetched.ts'

type Button = ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLButtonElement> }>

/** What the fetched part draws: its button as the target, and what opens from it. */
export interface Opening {
  target: Button
  isOpen: boolean
  onChange: (isOpen: boolean) => void
}

type FetchedMenuProps<Props> = Omit<Props, keyof Opening> & {
  load: () => Promise<{ default: ComponentType<Props> }>
  /** What opens, as it is announced; nothing where that is no menu. */
  opens?: 'menu'
  /** The button, which stands from the beginning. */
  children: Button
}

/**
 * A menu that is fetched when its button is about to be pressed: most visits open none, and what keeps one in its place on
 * the page weighs more than the page.
 */
export function FetchedMenu<Props extends Opening>({
  load,
  opens,
  children,
  ...rest
}: FetchedMenuProps<Props>) {
  const [isWanted, setIsWanted] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const ref = useMergedRef(button, children.props.ref)
  const onFailed = () => {
    void tellMissingPart()
    setIsWanted(false)
  }
  const fetched = useFetched({ load, isWanted, onFailed })

  // Its button is a new one: the focus goes there before anything opens, so that it can come back. Whoever has gone on to
  // something else meanwhile is left there.
  useEffect(() => {
    if (!fetched || !document.activeElement?.contains(button.current)) return
    button.current?.focus({ preventScroll: true })
    setIsOpen(true)
  }, [fetched])

  if (!fetched) {
    const ahead = () => void load().catch(() => {})
    return cloneElement(children, {
      ref,
      'aria-haspopup': opens,
      'aria-expanded': opens && false,
      'aria-busy': isWanted || undefined,
      onPointerEnter: ahead,
      onFocus: ahead,
      onClick: () => setIsWanted(true),
    })
  }
  const Menu = fetched.default
  const props = { ...rest, target: cloneElement(children, { ref }), isOpen, onChange: setIsOpen }
  return <Menu {...(props as unknown as Props)} />
}
