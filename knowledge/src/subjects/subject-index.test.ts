import type { Locale } from '@probant/contract/locales'
import { describe, expect, it } from 'vitest'
import { packSubjects, readAreas } from '../facts/packs.ts'
import { openSubjects } from '../index.ts'
import { createSubjectIndex } from './subject-index.ts'

const subjects = await openSubjects()

/** As teachers and trainers type them, and what they get; nothing, where a wrong subject would be the answer. */
const TYPED: Record<Locale, readonly (readonly [typed: string, found: string | undefined])[]> = {
  en: [
    // Known, by its name or another one
    ['The French Revolution', 'french-revolution'],
    ['FRENCH REVOLUTION', 'french-revolution'],
    ['World War 2', 'second-world-war'],
    ['World War Two', 'second-world-war'],
    ['World War II', 'second-world-war'],
    ['WW2', 'second-world-war'],
    ['World War One', 'first-world-war'],
    ['the First World War', 'first-world-war'],
    ['multiplication tables', 'multiplication-tables'],
    ['times tables year 4', 'multiplication-tables'],
    ['fraction', 'fractions'],
    ['Fractions grade 5', 'fractions'],
    ['algebra', 'equations'],
    ['Intro to psychology', 'psychology'],
    ['cybersecurity awareness', 'cybersecurity'],
    ['GDPR for employees', 'data-protection'],
    ['Capitals of Europe', 'europe-capitals'],
    ['European capitals', 'europe-capitals'],
    ['capital cities', 'world-capitals'],
    ['flags of the world', 'flags'],
    ['The periodic table', 'chemical-elements'],
    ['chemical symbols', 'chemical-elements'],
    ['irregular verbs', 'english-irregular-verbs'],
    ['French verbs', 'french-conjugation'],
    ['Python', 'python'],
    ['Excel basics', 'spreadsheets'],
    ['Health and safety', 'workplace-safety'],
    ['food hygiene level 2', 'food-hygiene'],
    ['first aid at the', 'first-aid'],
    ['Newton’s laws', 'newtons-laws'],
    ['newtons laws of motion', 'newtons-laws'],
    ['general knowledge', 'everything'],
    ['US Constitution', 'us-constitution'],
    ['Agile and Scrum', 'agile'],
    ['Astronomy', 'astronomy'],
    // Within a larger one: just that
    ['JavaScript', 'web-development/JavaScript'],
    ['CSS', 'web-development/CSS'],
    ['chemical hazard symbols', 'workplace-safety/chemical hazard symbols'],
    ['the solar system', 'astronomy/solar system'],
    ['Greek gods', 'mythology/Greek gods'],
    ['Norse mythology', 'mythology/Norse mythology'],
    ['probability', 'statistics/probability'],
    ['SQL', 'databases/SQL'],
    ['volcanoes', 'geology/volcanoes'],
    ['phrasal verbs B2', 'english-language/phrasal verbs'],
    ['Shakespeare', 'english-literature/Shakespeare'],
    ['leadership styles', 'management/leadership styles'],
    ['music theory grade 3', 'music/music theory'],
    ['road signs', 'road-safety/road signs'],
    // With a slip of the finger
    ['frnech revolution', 'french-revolution'],
    ['Probabilty', 'statistics/probability'],
    ['Time managment', 'time-management'],
    ['cybersecurty', 'cybersecurity'],
    ['Biologgy', 'biology'],
    ['photosynthesys', 'photosynthesis'],
    ['pyhton', 'python'],
    ['Geografy', undefined],
    // Near, and yet another subject
    ['Java', undefined],
    ['C', undefined],
    ['C++', undefined],
    ['TypeScript', undefined],
    ['astrology', undefined],
    ['poison', undefined],
    ['German verbs', undefined],
    ['Spanish verbs', undefined],
    ['Spanish present tense', undefined],
    ['German grammar', undefined],
    ['American Civil War', undefined],
    ['World War 3', undefined],
    ['Hundred Years War', undefined],
    ['Star Wars', undefined],
    ['the Russian Revolution', undefined],
    ['Industrial Revolution', undefined],
    ['Capitals of America', undefined],
    ['flags of Scottish clans', undefined],
    ['history of jazz', undefined],
    ['The history of Leeds', undefined],
    ['80s music', undefined],
    ['table tennis', undefined],
    ['water sports', undefined],
    ['kings of England', undefined],
    ['English kings', undefined],
    ['contract law', undefined],
    ['organic chemistry', undefined],
    ['ancient China', undefined],
    ['cell phones', undefined],
    ['dog food', undefined],
    ['wine glasses', undefined],
    // Far away
    ['Our refund policy', undefined],
    ['Taylor Swift', undefined],
    ['Kubernetes', undefined],
    ['x', undefined],
    ['', undefined],
  ],
  fr: [
    ['La Révolution française', 'french-revolution'],
    ['revolution francaise', 'french-revolution'],
    ['la Seconde Guerre mondiale', 'second-world-war'],
    ['Deuxième guerre mondiale', 'second-world-war'],
    ['Première Guerre mondiale', 'first-world-war'],
    ['la guerre de 14-18', 'first-world-war'],
    ['les tables de multiplication', 'multiplication-tables'],
    ['table de multiplication CM2', 'multiplication-tables'],
    ['les fractions CM2', 'fractions'],
    ['algèbre', 'equations'],
    ['équations du second degré', 'quadratic-equations'],
    ['Théorème de Pythagore', 'pythagoras'],
    ['Thalès', 'thales'],
    ['Capitales du monde', 'world-capitals'],
    ['les capitales européennes', 'europe-capitals'],
    ['les départements français', 'french-departments'],
    ['drapeaux', 'flags'],
    ['passé composé', 'french-passe-compose'],
    ['Conjugaison', 'french-conjugation'],
    ['verbes irréguliers anglais', 'english-irregular-verbs'],
    ['le RGPD', 'data-protection'],
    ['cybersécurité', 'cybersecurity'],
    ['Sécurité au travail', 'workplace-safety'],
    ['sécurité incendie', 'fire-safety'],
    ['Gestes et postures', 'manual-handling'],
    ['méthode agile', 'agile'],
    ['Spécialité NSI Python', 'python'],
    ['brevet des collèges maths', 'mathematics'],
    ['excel niveau débutant', 'spreadsheets'],
    ['Comptabilité générale BTS', 'accounting'],
    ['Lire l’heure', 'telling-the-time'],
    ['le cycle de l’eau', 'water-cycle'],
    ['Système digestif', 'digestive-system'],
    ['œnologie', 'wine'],
    ['code de la route', 'road-safety'],
    ['culture générale', 'everything'],
    ['SVT', 'biology'],
    ['L’électricité', 'electricity'],
    // Within a larger one: just that
    ['JavaScript', 'web-development/JavaScript'],
    ['balises HTML', 'web-development/balises HTML'],
    ['les pictogrammes de danger', 'workplace-safety/pictogrammes de danger'],
    ['le système solaire', 'astronomy/système solaire'],
    ['Mythologie grecque', 'mythology/mythologie grecque'],
    ['dieux égyptiens', 'mythology/dieux égyptiens'],
    ['probabilités', 'statistics/probabilités'],
    ['les homophones', 'french-grammar/homophones'],
    ['les volcans', 'geology/volcans'],
    ['panneaux de signalisation', 'road-safety/panneaux de signalisation'],
    ['numéros d’urgence', 'first-aid/numéros d’urgence'],
    ['figures de style', 'english-literature/figures de style'],
    ['styles de management', 'management/management styles'],
    // With a slip of the finger
    ['révolution francaisse', 'french-revolution'],
    ['cybersécurté', 'cybersecurity'],
    ['photosynthése', 'photosynthesis'],
    ['géographe', 'geography'],
    ['mathematique', 'mathematics'],
    // Near, and yet another subject
    ['Java', undefined],
    ['le poison', undefined],
    ['astrologie', undefined],
    ['verbes allemands', undefined],
    ['verbes espagnols', undefined],
    ['Vocabulaire espagnol', undefined],
    ['Allemand les déclinaisons', undefined],
    ['la Troisième Guerre mondiale', undefined],
    ['guerre de Cent Ans', undefined],
    ['guerre d’Algérie', undefined],
    ['Révolution russe', undefined],
    ['la révolution industrielle', undefined],
    ['capitales d’Amérique', undefined],
    ['histoire du jazz', undefined],
    ['Histoire de Lyon', undefined],
    ['Le Tour de France', undefined],
    ['Les fromages de France', undefined],
    ['Les Fleurs du mal', undefined],
    ['Droit du travail', undefined],
    ['droit constitutionnel', undefined],
    ['chimie organique', undefined],
    ['rois d’Angleterre', undefined],
    ['tennis de table', undefined],
    ['la cellule de crise', undefined],
    ['Chine ancienne', undefined],
    ['les chiens de traîneau', undefined],
    ['vinaigre', undefined],
    ['mots croisés', undefined],
    // Far away
    ['notre règlement intérieur', undefined],
    ['Astérix', undefined],
    ['La Bretagne', undefined],
    ['Permis bateau', undefined],
    ['', undefined],
  ],
}

describe.each(['en', 'fr'] as const)('finding a subject that was typed (%s)', (locale) => {
  it('is tried with at least 80', () => {
    expect(TYPED[locale].length).toBeGreaterThanOrEqual(80)
  })

  it.each(TYPED[locale])('%s: %s', async (typed, found) => {
    expect((await subjects.find(typed))?.id).toBe(found)
  })
})

describe('a subject', () => {
  it('is not taken for one that shares its words, where that is all that is known', async () => {
    const all = (await readAreas()).flatMap(packSubjects)
    const known = createSubjectIndex(all.filter(({ id }) => id === 'first-world-war'))
    for (const typed of ['World War Two', 'World War 2', 'la Seconde Guerre mondiale', 'the Cold War']) {
      expect(await known.find(typed)).toBeUndefined()
    }
    expect(known.nearest('World War Two', 'en', 3)).toEqual(['The First World War'])
  })

  it('that is refused comes with the nearest that is known', async () => {
    const nearest = [
      ['organic chemistry', 'en', 'Chemistry'],
      ['phishing', 'en', 'Cybersecurity'],
      ['German verbs', 'en', 'French conjugation'],
      ['les mots de passe', 'fr', 'Cybersécurité'],
      ['génétique', 'fr', 'Biologie'],
      ['histoire du jazz', 'fr', 'Histoire du monde'],
    ] as const
    for (const [typed, locale, name] of nearest) {
      expect(await subjects.find(typed), typed).toBeUndefined()
      expect(subjects.nearest(typed, locale, 5), typed).toContain(name)
    }
  })

  it('is suggested while someone types, in the language of the questions, accents and slips forgiven', () => {
    expect(subjects.nearest('astro', 'en', 3)[0]).toBe('Astronomy and space')
    expect(subjects.nearest('astro', 'fr', 3)[0]).toBe('Astronomie et espace')
    expect(subjects.nearest('ecolo', 'fr', 3)).toContain('Écologie et climat')
    expect(subjects.nearest('photosynthese', 'fr', 3)[0]).toBe('Photosynthèse')
    expect(subjects.nearest('cybersecurty', 'en', 3)[0]).toBe('Cybersecurity')
  })
})
