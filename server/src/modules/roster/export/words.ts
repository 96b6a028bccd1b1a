import type { Locale } from '@probant/contract/locales'
import type { ExtraTime, MailingState, ParticipantStatus } from '@probant/contract/participants/participant'

/** What stands in an exported file besides the people, as it is said in each language. */
export const WORDS: Record<Locale, Words> = {
  en: {
    participants: 'Participants',
    fileName: (title) => `${title} - participants`,
    headings: {
      name: 'Name',
      email: 'E-mail',
      status: 'Status',
      score: 'Score (%)',
      invited: 'Invited',
      opened: 'Opened',
      started: 'Started',
      finished: 'Handed in',
      reminded: 'Reminded',
      extraTime: 'Extra time',
      ownTime: 'Own time',
      ownStart: 'Opens for them',
      ownEnd: 'Closes for them',
      mail: 'E-mail delivery',
    },
    attempts: 'Attempts started',
    ownTimes: { set: 'Set', chosen: 'Chosen', toChoose: 'Not chosen yet' },
    statuses: {
      invited: 'Invited',
      opened: 'Opened',
      started: 'Started',
      finished: 'Handed in',
      terminated: 'Ended by violations',
      absent: 'Absent',
    },
    mailing: {
      none: '',
      waiting: 'Waiting',
      sent: 'Sent',
      kept: 'Not sent (in the outbox)',
      failed: 'Failed',
    },
    extraTime: ({ unit, value }) => (unit === 'minutes' ? `${value} min` : `${value}%`),
  },
  fr: {
    participants: 'Participants',
    fileName: (title) => `${title} - participants`,
    headings: {
      name: 'Nom',
      email: 'Adresse e-mail',
      status: 'État',
      score: 'Note (%)',
      invited: 'Invitation',
      opened: 'Ouverture',
      started: 'Début',
      finished: 'Fin',
      reminded: 'Relance',
      extraTime: 'Temps supplémentaire',
      ownTime: 'Créneau personnel',
      ownStart: 'Début du créneau',
      ownEnd: 'Fin du créneau',
      mail: 'Courriel',
    },
    attempts: 'Tentatives commencées',
    ownTimes: { set: 'Fixé', chosen: 'Choisi', toChoose: 'Pas encore choisi' },
    statuses: {
      invited: 'Invitation non ouverte',
      opened: 'A ouvert',
      started: 'A commencé',
      finished: 'A terminé',
      terminated: 'Copie interrompue',
      absent: 'N’a pas participé',
    },
    mailing: {
      none: '',
      waiting: 'En attente',
      sent: 'Envoyé',
      kept: 'Non envoyé par ce site',
      failed: 'Échec',
    },
    extraTime: ({ unit, value }) => (unit === 'minutes' ? `${value}\u00a0min` : `${value}\u00a0%`),
  },
}

export interface Words {
  participants: string
  fileName: (title: string) => string
  headings: Record<ColumnName, string>
  /** Of a quiz that can be taken several times: how many they have begun. */
  attempts: string
  /** Whose doing it is; what they may still choose from is no time to come yet. */
  ownTimes: Record<'set' | 'chosen' | 'toChoose', string>
  statuses: Record<ParticipantStatus, string>
  mailing: Record<MailingState, string>
  extraTime: (extra: ExtraTime) => string
}

export type ColumnName =
  | 'name'
  | 'email'
  | 'status'
  | 'score'
  | 'invited'
  | 'opened'
  | 'started'
  | 'finished'
  | 'reminded'
  | 'extraTime'
  | 'ownTime'
  | 'ownStart'
  | 'ownEnd'
  | 'mail'
