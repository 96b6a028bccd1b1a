/** Words that one thing is not called by, and the one that it is called by. */
export interface RuledOut {
  words: RegExp
  instead: string
  /** Where they are right, by the beginning of the key, and why. */
  except?: Record<string, string>
}

const IN_LEGAL_TEXTS = {
  'web/site:terms.': 'a legal text names who runs which installation',
  'web/site:privacy.': 'a legal text names who runs which installation',
  'web/site:notice.': 'a legal text names who runs which installation',
  'web/site:conditions.': 'a legal text names who runs which installation',
  'web/site:legal.': 'the foot of the legal texts',
}

const TO_ADMINISTRATORS = {
  'web/admin': 'administrators run an installation',
}

const IN_PUBLIC = {
  'web/site:landing.': 'what exams are called by those who look for this',
  'web/site:antiCheat.': 'what exams are called by those who look for this',
  'web/common:tagline': 'what exams are called by those who look for this',
  'web/site:terms.': 'a legal text covers exams of any kind',
  'web/site:notice.': 'a legal text covers exams of any kind',
  'web/site:conditions.': 'a legal text covers exams of any kind',
  'server/plans/': 'plans are offered to those who look for exams',
}

/** What docs/glossary.md rules out, as far as a pattern can find it. */
export const RULED_OUT: Record<'en' | 'fr', readonly RuledOut[]> = {
  en: [
    { words: word('sign(s|ed|ing)?[ -](in|out)|sign-?ins?'), instead: 'log in, log out, login' },
    { words: word('signs? \\S+ (in|out)'), instead: 'log in, log out' },
    { words: word('right answers?'), instead: 'correct answer' },
    { words: word('guidance for grading|marking guidance'), instead: 'grading guidance' },
    { words: word('(re)?start(s|ed)? the clock|stop(s|ped)? the clock'), instead: 'pause, resume' },
    {
      words: word('clock (is|was) (stopped|running again)|clock restart(s|ed)'),
      instead: 'the quiz is paused, has resumed',
    },
    { words: word('time-?lines?'), instead: 'incident log' },
    {
      words: word('installations?'),
      instead: 'this site',
      except: { ...IN_LEGAL_TEXTS, ...TO_ADMINISTRATORS },
    },
    { words: word('whoever'), instead: 'the person who, anyone who' },
    { words: word('learners?'), instead: 'participant' },
    { words: word('examiners?|organi[sz]ers?'), instead: 'creator, the person who created this quiz' },
    { words: word('sets? (a|an|the|this) (quiz|exam)'), instead: 'create a quiz' },
    { words: word('exams?'), instead: 'quiz', except: IN_PUBLIC },
    { words: word('(your|their|each|this) papers?'), instead: 'quiz, submission, variant' },
    { words: word('submit(s|ted|ting)?'), instead: 'hand in' },
    { words: /^finished( |$)/i, instead: 'handed in' },
    { words: word('hand-?written|written by hand'), instead: 'manual questions, written manually' },
    { words: /^hard$/i, instead: 'tough' },
    { words: word('(be|is|are|was|were|been) told'), instead: 'notified' },
    { words: word('your share'), instead: 'your limit' },
    { words: word('(new|later|earlier|current) end(?! (time|date))|except the end'), instead: 'end time' },
    { words: word('ends? (it|the quiz) later|ends? later'), instead: 'extend' },
    { words: word('back to draft'), instead: 'move back to drafts' },
    {
      words: word('kept (here|in this browser)|(answers?|changes?) (is|are) kept'),
      instead: 'saved on this device, saved in this browser',
      except: { 'web/admin:mails.': 'an e-mail that is not sent is kept in the outbox' },
    },
    { words: word('emails?'), instead: 'e-mail' },
    { words: word('fewer letters'), instead: 'a shorter search' },
    {
      words: word('(recogni|organi|minimi|customi|summari|anonymi)s(e|es|ed|ing|ation|ations)'),
      instead: 'the spelling with -ize',
    },
    { words: /\s…/, instead: 'an ellipsis without a space before it' },
  ],
  fr: [
    { words: word('questionnaires?|épreuves?'), instead: 'quiz' },
    { words: word('apprenant(e|s|es)?'), instead: 'participant' },
    { words: word('au travail|compos(er|ez|ent)'), instead: 'passer un quiz, commencer, répondre' },
    { words: word('rend(re|ez|u) (le|ce|votre) quiz'), instead: 'rendre sa copie' },
    { words: word('scores?'), instead: 'note' },
    { words: word('variantes?'), instead: 'version' },
    { words: word('formules? plus grandes?'), instead: 'formule supérieure' },
    { words: word('adresses? invitées?'), instead: 'l’adresse à laquelle vous avez reçu l’invitation' },
    {
      words: word('à l’origine de (l’|cette )invitation'),
      instead: 'la personne qui vous a envoyé l’invitation',
    },
    { words: word('éléments attendus|aide à la notation'), instead: 'consignes de correction' },
    { words: /(?<!adresses? )(?<!\p{L})e-mails?(?!\p{L})/iu, instead: 'adresse e-mail, courriel' },
    { words: word('offres?|plans?'), instead: 'formule' },
    { words: word('(votre|sa|leur) part'), instead: 'limite' },
    { words: word('remises?'), instead: 'rendue' },
    {
      words: word('cette installation'),
      instead: 'ce site',
      except: { ...IN_LEGAL_TEXTS, ...TO_ADMINISTRATORS },
    },
    {
      words: word('l’administration'),
      instead: 'la personne qui administre ce site',
      except: { 'web/auth:fields.setupCodeHint': 'the office that the code gives' },
    },
    {
      words: word('empreintes?'),
      instead: 'somme de contrôle',
      except: { 'web/site:privacy.': 'what is kept of a password, and of an address after it was deleted' },
    },
    {
      words: word('horloges?'),
      instead: 'chronomètre',
      except: { 'web/taking:start.wrongClock': 'the clock of the device' },
    },
    { words: word('répondues?'), instead: 'avec réponse, sans réponse' },
    { words: word('gardée?s? (ici|dans ce navigateur)'), instead: 'conserver, enregistrer' },
    {
      words: word('d(e |’)(lui|elle|elles|eux)-mêmes?|tout(e)? seule?'),
      instead: 'automatiquement',
      except: { 'web/site:privacy.sections.accounts.list.1': 'how a browser describes itself' },
    },
    { words: word('contrôles? anti-robots?'), instead: 'vérification anti-robot' },
    { words: word('second|seconde (fois|infraction)'), instead: 'deuxième' },
    { words: word('minutée?s?'), instead: 'chronométré' },
    { words: word('(sans|hors) connexion'), instead: 'hors ligne' },
  ],
}

/** By themselves: `mail` is no part of `e-mail`. Letters with accents are letters too. */
function word(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])(?:${words})(?!\\p{L})`, 'iu')
}
