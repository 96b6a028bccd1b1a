import type { Locale } from '@probant/contract/locales'

export interface PaperWords {
  heading: string
  certifies: string
  passed: string
  issued: (day: string) => string
  until: (day: string) => string
  number: (number: string) => string
  check: string
  missing: (sign: string) => string
  /** In front of the number, in the name of the file. */
  file: string
}

export const PAPER_WORDS: Record<Locale, PaperWords> = {
  en: {
    heading: 'Certificate of achievement',
    certifies: 'This is to certify that',
    passed: 'has passed the quiz',
    issued: (day) => `Issued on ${day}`,
    until: (day) => `Valid until ${day}`,
    number: (number) => `No. ${number}`,
    check: 'Check whether it’s valid:',
    missing: (sign) => `${sign} stands for a character this file can’t show.`,
    file: 'Certificate',
  },
  fr: {
    heading: 'Certificat de réussite',
    certifies: 'Nous certifions que',
    passed: 'a réussi le quiz',
    issued: (day) => `Délivré le ${day}`,
    until: (day) => `Valable jusqu’au ${day}`,
    number: (number) => `N°\u00a0${number}`,
    check: 'Vérifier s’il est valable\u00a0:',
    missing: (sign) => `${sign} remplace un caractère que ce fichier ne peut pas afficher.`,
    file: 'Certificat',
  },
}
