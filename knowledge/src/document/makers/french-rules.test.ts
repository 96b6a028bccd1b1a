import { describe, expect, it } from 'vitest'
import { exchanged } from '../falsifying/exchanges.ts'
import { withKindred } from '../falsifying/kindred-words.ts'
import { contrary } from '../falsifying/opposites.ts'
import { asRule, ofAnybody } from '../french/addressed.ts'
import { frenchGrammar } from '../french/grammar.ts'
import { affirmed } from '../french/negation.ts'
import { readPassage } from '../reading/passage.ts'
import { splitSentences } from '../reading/sentences.ts'
import { draftsOf, falseOf } from '../testing/passage-of.ts'
import { aboutStatements } from './about-statements.ts'

function understood(text: string): string[] {
  return readPassage(text, 'x', frenchGrammar()).sentences.map((sentence) => sentence.text)
}

describe('une restriction devient fausse', () => {
  it.each([
    [
      'On ne quitte le poste que lorsque la relève arrive',
      'On ne quitte jamais le poste, même lorsque la relève arrive',
    ],
    [
      'Les visites ne se font qu’à la demande du client',
      'Les visites ne se font jamais, même à la demande du client',
    ],
    ['Ce poète n’écrit presque jamais en vers libres', 'Ce poète écrit presque toujours en vers libres'],
    ['La porte qui mène au quai ne s’ouvre que lorsque le train arrive', undefined],
    ['Le vase que l’on ne remplit que lorsque il gèle est plein', undefined],
    ['On ne rend la clé que lorsque le client ne revient plus', undefined],
  ])('%s', (text, by) => expect(affirmed(text)).toBe(by))

  it('aussi dans une règle avec « on », qui n’a pas d’autre sujet', () =>
    expect(falseOf(aboutStatements, 'On ne coupe le courant que lorsque le chef le demande.', 'fr')).toEqual([
      'On ne coupe jamais le courant, même lorsque le chef le demande.',
    ]))
})

describe('une affirmation devient fausse', () => {
  it.each([
    ['Le message est de patience plutôt que de force', 'Le message est de force plutôt que de patience'],
    [
      'Avant le départ, on vérifie les freins, et non les phares',
      'Avant le départ, on vérifie les phares, et non les freins',
    ],
  ])('par échange : %s', (text, by) => expect(exchanged(text, frenchGrammar())).toBe(by))

  it.each([
    ['Les casques sont obligatoires sur le chantier', 'Les casques sont inutiles sur le chantier'],
    ['Tout incident doit être déclaré le jour même', 'Tout incident doit être déclaré dans le mois'],
    ['Ce sujet revient dans le premier volume', 'Ce sujet revient dans le second volume'],
    ['Il servit pendant la Première Guerre mondiale', 'Il servit pendant la Seconde Guerre mondiale'],
  ])('par un mot de la même sorte : %s', (text, by) => expect(withKindred(text, 'fr')).toBe(by))

  it.each([
    ['Cette vanne permet de couper le gaz', 'Cette vanne empêche de couper le gaz'],
    ['Le duc reste fidèle à son roi', 'Le duc reste infidèle à son roi'],
    ['Le préavis doit être donné par écrit', 'Le préavis doit être donné oralement'],
    ['Il publie une lettre ouverte au ministre', undefined],
  ])('par un contraire : %s', (text, by) => expect(contrary(text, 'fr')).toBe(by))
})

describe('ce qui est dit au lecteur vaut pour chacun', () => {
  it.each([
    ['Vous recevez votre carte dans les dix jours', 'On reçoit sa carte dans les dix jours'],
    ['En cas de vol, vous devez prévenir votre assurance', 'En cas de vol, on doit prévenir son assurance'],
    ['Vous savez que la Terre tourne', undefined],
    ['Vous nous remettez votre dossier complet', undefined],
  ])('%s', (text, by) => expect(ofAnybody(text)).toBe(by))

  it.each([
    ['Sans réponse, relancez votre agence', 'Sans réponse, il faut relancer son agence'],
    ['En cas de panne, prévenez-le au plus vite', undefined],
  ])('un ordre est une règle : %s', (text, by) => expect(asRule(text)).toBe(by))

  it('et sert d’affirmation', () =>
    expect(understood('Vous disposez de deux jours de repos par semaine de travail.')).toEqual([
      'On dispose de deux jours de repos par semaine de travail',
    ]))
})

describe('une phrase se comprend seule', () => {
  it('sans le moment d’avant, si elle nomme de qui elle parle', () =>
    expect(
      understood(
        'Le roi est malade en 1715. Deux jours plus tard, le duc Philippe réunit les ministres du royaume.',
      ),
    ).toContain('Le duc Philippe réunit les ministres du royaume'))

  it('aussi quand « paie » est son verbe', () =>
    expect(understood('Le locataire paie 60 % de la facture.')).toHaveLength(1))

  it('et le danger vital n’est pas un éloge', () =>
    expect(
      draftsOf(aboutStatements, 'On ne touche le câble qu’en cas de danger vital et immédiat.', 'fr'),
    ).toHaveLength(2))

  it('et non celle dont la moitié d’avant dit à qui est quelque chose', () =>
    expect(
      understood('Les ouvriers défendent leurs droits dans la rue ; la ligue naît en 1898 de leur combat.'),
    ).toEqual(['Les ouvriers défendent leurs droits dans la rue']))

  it.each([
    'Articles plus courts, style plus simple, influence anglaise.',
    'Les prises d’un bureau sont montées ainsi, ce qui permet de couper une lampe.',
    'Imprimé à mille exemplaires en une nuit, le journal s’arrache dans les rues.',
    'Tout le monde est autorisé à s’en servir depuis un décret de 2007.',
    'La pièce de métal est enlevée à la troisième.',
  ])('et non : %s', (text) => expect(understood(text)).toEqual([]))

  it('un exemple finit où une règle revient', () =>
    expect(
      understood(
        'Au bureau, M.\u00a0Durand se brûle la main avec du café. Il court vers le lavabo du couloir. Chez le jeune enfant, on appelle toujours un médecin.',
      ),
    ).toEqual(['Chez le jeune enfant, on appelle toujours un médecin']))
})

it('une unité à la fin n’est pas une initiale', () =>
  expect(
    splitSentences('Ce radiateur demande près de 8,7\u00a0A. Le fusible coupe alors le courant.', 'fr'),
  ).toHaveLength(2))
