/** The subject in what somebody typed, who may have put it as a request: "make me ten questions about kidneys for my class". */
export function subjectIn(typed: string): string {
  return typed
    .replace(REQUEST, '')
    .replace(AUDIENCE, '')
    .replace(/[.!?…\s]+$/u, '')
}

const REQUEST = new RegExp(
  [
    // Up to the word that leads to the subject, where questions or a quiz are asked for
    String.raw`^.*\b(?:questions?|quiz(?:zes)?|test|exam|qcm|interro(?:gation)?|contrôle|évaluation|examen)\b.{0,30}?\s(?:about|on|regarding|covering|sur|concernant|à propos de|au sujet de|portant sur)\s+`,
    String.raw`^\s*(?:i (?:want|need|would like|'d like) (?:something|to (?:learn|know|revise|test))|teach me|tell me|ask me|je (?:veux|voudrais|souhaite)(?: réviser| apprendre)?)\s+(?:about|on|sur)?\s*`,
  ].join('|'),
  'iu',
)

const AUDIENCE =
  /\s(?:for|pour)\s+(?:(?:my|our|the|a|an|mes|mon|ma|nos|notre|les|des|une?|la|le)\s+)?(?:[\p{L}\d-]+\s+){0,2}?(?:students?|pupils?|learners?|class(?:es)?|kids|children|beginners?|employees|staff|team|graders?|trainees|apprentices|nurses|élèves?|étudiants?|apprenants?|classe|enfants|débutants?|salariés|employés|équipe|apprentis|stagiaires|collégiens|lycéens|infirmiers|infirmières)\b.*$/iu
