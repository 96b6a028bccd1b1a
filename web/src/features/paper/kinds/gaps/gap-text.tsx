import { withGaps } from '@probant/kinds/gaps/markers'
import { Fragment, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { RichText } from '#web/components/text/rich-text.tsx'
import classes from './gaps.module.css'

interface GapTextProps {
  html: string
  lang: string
  /** What stands in a gap. */
  children: (index: number) => ReactNode
}

/** A text with something in each of its gaps. The text is HTML, so what stands in a gap is drawn into the middle of it. */
export function GapText({ html, lang, children }: GapTextProps) {
  const root = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<HTMLElement[]>([])
  const marked = useMemo(() => withGaps(html, (index) => `<span data-gap="${index}"></span>`), [html])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other places
  useLayoutEffect(() => {
    setPlaces([...(root.current?.querySelectorAll<HTMLElement>('[data-gap]') ?? [])])
  }, [marked])
  return (
    <div ref={root}>
      <RichText html={marked} lang={lang} className={`reading ${classes.text}`} />
      {places.map((place) => (
        <Fragment key={place.dataset.gap}>
          {createPortal(children(Number(place.dataset.gap)), place)}
        </Fragment>
      ))}
    </div>
  )
}
