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
    ['JavaScript', 'javascript'],
    ['CSS', 'css'],
    ['chemical hazard symbols', 'hazardous-substances/GHS pictograms + workplace-safety/hazard pictograms'],
    ['the solar system', 'solar-system'],
    ['Greek gods', 'mythology/Greek mythology'],
    ['Norse mythology', 'mythology/Norse mythology'],
    ['probability', 'probability'],
    ['SQL', 'sql'],
    ['volcanoes', 'volcanoes'],
    ['phrasal verbs B2', 'english-phrasal-verbs'],
    ['Shakespeare', 'shakespeare'],
    ['pastry techniques', 'pastry/pastry techniques'],
    ['the fall of the Berlin Wall', 'cold-war/fall of the Berlin Wall'],
    ['lockout tagout', 'machine-safety/lockout'],
    ['Molière comedies', 'moliere/Molière’s comedies'],
    ['leadership styles', 'leadership/leadership styles + management/leadership styles'],
    ['music theory grade 3', 'music-theory'],
    ['road signs', 'road-signs'],
    // With a slip of the finger
    ['frnech revolution', 'french-revolution'],
    ['Probabilty', 'probability'],
    ['Time managment', 'time-management'],
    ['cybersecurty', 'cybersecurity'],
    ['Biologgy', 'biology'],
    ['photosynthesys', 'photosynthesis'],
    ['pyhton', 'python'],
    ['Geografy', undefined],
    // No slip, but another word
    ['diving basics', undefined],
    ['printing', undefined],
    ['commuting', undefined],
    ['cartons', undefined],
    // Near, and yet another subject
    ['Java', 'java'],
    ['C', 'c-language'],
    ['C++', 'c-plus-plus'],
    ['TypeScript', 'typescript'],
    ['astrology', undefined],
    ['poison', undefined],
    ['German verbs', 'german-verbs'],
    ['Spanish verbs', 'spanish-verbs'],
    ['Spanish present tense', 'spanish-verbs/Spanish conjugation'],
    ['German grammar', 'german-cases'],
    ['American Civil War', 'american-civil-war'],
    ['World War 3', undefined],
    ['Hundred Years War', 'hundred-years-war'],
    ['Star Wars', 'famous-films/Star Wars'],
    ['the Russian Revolution', 'russian-revolution/Russian Revolution'],
    ['Industrial Revolution', 'industrial-revolution'],
    ['Capitals of America', undefined],
    ['flags of Scottish clans', undefined],
    ['history of jazz', 'jazz'],
    ['The history of Leeds', undefined],
    ['80s music', 'music-of-the-eighties'],
    ['table tennis', 'table-tennis'],
    ['water sports', undefined],
    ['kings of England', 'kings-and-queens-of-england/kings and queens of England'],
    ['English kings', 'kings-and-queens-of-england/kings and queens of England'],
    ['contract law', 'contract-law-basics'],
    ['organic chemistry', 'organic-chemistry'],
    ['ancient China', 'chinese-history/ancient China'],
    ['cell phones', undefined],
    ['dog food', undefined],
    ['wine glasses', undefined],
    ['Python snakes', undefined],
    ['rust on cars', undefined],
    ['spring cleaning', undefined],
    ['Paris Hilton', undefined],
    ['French fries', undefined],
    ['kings of Leon', undefined],
    // In a sentence, with additions, several at a time
    ['make me ten questions about volcanoes', 'volcanoes'],
    ['10 questions on the French Revolution for my grade 8 students', 'french-revolution'],
    ['I need a quiz about photosynthesis.', 'photosynthesis'],
    ['Java interview questions', 'java'],
    ['volcanoes and first aid', 'volcanoes + first-aid'],
    ['java script', 'javascript'],
    ['power point', 'presentations'],
    ['solving quadratics gcse', 'quadratic-equations'],
    ['percent problems', 'percentages'],
    ['A level biology', 'biology'],
    ['team building', 'team-management'],
    ['our team lunch', undefined],
    ['data analysis', 'data-analysis'],
    ['journalism', 'journalism'],
    // Far away
    ['Our refund policy', undefined],
    ['Taylor Swift', undefined],
    ['Kubernetes', 'kubernetes'],
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
    ['JavaScript', 'javascript'],
    ['balises HTML', 'html'],
    [
      'les pictogrammes de danger',
      'hazardous-substances/GHS pictograms + workplace-safety/hazard pictograms',
    ],
    ['le système solaire', 'solar-system'],
    ['Mythologie grecque', 'mythology/Greek mythology'],
    ['dieux égyptiens', 'mythology/Egyptian mythology'],
    ['probabilités', 'probability'],
    ['les homophones', 'homophones'],
    ['techniques de pâtisserie', 'pastry/pastry techniques'],
    ['la chute du mur de Berlin', 'cold-war/fall of the Berlin Wall'],
    ['consignation', 'machine-safety/lockout'],
    ['les comédies de Molière', 'moliere/Molière’s comedies'],
    ['les volcans', 'volcanoes'],
    ['panneaux de signalisation', 'road-signs'],
    ['numéros d’urgence', 'first-aid/emergency numbers'],
    ['figures de style', 'figures-of-speech'],
    ['styles de management', 'management/leadership styles'],
    // With a slip of the finger
    ['révolution francaisse', 'french-revolution'],
    ['cybersécurté', 'cybersecurity'],
    ['photosynthése', 'photosynthesis'],
    ['géographe', 'geography'],
    ['mathematique', 'mathematics'],
    // No slip, but another word
    ['la chasse', undefined],
    ['les professeurs', undefined],
    ['le scolaire', undefined],
    // Near, and yet another subject
    ['Java', 'java'],
    ['le poison', undefined],
    ['astrologie', undefined],
    ['verbes allemands', 'german-verbs'],
    ['verbes espagnols', 'spanish-verbs'],
    ['Vocabulaire espagnol', 'spanish-vocabulary'],
    ['Allemand les déclinaisons', 'german-cases'],
    ['la Troisième Guerre mondiale', undefined],
    ['guerre de Cent Ans', 'hundred-years-war'],
    ['guerre d’Algérie', 'decolonisation/Algerian War'],
    ['Révolution russe', 'russian-revolution/Russian Revolution'],
    ['la révolution industrielle', 'industrial-revolution'],
    ['capitales d’Amérique', undefined],
    ['histoire du jazz', 'jazz'],
    ['Histoire de Lyon', undefined],
    ['Le Tour de France', 'tour-de-france'],
    ['Les fromages de France', 'cheese/French cheeses'],
    ['Les Fleurs du mal', 'baudelaire-and-french-poetry'],
    ['Droit du travail', 'employment-contracts-and-labour-law'],
    ['droit constitutionnel', undefined],
    ['chimie organique', 'organic-chemistry'],
    ['rois d’Angleterre', 'kings-and-queens-of-england/kings and queens of England'],
    ['tennis de table', 'table-tennis'],
    ['la cellule de crise', undefined],
    ['Chine ancienne', 'chinese-history/ancient China'],
    ['les chiens de traîneau', undefined],
    ['vinaigre', undefined],
    ['mots croisés', undefined],
    ['les serpents python', undefined],
    ['les frites', undefined],
    // In a sentence, with additions, several at a time
    ['fais-moi dix questions sur les volcans pour mes élèves de 6e', 'volcanoes'],
    ['je voudrais un quiz sur la photosynthèse', 'photosynthesis'],
    ['questions d’entretien SQL', 'sql'],
    ['les volcans et les premiers secours', 'volcanoes + first-aid'],
    ['la dérivation première', 'derivatives'],
    ['maths seconde', 'mathematics'],
    ['management STMG', 'management'],
    ['calculer un pourcentage', 'percentages'],
    ['analyse de données', 'data-analysis'],
    // Far away
    ['notre règlement intérieur', undefined],
    ['le camping-car', undefined],
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
      ['chemistry of perfumes', 'en', 'Chemistry'],
      ['Japanese verbs', 'en', 'Spanish verbs'],
      ['chimie des parfums', 'fr', 'Chimie'],
      ['histoire de Lyon', 'fr', 'Histoire de France'],
    ] as const
    for (const [typed, locale, name] of nearest) {
      expect(await subjects.find(typed), typed).toBeUndefined()
      expect(subjects.nearest(typed, locale, 5), typed).toContain(name)
    }
  })

  it.each([
    ['trains', 'en'],
    ['scuba', 'en'],
    ['knitting', 'en'],
    ['parking', 'en'],
    ['vinaigre', 'fr'],
    ['le cidre', 'fr'],
    ['la Corse', 'fr'],
    ['les frites', 'fr'],
  ] as const)('that nothing is near is refused without suggestions: %s', async (typed, locale) => {
    expect(await subjects.find(typed)).toBeUndefined()
    expect(subjects.nearest(typed, locale, 3)).toEqual([])
  })

  it.each([
    ['dog food', 'en', ['Dogs']],
    ['tax in Ireland', 'en', ['Taxes', 'Ireland']],
    ['volcanoes of Iceland', 'en', ['Volcanoes']],
    ['Geografy', 'en', ['Geography']],
    ['boulangerie artisanale', 'fr', ['Pain et boulangerie']],
    ['verbes japonais', 'fr', ['Conjugaison']],
  ] as const)(
    'is near to what shares its telling words, what it is before what sort: %s',
    (typed, locale, names) => {
      expect(subjects.nearest(typed, locale, names.length)).toEqual(names)
    },
  )

  it('of a great many words, each nearly one that is known, is refused at once', async () => {
    expect(
      await subjects.find('volcanos '.repeat(3) + 'histery geografy chemistri phisics '.repeat(10)),
    ).toBeUndefined()
  })

  it('is suggested while someone types, in the language of the questions, accents and slips forgiven', () => {
    expect(subjects.nearest('astro', 'en', 3)[0]).toBe('Astronomy and space')
    expect(subjects.nearest('astro', 'fr', 3)[0]).toBe('Astronomie et espace')
    expect(subjects.nearest('ecolo', 'fr', 3)).toContain('Écologie et climat')
    expect(subjects.nearest('photosynthese', 'fr', 3)[0]).toBe('Photosynthèse')
    expect(subjects.nearest('cybersecurty', 'en', 3)[0]).toBe('Cybersecurity')
  })
})
