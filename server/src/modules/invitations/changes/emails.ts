import { LATENESS_MINUTES } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import type { AnyNotice } from './notices.ts'

interface Announced {
  title: string
  creatorName: string
  /** When they take it is theirs alone. */
  isOwnWindow: boolean
  hasToChoose: boolean
}

interface Said {
  subject: string
  heading: string
  paragraphs: string[]
}

/**
 * What has changed since somebody was invited, as it is said in each language. What holds now stands below it, as in
 * every mail that brings people in; of the questions nothing is said.
 */
export const NOTICE_TEXTS: Record<Locale, Record<AnyNotice, (announced: Announced) => Said>> = {
  en: {
    laterEnd: ({ title, creatorName }) => ({
      subject: `More time: “${title}” has been extended`,
      heading: 'This quiz has been extended',
      paragraphs: [
        `${creatorName} has extended the quiz “${title}”. You have more time to take it: the new end time is below.`,
        'If you added it to your calendar, add it again from the quiz page.',
      ],
    }),
    extraTime: ({ title, creatorName }) => ({
      subject: `Extra time for you: “${title}”`,
      heading: 'You have extra time',
      paragraphs: [
        `${creatorName} has given you extra time for the quiz “${title}”. The time you have now is below.`,
      ],
    }),
    ownWindow: (announced) => (announced.hasToChoose ? OFFERS.en(announced) : OWN_WINDOWS.en(announced)),
    chosenTime: ({ title, creatorName }) => ({
      subject: `Your time is set: “${title}”`,
      heading: 'You’ve chosen your time',
      paragraphs: [
        `You’ve chosen when to take the quiz “${title}” by ${creatorName}. Up to ${LATENESS_MINUTES} minutes after the start below, you still have all of your time.`,
        'Until then you can choose another time on the quiz page, and add it to your calendar there.',
      ],
    }),
    wording: ({ title, creatorName }) => ({
      subject: `A correction: “${title}”`,
      heading: 'The wording was corrected',
      paragraphs: [
        `${creatorName} has corrected the wording of the quiz “${title}”, before anyone started. There’s nothing you need to do: its dates, your time and its rules stay the same.`,
      ],
    }),
  },
  fr: {
    laterEnd: ({ title, creatorName }) => ({
      subject: `Plus de temps\u00a0: la fin de «\u00a0${title}\u00a0» est repoussée`,
      heading: 'La fin de ce quiz est repoussée',
      paragraphs: [
        `${creatorName} a repoussé la fin du quiz «\u00a0${title}\u00a0». Vous avez plus de temps pour le passer\u00a0: la nouvelle date figure ci-dessous.`,
        'Si vous l’aviez ajouté à votre calendrier, ajoutez-le de nouveau depuis la page du quiz.',
      ],
    }),
    extraTime: ({ title, creatorName }) => ({
      subject: `Du temps supplémentaire pour vous\u00a0: «\u00a0${title}\u00a0»`,
      heading: 'Vous avez du temps supplémentaire',
      paragraphs: [
        `${creatorName} vous accorde du temps supplémentaire pour le quiz «\u00a0${title}\u00a0». La durée dont vous disposez figure ci-dessous.`,
      ],
    }),
    ownWindow: (announced) => (announced.hasToChoose ? OFFERS.fr(announced) : OWN_WINDOWS.fr(announced)),
    chosenTime: ({ title, creatorName }) => ({
      subject: `Votre créneau est retenu\u00a0: «\u00a0${title}\u00a0»`,
      heading: 'Vous avez choisi votre créneau',
      paragraphs: [
        `Vous avez choisi quand passer le quiz «\u00a0${title}\u00a0» de ${creatorName}. Jusqu’à ${LATENESS_MINUTES}\u00a0minutes après le début indiqué ci-dessous, vous disposez encore de toute la durée.`,
        'D’ici là, vous pouvez choisir un autre créneau sur la page du quiz, et l’y ajouter à votre calendrier.',
      ],
    }),
    wording: ({ title, creatorName }) => ({
      subject: `Une correction\u00a0: «\u00a0${title}\u00a0»`,
      heading: 'La formulation a été corrigée',
      paragraphs: [
        `${creatorName} a corrigé la formulation du quiz «\u00a0${title}\u00a0»\u00a0; personne n’avait encore commencé. Vous n’avez rien à faire\u00a0: les dates, la durée et les règles restent les mêmes.`,
      ],
    }),
  },
}

/** When they take it was set, or is like everybody else's again. */
const OWN_WINDOWS: Record<Locale, (announced: Announced) => Said> = {
  en: ({ title, creatorName, isOwnWindow }) => ({
    subject: isOwnWindow ? `Your time for “${title}”` : `New dates for you: “${title}”`,
    heading: isOwnWindow ? 'You have a time of your own' : 'The quiz’s usual dates apply to you',
    paragraphs: [
      isOwnWindow
        ? `${creatorName} has set a time for you to take the quiz “${title}”. It’s below: you can start then, and at no other time.`
        : `The time that ${creatorName} had set for you to take the quiz “${title}” no longer applies. You can start while the quiz is open: its dates are below.`,
      'If you added it to your calendar, add it again from the quiz page.',
    ],
  }),
  fr: ({ title, creatorName, isOwnWindow }) => ({
    subject: isOwnWindow
      ? `Votre créneau pour «\u00a0${title}\u00a0»`
      : `Nouvelles dates pour vous\u00a0: «\u00a0${title}\u00a0»`,
    heading: isOwnWindow ? 'Vous avez votre propre créneau' : 'Les dates du quiz s’appliquent à vous',
    paragraphs: [
      isOwnWindow
        ? `${creatorName} vous a attribué un créneau pour passer le quiz «\u00a0${title}\u00a0». Il figure ci-dessous\u00a0: vous pouvez commencer à ce moment-là, et à aucun autre.`
        : `Le créneau que ${creatorName} vous avait attribué pour le quiz «\u00a0${title}\u00a0» ne s’applique plus. Vous pouvez commencer tant que le quiz est ouvert\u00a0: ses dates figurent ci-dessous.`,
      'Si vous l’aviez ajouté à votre calendrier, ajoutez-le de nouveau depuis la page du quiz.',
    ],
  }),
}

/** They choose it themselves. */
const OFFERS: Record<Locale, (announced: Announced) => Said> = {
  en: ({ title, creatorName }) => ({
    subject: `Choose your time for “${title}”`,
    heading: 'Choose your time',
    paragraphs: [
      `${creatorName} lets you choose when to take the quiz “${title}”. Open it and pick a time to start, between the two below. You can change it until that time comes.`,
    ],
  }),
  fr: ({ title, creatorName }) => ({
    subject: `Choisissez votre créneau pour «\u00a0${title}\u00a0»`,
    heading: 'Choisissez votre créneau',
    paragraphs: [
      `${creatorName} vous laisse choisir quand passer le quiz «\u00a0${title}\u00a0». Ouvrez-le et choisissez quand commencer, dans la période ci-dessous. Vous pourrez en changer jusqu’à ce moment-là.`,
    ],
  }),
}
