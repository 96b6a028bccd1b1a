import { VisuallyHidden } from '@mantine/core'
import { words } from '@probant/kinds/spots/words'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import paper from '../../paper.module.css'
import { KeyEntry, Others } from '../../question-parts.tsx'
import type { ShownKind } from '../kind.ts'
import { Picture } from './picture.tsx'
import { Regions } from './regions.tsx'
import classes from './spots.module.css'
import type { Spots } from './spots.ts'

export const spots: ShownKind<Spots> = {
  /** The regions with their labels; without the answer only what participants would see of them. */
  Room({ content, language, withAnswer }) {
    const { region } = words[useLocale()]
    const { spotsShown, spots, labels } = content
    return (
      <>
        <Picture {...content} language={language}>
          {(withAnswer || spotsShown) && <Regions size={content} shapes={spots.map(({ shape }) => shape)} />}
        </Picture>
        {withAnswer && labels.length > 0 ? (
          <ol className={`plain ${classes.told}`}>
            {spots.map(({ place }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a region is known by its number
              <li key={index} className="reading">
                <span className={paper.letter}>
                  <VisuallyHidden>{region(index + 1)}</VisuallyHidden>
                  <span aria-hidden="true">{index + 1}</span>
                </span>
                <RichText html={labels[place ?? -1]?.html ?? ''} lang={language} />
              </li>
            ))}
          </ol>
        ) : (
          labels.length > 0 && <Others all={labels} language={language} />
        )}
      </>
    )
  },

  Key({ content: { spots, labels }, language }) {
    const { t } = useTranslation('questions')
    const others = labels.filter((_, index) => spots.every(({ place }) => place !== index))
    if (others.length === 0) return null
    return (
      <KeyEntry name={t('editor.spots.others')}>
        <Others all={others} language={language} />
      </KeyEntry>
    )
  },
}
