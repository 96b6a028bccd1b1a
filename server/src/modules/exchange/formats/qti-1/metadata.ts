import { childOf, textOf, within, type XmlElement } from '#server/platform/xml/elements.ts'
import { type About, pointsIn } from '../qti/about.ts'
import { difficultyOf, readTags } from '../tags.ts'

/** What programs note beside an item of QTI 1, each by names of its own. */
export interface Metadata {
  /** As the program itself calls it. */
  type: string
  points: number | null
  about: Pick<About, 'subject' | 'difficulty'>
}

export function metadataOf(item: XmlElement): Metadata {
  const metadata = childOf(item, 'itemmetadata')
  const fields = metadata ? fieldsOf(metadata) : []
  const first = (...labels: string[]) =>
    labels
      .map((label) => fields.find((field) => field.label === label)?.entry)
      .find((entry) => entry !== undefined)
  const type =
    first('cc_profile', 'question_type', 'bbmd_questiontype', 'qmd_itemtype', 'qmd_questiontype') ?? ''
  const stated = first(
    'points_possible',
    'cc_weighting',
    'qmd_absolutescore_max',
    'max_score',
    'qmd_weighting',
  )
  return { type, points: pointsIn(stated) ?? scoreOf(item, type), about: aboutOf(fields) }
}

interface Field {
  label: string
  entry: string
}

/** Brightspace spells it with a stroke. */
const FIELD_NAMES = ['qtimetadatafield', 'qti_metadatafield']

/** Labelled fields; Blackboard and others make each an element. */
function fieldsOf(metadata: XmlElement): Field[] {
  const labelled = FIELD_NAMES.flatMap((name) => [...within(metadata, name)]).map((field) => ({
    label: textOf(childOf(field, 'fieldlabel')).trim().toLowerCase(),
    entry: textOf(childOf(field, 'fieldentry')).trim(),
  }))
  const named = metadata.children
    .filter((child) => typeof child !== 'string')
    .map((child) => ({ label: child.name.toLowerCase(), entry: textOf(child).trim() }))
  return [...labelled, ...named]
}

/** A score of 100 is a percentage in cartridges, and in most others. */
function scoreOf(item: XmlElement, type: string): number | null {
  const [declared] = within(item, 'decvar')
  const score = pointsIn(declared?.attributes.maxvalue)
  return type.startsWith('cc.') || score === 100 ? null : score
}

/** Of the categories the first is the subject; ours say how hard it is by another. */
function aboutOf(fields: readonly Field[]): Metadata['about'] {
  const categories = fields
    .filter(({ label }) => ['cc_question_category', 'qmd_topic', 'qmd_keywords'].includes(label))
    .map(({ entry }) => entry)
  const levels = fields
    .filter(({ label, entry }) => label === 'qmd_levelofdifficulty' || entry.startsWith('difficulty:'))
    .map(({ entry }) => entry)
  const difficulty = levels.map(difficultyOf).find((level) => level !== undefined)
  if (!difficulty) return readTags(categories)
  return { subject: categories.find((category) => !levels.includes(category)) ?? null, difficulty }
}
