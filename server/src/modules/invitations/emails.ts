import type { Locale } from '@probant/contract/locales'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import type { ParticipantRow } from '#server/modules/roster/index.ts'
import { NOTICE_TEXTS } from './changes/emails.ts'
import { lengthWords, windowWords } from './time-words.ts'

/** The mails that bring people in. */
export type InvitingMailKind = Exclude<ParticipantRow['mailDue'], 'result' | null>

interface Announced {
  title: string
  /** Who invites. */
  creatorName: string
}

interface InvitationFacts extends Announced {
  startsAt: Date | null
  endsAt: Date | null
  timeZone: string
  durationMinutes: number
  /** Start and end are theirs alone. */
  isOwnWindow: boolean
  /** They choose between the two when they begin, and have not yet. */
  hasToChoose: boolean
  /** How much longer than others this participant has. */
  extraMinutes: number
  /** What the creator adds in their own words; may be empty. */
  message: string
  options: Pick<QuizOptions, 'antiCheat' | 'requiresFullScreen'>
}

/** The mails that bring people into a quiz, as they are said in each language. */
const TEXTS = {
  en: {
    words: (creatorName: string) => `Message from ${creatorName}:`,
    invitation: ({ title, creatorName }: InvitationFacts) => ({
      subject: `${creatorName} has invited you to “${title}”`,
      heading: title,
      paragraphs: [
        `${creatorName} has invited you to take this quiz. Use the button below to open it: you don’t need an account or a password.`,
      ],
    }),
    reminder: ({ title, creatorName }: InvitationFacts, { isUpcoming }: Time) => ({
      subject: `Reminder: “${title}”`,
      heading: isUpcoming ? 'Don’t forget this quiz' : 'You haven’t started yet',
      paragraphs: [
        isUpcoming
          ? `This is a reminder from ${creatorName} about the quiz “${title}”.`
          : `This is a reminder from ${creatorName} about the quiz “${title}”. It’s open now.`,
      ],
    }),
    lastCall: ({ title, creatorName }: InvitationFacts, { isFullHour }: Time) => {
      const left = isFullHour ? 'One hour left' : 'Less than an hour left'
      return {
        subject: `${left}: “${title}”`,
        heading: left,
        paragraphs: [
          `${creatorName} invited you to the quiz “${title}”, and you haven’t started yet. Start soon so that you can use all of your time.`,
        ],
      }
    },
    withdrawal: ({ title, creatorName }: Announced) => ({
      subject: `Invitation withdrawn: “${title}”`,
      heading: 'You’re no longer invited',
      paragraphs: [
        `${creatorName} has withdrawn your invitation to the quiz “${title}”. There’s nothing you need to do: the link you were sent no longer works.`,
      ],
    }),
    result: ({ title, creatorName }: Announced) => ({
      subject: `Your result is ready: “${title}”`,
      heading: 'Your result is ready',
      paragraphs: [`All of your answers to the quiz “${title}” by ${creatorName} have been graded.`],
    }),
    signInForResult: 'To see your result, log in with the address this e-mail was sent to.',
    linkForResult: 'The button opens your result: you don’t need an account or a password.',
    resultAction: 'See my result',
    toChoose: 'You choose when you start: open the quiz to pick a time between the two below.',
    when: 'When',
    time: 'Time',
    rules: 'Rules',
    limit: (length: string) => `${length} once you start`,
    longerLimit: (length: string) => `${length} once you start, including your extra time`,
    noLimit: 'No time limit until the quiz ends',
    longerNoLimit: (extra: string) => `Until the quiz ends, plus ${extra} for you`,
    oneAttempt: 'You have one attempt.',
    fullScreen: 'The quiz runs in full screen.',
    antiCheat: {
      record:
        'Leaving the page or the window, copying text, right-clicking and connecting a second screen are recorded.',
      warn: 'Leaving the page or the window, copying text, right-clicking and connecting a second screen lead to a warning, and are recorded.',
      end: 'If you leave the page or the window, copy text, right-click or connect a second screen, you’re warned the first time; the second time, your quiz ends and is handed in.',
    },
    action: 'Go to the quiz',
    closing:
      'This link is yours alone: anyone who has it can answer in your name, so don’t share it. If you weren’t expecting this e-mail, ignore it.',
  },
  fr: {
    words: (creatorName: string) => `${creatorName} vous écrit\u00a0:`,
    invitation: ({ title, creatorName }: InvitationFacts) => ({
      subject: `${creatorName} vous invite à «\u00a0${title}\u00a0»`,
      heading: title,
      paragraphs: [
        `${creatorName} vous invite à passer ce quiz. Cliquez sur le bouton pour y accéder\u00a0: vous n’avez besoin ni de compte ni de mot de passe.`,
      ],
    }),
    reminder: ({ title, creatorName }: InvitationFacts, { isUpcoming }: Time) => ({
      subject: `Rappel\u00a0: «\u00a0${title}\u00a0»`,
      heading: isUpcoming ? 'N’oubliez pas ce quiz' : 'Vous n’avez pas encore commencé',
      paragraphs: [
        isUpcoming
          ? `${creatorName} vous rappelle votre invitation au quiz «\u00a0${title}\u00a0».`
          : `${creatorName} vous rappelle votre invitation au quiz «\u00a0${title}\u00a0». Il est maintenant ouvert.`,
      ],
    }),
    lastCall: ({ title, creatorName }: InvitationFacts, { isFullHour }: Time) => {
      const left = isFullHour ? 'Il reste une heure' : 'Il reste moins d’une heure'
      return {
        subject: `${left}\u00a0: «\u00a0${title}\u00a0»`,
        heading: left,
        paragraphs: [
          `Vous n’avez pas encore commencé le quiz «\u00a0${title}\u00a0», auquel ${creatorName} vous invite. Commencez rapidement pour disposer de toute la durée prévue.`,
        ],
      }
    },
    withdrawal: ({ title, creatorName }: Announced) => ({
      subject: `Invitation retirée\u00a0: «\u00a0${title}\u00a0»`,
      heading: 'Votre invitation est retirée',
      paragraphs: [
        `${creatorName} a retiré votre invitation au quiz «\u00a0${title}\u00a0». Vous n’avez rien à faire\u00a0: le lien que vous avez reçu ne fonctionne plus.`,
      ],
    }),
    result: ({ title, creatorName }: Announced) => ({
      subject: `Votre résultat est disponible\u00a0: «\u00a0${title}\u00a0»`,
      heading: 'Votre résultat est disponible',
      paragraphs: [
        `Toutes vos réponses au quiz «\u00a0${title}\u00a0», créé par ${creatorName}, sont notées.`,
      ],
    }),
    signInForResult: 'Pour le consulter, connectez-vous avec l’adresse à laquelle vous recevez ce message.',
    linkForResult: 'Le bouton ouvre votre résultat\u00a0: il ne vous faut ni compte ni mot de passe.',
    resultAction: 'Voir mon résultat',
    toChoose:
      'Vous choisissez quand vous commencez\u00a0: ouvrez le quiz pour retenir un créneau dans la période ci-dessous.',
    when: 'Dates',
    time: 'Durée',
    rules: 'Règles',
    limit: (length: string) => `${length} à partir du moment où vous commencez`,
    longerLimit: (length: string) =>
      `${length} à partir du moment où vous commencez, votre temps supplémentaire compris`,
    noLimit: 'Pas de limite de temps avant la fin du quiz',
    longerNoLimit: (extra: string) =>
      `Pas de limite de temps avant la fin du quiz, et ${extra} de plus pour vous`,
    oneAttempt: 'Vous n’avez droit qu’à un seul essai.',
    fullScreen: 'Le quiz se déroule en plein écran.',
    antiCheat: {
      record:
        'Les actions suivantes sont relevées\u00a0: quitter la page ou la fenêtre, copier du texte, faire un clic droit, brancher un deuxième écran.',
      warn: 'Les actions suivantes sont relevées et donnent lieu à un avertissement\u00a0: quitter la page ou la fenêtre, copier du texte, faire un clic droit, brancher un deuxième écran.',
      end: 'Si vous quittez la page ou la fenêtre, copiez du texte, faites un clic droit ou branchez un deuxième écran, vous recevez d’abord un avertissement\u00a0; la deuxième fois, votre quiz prend fin et votre copie est rendue.',
    },
    action: 'Aller au quiz',
    closing:
      'Ce lien est personnel\u00a0: ne le transmettez pas, car toute personne qui l’a peut répondre à votre place. Si vous n’attendiez pas ce message, ignorez-le.',
  },
} as const

/** The same for everybody who is told the same, but for the link: what takes time is done once for all of them. */
export function participantEmail(
  kind: InvitingMailKind,
  locale: Locale,
  { invited, readerZone, now }: { invited: InvitationFacts; readerZone: string; now: Date },
) {
  const texts = { ...TEXTS[locale], ...NOTICE_TEXTS[locale] }
  const { subject, heading, paragraphs } = texts[kind](invited, timeOf(invited, now))
  const { action: label, closing } = TEXTS[locale]
  const facts = factsOf(locale, invited, readerZone)
  const words = kind === 'invitation' ? wordsOf(locale, invited) : []
  const choosing = invited.hasToChoose && kind !== 'ownWindow' ? [TEXTS[locale].toChoose] : []
  return (link: string) => ({
    subject,
    letter: {
      heading,
      paragraphs: [...paragraphs, ...choosing, ...words],
      facts,
      action: { label, url: link },
      closing,
    },
  })
}

/** What the creator adds, paragraph by paragraph, under their name. */
function wordsOf(locale: Locale, { message, creatorName }: InvitationFacts): string[] {
  const paragraphs = message.split(/\n+/).filter((line) => line.trim() !== '')
  return paragraphs.length === 0 ? [] : [TEXTS[locale].words(creatorName), ...paragraphs]
}

/** Whoever came by their link alone has no way to sign in: the same link leads to their result. */
export function resultEmail(
  locale: Locale,
  announced: Announced,
  { url, isByLink }: { url: string; isByLink: boolean },
) {
  const texts = TEXTS[locale]
  const { subject, heading, paragraphs } = texts.result(announced)
  const way = isByLink ? texts.linkForResult : texts.signInForResult
  const action = { label: texts.resultAction, url }
  return { subject, letter: { heading, paragraphs: [...paragraphs, way], action } }
}

export function withdrawalEmail(locale: Locale, announced: Announced) {
  const { subject, heading, paragraphs } = TEXTS[locale].withdrawal(announced)
  return { subject, letter: { heading, paragraphs } }
}

/** What the clock says about the quiz as the mail is written. */
interface Time {
  isUpcoming: boolean
  isFullHour: boolean
}

function timeOf({ startsAt, endsAt }: InvitationFacts, now: Date): Time {
  const minutesLeft = endsAt ? (endsAt.getTime() - now.getTime()) / 60_000 : Number.POSITIVE_INFINITY
  // Some minutes go by until a mail is read: nobody counts them.
  return { isUpcoming: startsAt !== null && startsAt > now, isFullHour: minutesLeft > 55 }
}

function factsOf(locale: Locale, invited: InvitationFacts, readerZone: string) {
  const { when, time, rules } = TEXTS[locale]
  const window = windowWords(locale, invited, readerZone)
  return [
    ...(window ? [{ label: when, value: capital(window) }] : []),
    { label: time, value: capital(timeWords(locale, invited)) },
    { label: rules, value: rulesWords(locale, invited) },
  ]
}

function timeWords(locale: Locale, { durationMinutes, extraMinutes }: InvitationFacts): string {
  const { limit, longerLimit, noLimit, longerNoLimit } = TEXTS[locale]
  const length = lengthWords(locale, durationMinutes + extraMinutes)
  if (durationMinutes > 0) return extraMinutes > 0 ? longerLimit(length) : limit(length)
  return extraMinutes > 0 ? longerNoLimit(length) : noLimit
}

function rulesWords(locale: Locale, { options: { antiCheat, requiresFullScreen } }: InvitationFacts): string {
  const { oneAttempt, fullScreen, antiCheat: policies } = TEXTS[locale]
  return [oneAttempt, ...(requiresFullScreen ? [fullScreen] : []), policies[antiCheat]].join(' ')
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
