import type en from '../../en/admin/generator.ts'

const generator: typeof en = {
  title: 'Générateur de questions',
  sentence: 'Le générateur de questions de cette installation, et son état.',
  failed: 'Les réglages n’ont pas pu être chargés',
  choice: 'Qui crée les questions',
  choiceSentence:
    'Le générateur intégré se passe de modèle. Un modèle connaît plus de sujets et rédige plus librement.',
  groups: {
    builtin: 'Sans modèle',
    hosted: 'Le service d’une entreprise, payé à l’usage',
    local: 'Votre propre serveur',
  },
  presets: {
    builtin: 'Générateur intégré',
    openai: 'OpenAI',
    anthropic: 'Anthropic',
    google: 'Google Gemini',
    mistral: 'Mistral',
    ollama: 'Ollama',
    'lm-studio': 'LM Studio',
    vllm: 'vLLM',
    'llama-cpp': 'Serveur llama.cpp',
    other: 'Un autre serveur',
  },
  hints: {
    builtin: 'Gratuit, n’envoie aucune donnée',
    hosted: 'Nécessite une clé',
    other: 'Compatible avec le protocole d’OpenAI',
  },
  connection: 'Connexion',
  connectionSentence: 'Ce qui est connu est déjà rempli. Modifiez ce qui est différent chez vous.',
  address: 'Adresse',
  addressHints: {
    hosted: 'À changer seulement si vous passez par une passerelle qui utilise le même protocole.',
    local: 'Telle que ce serveur y accède. Dans un conteneur, 127.0.0.1 désigne le conteneur lui-même.',
    other:
      'Telle que ce serveur y accède, par exemple https://modeles.example.org/v1. Elle se termine en général par /v1.',
  },
  model: 'Modèle',
  modelHints: {
    hosted:
      'Un petit modèle peu coûteux pour commencer. Les fournisseurs retirent leurs anciens modèles\u00a0: s’il ne répond plus, saisissez-en un plus récent.',
    ollama: 'Tel que l’affiche «\u00a0ollama list\u00a0», par exemple llama3.2.',
    'lm-studio': 'Tel que l’affiche LM Studio, sous Developer.',
    vllm: 'Le nom indiqué au démarrage de vLLM, ou son --served-model-name.',
    'llama-cpp': 'Le nom du fichier de modèle\u00a0; le serveur utilise celui avec lequel il a démarré.',
    other: 'Tel que l’écrit le serveur.',
  },
  key: 'Clé',
  keyOptional: 'Clé, si le serveur en demande une',
  keyFrom: 'Créez-en une sur <link>{{page}}</link>.',
  keyStored: 'Elle est conservée chiffrée, envoyée à cette seule adresse, et n’est plus jamais affichée.',
  keySaved:
    'Une clé est enregistrée. Laissez ce champ vide pour la conserver, ou saisissez-en une autre pour la remplacer.',
  keyUnreadable:
    'La clé enregistrée n’est plus lisible, car le secret de cette installation a changé. Saisissez-la à nouveau.',
  keyElsewhere: 'La clé enregistrée est celle de {{host}} et n’est envoyée nulle part ailleurs.',
  keyForgotten: 'L’enregistrement supprime la clé conservée.',
  showKey: 'Afficher la clé',
  hideKey: 'Masquer la clé',
  removeKey: 'Supprimer la clé',
  keepKey: 'Conserver la clé',
  check: 'Vérification du corrigé',
  checkSentence: 'Moins de corrigés faux, mais plus de jetons.',
  checksKeys: 'Vérifier le corrigé de chaque question',
  checkCost:
    'Le modèle répond une deuxième fois à chaque question sans en voir le corrigé, et les questions dont le corrigé se révèle faux sont écartées. Dix questions demandent alors environ {{with}} jetons au lieu de {{without}}.',
  checkByEnvironment: 'Ce réglage dépend de AI_CHECK, dans l’environnement du serveur.',
  test: 'Essayer et enregistrer',
  testSentence:
    'L’essai demande une question avec les réglages ci-dessus, enregistrés ou non. Rien n’est conservé ni compté.',
  testActive: 'Demande une question. Rien n’est conservé ni compté.',
  testTitle: 'Essai',
  try: 'Essayer',
  trying: 'Demande d’une question en cours. Cela prend jusqu’à une minute…',
  saved: 'Enregistré. Ce choix s’applique dès la prochaine question.',
  works: 'Le générateur fonctionne',
  fails: 'Le générateur ne fonctionne pas',
  took: 'Réponse après {{seconds}}\u00a0s.',
  tookTokens: 'Réponse après {{seconds}}\u00a0s, avec {{tokens}} jetons.',
  tookAboutTokens: 'Réponse après {{seconds}}\u00a0s, avec environ {{tokens}} jetons.',
  gaveUp: 'Échec après {{seconds}}\u00a0s.',
  came: 'La question reçue',
  isKey: 'bonne réponse',
  verdicts: {
    checked: 'Vérifiée\u00a0: sans le corrigé, la réponse a été la même.',
    doubted: 'Douteuse\u00a0: la deuxième réponse était différente, une troisième a donné raison au corrigé.',
    dropped: 'La vérification écarterait cette question\u00a0: sans le corrigé, la réponse a été différente.',
    unanswered:
      'La vérification n’a pas donné de réponse lisible\u00a0: cette question serait proposée sans mention.',
  },
  environment: {
    title: 'L’environnement du serveur décide',
    sentence_one:
      'La variable {{variables}} est définie. Pour choisir ici, retirez-la, puis redémarrez le serveur.',
    sentence_other:
      'Les variables {{variables}} sont définies. Pour choisir ici, retirez-les, puis redémarrez le serveur.',
  },
  active: 'Actif en ce moment',
  provider: 'Fournisseur',
  noModel: 'Aucun',
  host: 'Hôte',
  noHost: 'Sur ce serveur',
  hasKey: 'Définie, jamais affichée',
  noKey: 'Non définie',
  isChecked: 'Activée',
  isUnchecked: 'Désactivée',
  providers: {
    builtin: 'Générateur intégré (sans IA)',
    'openai-compatible': 'Service compatible OpenAI',
    anthropic: 'Anthropic',
    google: 'Google',
    ollama: 'Ollama',
    llamacpp: 'llama.cpp, avec votre fichier de modèle',
  },
  privacy: {
    title: 'Ce qui est envoyé',
    sentence: 'Au serveur du modèle, et nulle part ailleurs. Le générateur intégré n’envoie rien.',
    sent: 'Envoyé',
    sentItems: {
      request:
        'Pour créer des questions\u00a0: le sujet, la langue, les types et les difficultés, et le texte fourni par le créateur. Les modèles locaux en reçoivent des extraits, 12\u00a0000 caractères au plus.',
      known:
        'Pour ne rien demander deux fois\u00a0: l’énoncé d’au plus 100 questions de l’espace sur ce sujet.',
      check:
        'Pour vérifier un corrigé\u00a0: la nouvelle question sans lui, et au plus cinq questions proches. Si les réponses diffèrent, les deux réponses et le texte du créateur.',
      grading:
        'Quand un créateur demande ce que pourrait valoir une réponse ouverte\u00a0: la question, les points, les consignes de correction et cette réponse.',
    },
    never: 'Jamais envoyé',
    neverItems: {
      people: 'Les noms, adresses e-mail et comptes des créateurs et des participants',
      answers: 'Les autres réponses des participants, leurs résultats et leurs notes',
      files: 'Les fichiers\u00a0: ils sont lus sur ce serveur, et seul leur texte vaut comme texte fourni',
      network:
        'L’adresse réseau ou le navigateur de qui que ce soit\u00a0: seul ce serveur contacte le modèle',
    },
    written: 'Ce que l’on écrit soi-même dans un texte ou une réponse, un nom par exemple, est envoyé avec.',
  },
}

export default generator
