import { bare } from '@probant/contract/item-writing/plain-words'

/** The words that say what a subject is about: without case, accents, plural endings, and words that are in every one. */
export function wordsOf(text: string): string[] {
  const words = bare(text)
    .replaceAll('œ', 'oe')
    .replace(/[’']/g, ' ')
    .replace(LEVEL, ' ')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !EMPTY.has(word))
  // "General knowledge" has nothing but such words, and is a subject all the same.
  return (telling.length > 0 ? telling : words).map((word) => NUMBERS.get(word) ?? spelling(singular(word)))
}

/** The level of a course: year 5, 6th grade, level 2, B2, cycle 3, A level, bac pro, and « maths seconde » at the end. */
const LEVEL =
  /\b(?:(?:year|grade|level|key stage|niveau|classe|cycle|stage)\s?\d+|\d+(?:st|nd|rd|th)\s(?:grade|graders?|year)|ks\d|[abc][12]|as? levels?|bac pro)\b|\s(?:premiere|seconde)\s*$/g

/** World War Two, II or 2. */
const NUMBERS = new Map([
  ['one', '1'],
  ['i', '1'],
  ['two', '2'],
  ['ii', '2'],
  ['three', '3'],
  ['iii', '3'],
  ['2e', '2'],
  ['2eme', '2'],
  ['deuxieme', '2'],
  ['seconde', '2'],
])

function singular(word: string): string {
  if (word.length < 4) return word
  if (/(ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/..oes$/.test(word)) return word.replace(/es$/, '')
  if (/eaux$/.test(word)) return word.replace(/x$/, '')
  if (/aux$/.test(word)) return word.replace(/aux$/, 'al')
  return word.replace(/[sx]$/, '')
}

/** What people add to a subject without meaning another one; left out where nothing is called just so. */
export function isAddition(word: string): boolean {
  return ADDITIONS.has(word)
}

const ADDITIONS = new Set(
  `interview entretien rule regle fact trivia skill competence definition concept terminology vocabulary vocabulaire
  theory theorie technique method methode practice pratique tip conseil tool outil type example exemple
  problem probleme solving resoudre calculer learn apprendre understanding comprendre history histoire
  culture`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words that are spelt in two ways, in one of them. */
function spelling(word: string): string {
  return word
    .replace(/isation$/, 'ization')
    .replace(/(?<=...)our$/, 'or')
    .replace(/(?<=..)tre$/, 'ter')
    .replace(/^programme$/, 'program')
}

/** Articles and prepositions, and what says for whom or how deep, not what. */
const EMPTY = new Set(
  `a an the s of and or in on for to with from about by at our my your is are
  le la les l un une des du de d et ou en au aux a pour par sur avec dans chez notre nos mon mes ce cette
  basics basic introduction intro beginner beginners advanced level quiz test exam exercise exercises revision general
  knowledge course class grade student students employee employees staff kids children primary secondary
  school college colleges specialite university gcse igcse toefl essentials fundamentals principles training awareness 101
  pupil pupils learner learners trainee trainees apprentice apprentices questions refresher
  workshop overview everyday common
  eleve apprenant apprenants apprenti apprentis stagiaire stagiaires interro interrogation
  bases base notion notions initiation debutant debutants avance niveau qcm examen exercice exercices revisions
  generale general cours classe eleve eleves etudiant etudiants salarie salaries employes enfants
  primaire college lycee universite cp ce1 ce2 cm1 cm2 6e 5e 4e 3e 6eme 5eme 4eme 3eme 2nde 1re 1ere terminale bac brevet cap bts dnb stmg
  formation sensibilisation principes fondamentaux fondamentales professionnelle professionnel`
    .split(/\s+/)
    .filter(Boolean),
)
