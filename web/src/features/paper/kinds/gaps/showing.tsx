import { acceptedIn, type Gap } from '@probant/kinds/gaps/gap'
import type * as schemas from '@probant/kinds/gaps/schemas'
import { words } from '@probant/kinds/gaps/words'
import type { ShapesOf } from '@probant/kinds/kind'
import { IconChevronDown } from '@tabler/icons-react'
import { useLocale } from '#web/i18n/use-locale.ts'
import type { ShownKind } from '../kind.ts'
import { isFinished } from '../numeric/accepted-number.ts'
import { GapText } from './gap-text.tsx'
import classes from './gaps.module.css'

export const gaps: ShownKind<ShapesOf<typeof schemas>> = {
  Room({ content, language, withAnswer }) {
    const locale = useLocale()
    const said = words[locale]
    return (
      <GapText html={content.gapHtml} lang={language}>
        {(index) => {
          const gap = content.gaps[index]
          if (gap && withAnswer && !isUnfinished(gap))
            return (
              <span className={classes.given} data-tone="right">
                {acceptedIn(gap, locale).join(' / ')}
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

/** A number that is still being written. */
function isUnfinished(gap: Gap): boolean {
  return gap.kind === 'number' && !isFinished(gap.number)
}
