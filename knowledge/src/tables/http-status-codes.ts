import type { Difficulty } from '@probant/contract/questions/form'
import { getReasonPhrase } from 'http-status-codes'
import type { Fact } from '../facts/pack.ts'
import { factSubject } from '../facts/subject.ts'

const CODES: readonly (readonly [Difficulty, number, en: string, fr: string])[] = [
  ['easy', 200, 'the request succeeded', 'la requête a réussi'],
  ['easy', 201, 'a new resource was created', 'une nouvelle ressource a été créée'],
  ['easy', 301, 'the resource has moved for good', 'la ressource a été déplacée définitivement'],
  ['easy', 400, 'the request is malformed', 'la requête est mal formée'],
  ['easy', 401, 'the client must authenticate first', 'le client doit d’abord s’authentifier'],
  [
    'easy',
    403,
    'the server refuses access although it understood the request',
    'le serveur refuse l’accès bien qu’il ait compris la requête',
  ],
  ['easy', 404, 'the resource was not found', 'la ressource est introuvable'],
  [
    'easy',
    500,
    'something unexpected broke on the server',
    'une erreur inattendue s’est produite sur le serveur',
  ],
  [
    'easy',
    503,
    'the server is overloaded or down for maintenance',
    'le serveur est surchargé ou en maintenance',
  ],
  [
    'easy',
    408,
    'the client took too long to send its request',
    'le client a mis trop de temps à envoyer sa requête',
  ],
  [
    'medium',
    202,
    'the request was accepted but is not finished',
    'la requête est acceptée mais pas encore traitée',
  ],
  [
    'medium',
    204,
    'it succeeded and there is no body to send',
    'tout a réussi et il n’y a pas de corps à renvoyer',
  ],
  [
    'medium',
    206,
    'only the asked part of the resource is sent',
    'seule la partie demandée de la ressource est envoyée',
  ],
  [
    'medium',
    302,
    'the resource is at another address for now',
    'la ressource se trouve provisoirement à une autre adresse',
  ],
  [
    'medium',
    304,
    'the copy in the client’s cache is still good',
    'la copie dans le cache du client est encore valable',
  ],
  [
    'medium',
    405,
    'this method can’t be used on the resource',
    'cette méthode n’est pas permise sur la ressource',
  ],
  [
    'medium',
    409,
    'the request conflicts with the state of the resource',
    'la requête est en conflit avec l’état de la ressource',
  ],
  ['medium', 410, 'the resource is gone for ever', 'la ressource a disparu pour toujours'],
  ['medium', 413, 'the body of the request is too large', 'le corps de la requête est trop volumineux'],
  [
    'medium',
    415,
    'the media type of the body is not supported',
    'le type de contenu envoyé n’est pas pris en charge',
  ],
  ['medium', 429, 'the client has sent too many requests', 'le client a envoyé trop de requêtes'],
  [
    'medium',
    502,
    'a gateway got an invalid answer from the server behind it',
    'une passerelle a reçu une réponse invalide du serveur en amont',
  ],
  [
    'medium',
    504,
    'a gateway waited too long for the server behind it',
    'une passerelle a attendu trop longtemps le serveur en amont',
  ],
  ['tough', 100, 'the client may go on sending its body', 'le client peut continuer d’envoyer le corps'],
  ['tough', 101, 'the server changes to the asked protocol', 'le serveur passe au protocole demandé'],
  [
    'tough',
    303,
    'the answer is to be fetched elsewhere by GET',
    'la réponse est à chercher ailleurs par GET',
  ],
  [
    'tough',
    307,
    'a temporary redirection that keeps the method',
    'une redirection provisoire qui conserve la méthode',
  ],
  [
    'tough',
    308,
    'a permanent redirection that keeps the method',
    'une redirection définitive qui conserve la méthode',
  ],
  ['tough', 406, 'no version suits the Accept headers', 'aucune version ne convient aux en-têtes Accept'],
  ['tough', 411, 'the Content-Length header is missing', 'l’en-tête Content-Length est absent'],
  [
    'tough',
    412,
    'a condition given in the headers is not met',
    'une condition donnée dans les en-têtes n’est pas remplie',
  ],
  ['tough', 414, 'the address of the request is too long', 'l’adresse de la requête est trop longue'],
  [
    'tough',
    422,
    'the content is well formed but can’t be processed',
    'le contenu est bien formé mais ne peut pas être traité',
  ],
  [
    'tough',
    451,
    'the resource is withheld for legal reasons',
    'la ressource est retirée pour des raisons juridiques',
  ],
  [
    'tough',
    501,
    'the server doesn’t support what the request needs',
    'le serveur ne prend pas en charge ce que demande la requête',
  ],
]

/** Their phrases have changed over the years: two would be right. */
const RENAMED = new Set([302, 413, 414, 422])

export const httpStatusCodes = factSubject({
  id: 'http-status-codes',
  name: { en: 'HTTP status codes', fr: 'Codes de statut HTTP' },
  aliases: {
    en: ['HTTP codes', 'HTTP errors', 'HTTP responses', 'status codes'],
    fr: ['codes HTTP', 'codes de réponse HTTP', 'erreurs HTTP', 'statuts HTTP'],
  },
  narrower: [{ en: ['HTTP protocol'], fr: ['protocole HTTP'] }],
  relations: () => [
    {
      forward: {
        en: 'What does the HTTP status code {entity} mean?',
        fr: 'Que signifie le code de statut HTTP {entity}\u00a0?',
      },
      reverse: {
        en: 'Which HTTP status code means: {value}?',
        fr: 'Quel code de statut HTTP signifie\u00a0: {value}\u00a0?',
      },
      statement: {
        en: 'The HTTP status code {entity} means: {value}.',
        fr: 'Le code de statut HTTP {entity} signifie\u00a0: {value}.',
      },
      open: {
        en: 'Explain the HTTP status code {entity}, with an example of when a server sends it.',
        fr: 'Expliquez le code de statut HTTP {entity}, avec un exemple de situation où un serveur l’envoie.',
      },
      match: {
        en: 'Match each HTTP status code with its meaning.',
        fr: 'Associez chaque code de statut HTTP à son sens.',
      },
      typed: 'entity',
      facts: CODES.map(
        ([difficulty, code, en, fr]): Fact => [difficulty, String(code), String(code), en, fr],
      ),
    },
    {
      forward: {
        en: 'Which phrase goes with the HTTP status code {entity}?',
        fr: 'Quelle expression anglaise accompagne le code de statut HTTP {entity}\u00a0?',
      },
      reverse: {
        en: 'Which HTTP status code goes with the phrase “{value}”?',
        fr: 'Quel code de statut HTTP accompagne l’expression «\u00a0{value}\u00a0»\u00a0?',
      },
      statement: {
        en: 'The phrase of the HTTP status code {entity} is “{value}”.',
        fr: 'L’expression du code de statut HTTP {entity} est «\u00a0{value}\u00a0».',
      },
      match: {
        en: 'Match each HTTP status code with its phrase.',
        fr: 'Associez chaque code de statut HTTP à l’expression anglaise qui l’accompagne.',
      },
      typed: 'entity',
      facts: CODES.filter(([, code]) => !RENAMED.has(code)).map(([difficulty, code]): Fact => {
        const phrase = getReasonPhrase(code)
        return [difficulty, String(code), String(code), phrase, phrase]
      }),
    },
  ],
})
