import { useTranslation } from 'react-i18next'
import { shortTitle } from '#web/lib/short-title.ts'
import { type Block, sectionsOf } from '../document/document.ts'
import { indexOf, placeOf, sectionAt } from './block-places.ts'

/** How blocks and their places are called, where they are spoken of. */
export function useBlockWords() {
  const { t } = useTranslation('quiz')

  /** By its title, or by its number, counted from 0. */
  const sectionName = (title: string, section: number) =>
    title.trim()
      ? t('form.blocks.section.name', { title: title.trim() })
      : t('form.blocks.section.unnamed', { number: section + 1 })

  const item = (blocks: Block[], key: string) => {
    const index = indexOf(blocks, key)
    const block = blocks[index]
    if (!block) return ''
    return block.kind === 'section'
      ? sectionName(block.title, sectionAt(blocks, index))
      : t('form.blocks.spoken.question', { title: shortTitle(block.question.title) })
  }

  const place = (blocks: Block[], key: string) => {
    const found = placeOf(blocks, key)
    if (!found) return ''
    if (found.kind === 'section') {
      return found.before
        ? t('form.blocks.place.sectionBefore', { number: found.before })
        : t('form.blocks.place.sectionLast')
    }
    const sections = sectionsOf(blocks)
    if (sections.length < 2) return t('form.blocks.place.question', { ...found })
    const section = sectionName(sections[found.section]?.title ?? '', found.section)
    return t('form.blocks.place.questionIn', { ...found, section })
  }

  type Event = 'lifted' | 'over' | 'dropped' | 'cancelled' | 'outside'
  /** What happened to a block in that list, for those who hear it. */
  const spoken = (event: Event, blocks: Block[], key: string) =>
    t(`form.blocks.spoken.${event}`, { item: item(blocks, key), place: place(blocks, key) })

  return { sectionName, spoken }
}
