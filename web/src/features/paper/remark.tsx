import { IconCheck, IconCircleHalf2, IconHourglass, IconMinus, IconPencil, IconX } from '@tabler/icons-react'
import classes from './paper.module.css'

/** What is said of an answer. Colour says it again, and never alone. */
export interface Remark {
  tone: 'right' | 'wrong' | 'plain'
  icon: keyof typeof ICONS
  words: string
}

const ICONS = {
  right: IconCheck,
  partly: IconCircleHalf2,
  wrong: IconX,
  nothing: IconMinus,
  waiting: IconHourglass,
  own: IconPencil,
}

export function RemarkLine({ tone, icon, words }: Remark) {
  const Icon = ICONS[icon]
  return (
    <span className={classes.remark} data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      {words}
    </span>
  )
}
