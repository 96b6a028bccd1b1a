import type { Brand } from '@probant/contract/branding/branding'
import type { CSSProperties, ReactNode } from 'react'
import { pageConfig } from '#web/lib/page-config.ts'
import classes from './letterhead.module.css'

interface LetterheadProps {
  brand: Brand | null | undefined
  /** Beside something that matters more: the name alone. */
  isSmall?: boolean
}

/** Under whose name a quiz is held: logo, name and line. Nothing where it is the product's. */
export function Letterhead({ brand, isSmall }: LetterheadProps) {
  if (!brand) return null
  const { name, line, logo } = brand
  return (
    <div className={classes.letterhead} style={shadesOf(brand)} data-small={isSmall || undefined} dir="auto">
      {logo && (
        <img src={pageConfig().apiBaseUrl + logo.url} width={logo.width} height={logo.height} alt="" />
      )}
      <p>
        {name}
        {line && !isSmall && <small>{line}</small>}
      </p>
    </div>
  )
}

/** Draws the buttons inside in the color of whoever holds the quiz. */
export function Branded({ brand, children }: { brand: Brand | null | undefined; children: ReactNode }) {
  if (!brand?.shades) return children
  return (
    <div className={classes.branded} style={shadesOf(brand)}>
      {children}
    </div>
  )
}

function shadesOf({ shades }: Brand): CSSProperties {
  return shades ? ({ '--brand-light': shades.light, '--brand-dark': shades.dark } as CSSProperties) : {}
}
