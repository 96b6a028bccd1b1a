import { describe, expect, it } from 'vitest'
import { frenchGrammar } from '../french/grammar.ts'
import { readPassage } from './passage.ts'

function understood(text: string): string[] {
  return readPassage(text, 'x', frenchGrammar()).clear.map((sentence) => sentence.text)
}

describe('un pronom au début', () => {
  it.each([
    [
      'Riquet engagea dans l’entreprise une grande partie de sa fortune. Il mourut à Toulouse en 1680.',
      'Riquet mourut à Toulouse en 1680',
    ],
    [
      'La peste est due à une bactérie. Dans sa forme bubonique, elle provoque une forte fièvre.',
      'Dans sa forme bubonique, la peste provoque une forte fièvre',
    ],
    [
      'Aujourd’hui, le canal vit du tourisme. Il est géré par un établissement public depuis 1996.',
      'Le canal est géré par un établissement public depuis 1996',
    ],
    [
      'La bile est un liquide jaune. Son rôle est de disperser les graisses en fines gouttelettes.',
      'Le rôle de la bile est de disperser les graisses en fines gouttelettes',
    ],
  ])('est remplacé par ce que nomme la phrase d’avant : %s', (text, by) =>
    expect(understood(text)).toContain(by),
  )

  it.each([
    'Un jeune trappeur est blessé au ventre en 1822. Il guérit, mais garde une ouverture au ventre.',
    'Zola achète une maison à Médan en 1878. Son jardin est au bord de la Seine et du chemin.',
    'Le langage SQL a été proposé par Edgar Codd. Son idée était de séparer les données et les machines.',
  ])('reste s’il peut renvoyer à autre chose : %s', (text) => expect(understood(text)).toHaveLength(1))
})

describe('une phrase se comprend seule', () => {
  it.each([
    'Entre les deux bassins, il fallait franchir le seuil de Naurouze',
    'Il faudra attendre 1894 pour qu’Alexandre Yersin identifie le bacille',
    'Là où le réaliste observe, le naturaliste prétend expérimenter',
    'Tous les élèves de la classe apprennent une langue vivante',
    'Le canal du Midi transporta surtout du blé, mais aussi des voyageurs',
    'Une enzyme est une protéine qui accélère une réaction sans être consommée par celle-ci',
    'Les prix à la consommation ont augmenté de 5,2 % en 2022, contre 1,6 % l’année précédente',
    'Outre les requêtes, le système gère les droits d’accès',
  ])('%s', (text) => expect(understood(`${text}.`)).toEqual([text]))

  it.each([
    'Seule une cuisson suffisante les détruit dans la viande',
    'Chaque roman explore un milieu bien particulier',
    'On préfère en général un numéro attribué par le système',
  ])('et non : %s', (text) => expect(understood(`${text}.`)).toEqual([]))
})

it('ce qui relie une phrase aux autres, ou n’ajoute rien, est enlevé', () => {
  expect(understood('Attention : une commande sans condition vide la table entière.')).toEqual([
    'Une commande sans condition vide la table entière',
  ])
  expect(understood('La transformation chimique, elle, est assurée par les enzymes.')).toEqual([
    'La transformation chimique est assurée par les enzymes',
  ])
  expect(understood('Cet indice donne une moyenne.')).toEqual([])
  expect(understood('L’indice donne une moyenne des prix, et personne n’est exactement moyen.')).toEqual([
    'L’indice donne une moyenne des prix',
  ])
})

it('un événement daté après deux points est une phrase à part', () => {
  expect(
    understood('Les villes se protègent de la maladie : en 1377, la ville de Raguse isole les voyageurs.'),
  ).toContain('En 1377, la ville de Raguse isole les voyageurs')
})

it('une question sur sa ligne termine un exemple', () => {
  const text =
    'Un exemple\n\nLa hausse est de 15 euros sur un an.\n\nD’où vient l’inflation ?\n\nL’inflation monétaire vient d’un excès de monnaie.'
  expect(understood(text)).toEqual(['L’inflation monétaire vient d’un excès de monnaie'])
})

it('un paragraphe peut finir par un guillemet', () => {
  expect(
    understood('Paul Alexis envoie un télégramme en 1891. Il dit : « Le naturalisme n’est pas mort. »'),
  ).toContain('Paul Alexis envoie un télégramme en 1891')
})

it('la phrase a un sujet et un verbe après ce qui l’ouvre', () => {
  expect(frenchGrammar().clauseOf('À l’automne 1347, la peste atteint Messine')).toMatchObject({
    lead: 'À l’automne 1347, ',
    subject: 'la peste',
    verb: 'atteint',
    gender: 'F',
  })
  expect(frenchGrammar().clauseOf('En 1752, Réaumur fait avaler un tube à une buse')).toMatchObject({
    subject: 'Réaumur',
    verb: 'fait',
  })
})
