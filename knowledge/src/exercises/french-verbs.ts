import { createRequire } from 'node:module'
import type { VerbInfo, VerbsInfo } from 'french-verbs-lefff'

/** The forms of one French verb. Six megabytes of verbs are read only once somebody asks about one. */
export function formsOf(verb: string): VerbInfo {
  verbs ??= createRequire(import.meta.url)('french-verbs-lefff/dist/conjugations.json') as VerbsInfo
  const forms = verbs[verb]
  if (!forms) throw new Error(`no such French verb: ${verb}`)
  return forms
}

let verbs: VerbsInfo | undefined

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
