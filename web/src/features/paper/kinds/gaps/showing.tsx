import { acceptedIn } from '@probant/kinds/gaps/gap'
import type * as schemas from '@probant/kinds/gaps/schemas'
import { words } from '@probant/kinds/gaps/words'
import type { ShapesOf } from '@probant/kinds/kind'
import { IconChevronDown } from '@tabler/icons-react'
import { useLocale } from '#web/i18n/use-locale.ts'
import type { ShownKind } from '../kind.ts'
import { GapText } from './gap-text.tsx'
import classes from './gaps.module.css'

export const gaps: ShownKind<ShapesOf<typeof schemas>> = {
  Room({ content, language, withAnswer }) {
    const said = words[useLocale()]
    return (
      <GapText html={content.gapHtml} lang={language}>
        {(index) => {
          const gap = content.gaps[index]
          if (gap && withAnswer)
            return (
              <span className={classes.given} data-tone="right">
                {acceptedIn(gap).join(' / ')}
              </span>
            )
          return (
            <span className={`note ${classes.box}`}>
              {said.gap(index + 1)}
              {gap?.kind === 'list' && <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}
            </span>
          )
        }}
      </GapText>
    )
  },
}
