import { useMemo } from 'react'
import { qrPathOf } from '#web/lib/qr-path.ts'

export interface QrCodeProps {
  text: string
  /** What it is, for whoever doesn't see it. */
  label: string
}

/** Dark on white in both schemes: that is what scanners know. It is as large as there is room. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPathOf(text), [text])
  return (
    <svg
      style={{ display: 'block', borderRadius: 'var(--radius-control)' }}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#12151c" />
    </svg>
  )
}
