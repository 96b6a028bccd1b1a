import type { VerbInfo } from 'french-verbs-lefff'
import { readConjugations } from '../french-lexicon.ts'

/** The forms of one French verb. The lexicon is read on first use, and only the verbs below are kept. */
export function formsOf(verb: string): VerbInfo {
  verbs ??= readVerbs()
  const forms = verbs.get(verb)
  if (!forms) throw new Error(`no such French verb: ${verb}`)
  return forms
}

let verbs: Map<string, VerbInfo | undefined> | undefined

function readVerbs(): Map<string, VerbInfo | undefined> {
  const all = readConjugations()
  return new Map(Object.values(VERBS).flatMap((verbs) => verbs.map((verb) => [verb, all[verb]])))
}

/** Common verbs without second forms (`paie` and `paye`), so that one answer is right. */
export const VERBS = {
  easy: `aimer chanter parler jouer regarder donner marcher trouver travailler danser habiter écouter demander
    montrer porter tomber arriver entrer rester passer penser laisser fermer aider finir choisir remplir grandir
    réussir être avoir aller`.split(/\s+/),
  medium:
    `faire dire venir pouvoir vouloir prendre voir savoir devoir mettre manger commencer partir sortir lire
    écrire tenir devenir revenir comprendre apprendre attendre répondre entendre perdre rendre descendre dormir servir
    sentir placer nager bouger lancer`.split(/\s+/),
  tough:
    `boire croire connaître recevoir vivre suivre courir mourir naître ouvrir offrir souffrir craindre peindre
    rejoindre résoudre conduire construire valoir acquérir fuir vaincre cueillir plaire battre coudre moudre mentir
    apercevoir appeler jeter acheter lever espérer céder`.split(/\s+/),
} as const

/** Verbs of the lists above that take être. */
export const WITH_ETRE = new Set(
  `aller tomber arriver entrer rester venir partir devenir revenir mourir naître`.split(/\s+/),
)
