import type { Locale } from '@probant/contract/locales'

/** A heading as a question can name it: without its number; undefined where it says nothing about its section. */
export function topicIn(heading: string | undefined, locale: Locale): string | undefined {
  const bare = heading
    ?.replace(/'/g, '’')
    .replace(/^#{1,6}\s+|[*_]{2}/g, '')
    .replace(NUMBER, '')
    .replace(/\s*[:.]$/, '')
    .trim()
  if (
    !bare ||
    bare.length < 4 ||
    bare.length > 60 ||
    /\p{Lu}{5}/u.test(bare) ||
    /[;:,()=|]| [–—-] /.test(bare)
  )
    return undefined
  return NAMES_NOTHING[locale].test(bare) ? undefined : bare
}

/** Is it a question itself, such as `Why do tides occur?` */
export function isQuestion(topic: string): boolean {
  return /\s?\?$/.test(topic)
}

const NUMBER =
  /^(?:(?:Chapter|Part|Section|Step|Stage|Phase|Unit|Lesson|Module|Article|Chapitre|Partie|Étape|Leçon|Fiche) )?(?:\d{1,2}(?:\.\d{1,2})*\s+(?=\p{Lu})|(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,4}|[A-Ha-h])\s?[.):–—-]+\s*)/u

const NAMES_NOTHING: Record<Locale, RegExp> = {
  en: /^(?:introduction|conclusions?|summary|in (?:short|brief|summary)|background|overview|examples?|an example|worked .*|exercises?|key (?:points|facts|terms|words|ideas)|remember|reminder|purpose|scope|aims?|objectives?|contents?|references?|notes?|context|definitions?|further .*|questions?.*|contacts?|check yourself|good to know|did you know.*|before you start|what you need.*|why it matters|why this matters|the essentials|in practice|a bit of history|history|glossary|vocabulary|tips?|faq|about .*|how it works|where to .*|who to .*|contact.*|.*\b(?:this|these|we|our|us|you|your|it)\b.*)$/iu,
  fr: /^(?:introduction|conclusion|résumé|en (?:bref|résumé|pratique|conclusion)|bilan|synthèse|contexte|présentation|exemples?|un exemple.*|exercices?|à retenir|l’essentiel|points? clés?|objectifs?|objet|champ d’application|sommaire|références|notes?|remarques?|définitions?|pour aller plus loin|questions?.*|contacts?|le saviez-vous.*|bon à savoir|avant de commencer|mode d’emploi|un peu d’histoire|historique|lexique|vocabulaire|glossaire|conseils?|repères|ce qu’il faut (?:savoir|retenir)|qui contacter.*|.*(?<!\p{L})(?:ce|cet|cette|ces|nous|notre|nos|vous|votre|vos|il|elle|son|sa|ses)(?!\p{L}).*)$/iu,
}
