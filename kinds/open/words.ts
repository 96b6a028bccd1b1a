import { numberIn } from '../text/number-in.ts'

export const words = {
  en: {
    name: 'Open-ended',
    adjective: 'open-ended',
    graded: 'Graded by hand.',
    gradedOutOf: (points: number) => `Graded by hand, out of ${numberIn('en', points)}.`,
  },
  fr: {
    name: 'Ouverte',
    adjective: 'ouverte',
    graded: 'Notée à la main.',
    gradedOutOf: (points: number) => `Notée à la main, sur ${numberIn('fr', points)}.`,
  },
}
