import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { VerbInfo, VerbsInfo } from 'french-verbs-lefff'

/** The forms of one French verb. The package's six megabytes are read once somebody asks about one; few of them are kept. */
export function formsOf(verb: string): VerbInfo {
  verbs ??= readVerbs()
  const forms = verbs.get(verb)
  if (!forms) throw new Error(`no such French verb: ${verb}`)
  return forms
}

let verbs: Map<string, VerbInfo | undefined> | undefined

function readVerbs(): Map<string, VerbInfo | undefined> {
  const path = fileURLToPath(import.meta.resolve('french-verbs-lefff/dist/conjugations.json'))
  const all = JSON.parse(readFileSync(path, 'utf8')) as VerbsInfo
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
