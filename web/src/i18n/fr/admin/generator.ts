import type en from '../../en/admin/generator.ts'

const generator: typeof en = {
  title: 'Générateur de questions',
  sentence: 'Le générateur de questions de cette installation, et son état.',
  failed: 'Les réglages n’ont pas pu être chargés',
  active: 'Actif en ce moment',
  activeSentence: 'Valeurs lues dans les variables d’environnement au démarrage du serveur.',
  provider: 'Fournisseur',
  model: 'Modèle',
  noModel: 'Aucun',
  host: 'Hôte',
  noHost: 'Sur ce serveur',
  key: 'Clé',
  hasKey: 'Définie, jamais affichée',
  noKey: 'Non définie',
  providers: {
    builtin: 'Générateur intégré (sans IA)',
    'openai-compatible': 'Service compatible OpenAI',
    anthropic: 'Anthropic',
    google: 'Google',
    ollama: 'Ollama',
    llamacpp: 'llama.cpp, avec votre fichier de modèle',
  },
  explained: {
    builtin:
      'Il fonctionne sans modèle et n’envoie aucune donnée. Il connaît les sujets courants et sait tirer des questions des textes fournis.',
    model: 'Les sujets et les textes saisis sont envoyés à ce service, qui en tire des questions.',
    local: 'Le modèle fonctionne sur ce serveur\u00a0: rien de ce qui lui est transmis n’en sort.',
  },
  test: 'Essai',
  testSentence: 'Demande une question au fournisseur. Rien n’est conservé ni compté.',
  try: 'Demander une question',
  trying: 'Demande en cours…',
  works: 'Le générateur fonctionne',
  fails: 'Le générateur ne fonctionne pas',
  took: 'Réponse après {{milliseconds}}\u00a0ms.',
  gaveUp: 'Échec après {{milliseconds}}\u00a0ms.',
  came: 'La question reçue',
  configure: 'Modifier la configuration',
  configureSentence: 'Définissez ces variables dans l’environnement du serveur, puis redémarrez-le.',
  variables: {
    AI_PROVIDER:
      'auto, builtin, openai-compatible, anthropic, google, ollama ou llamacpp. Valeur par défaut\u00a0: le premier service qui a une clé, sinon le générateur intégré.',
    AI_MODEL:
      'Le nom du modèle, tel que l’écrit son fournisseur. Valeur par défaut\u00a0: un petit modèle du fournisseur.',
    AI_API_KEY: 'La clé du fournisseur. Elle reste sur le serveur.',
    AI_BASE_URL:
      'Une autre adresse compatible avec le protocole du fournisseur, par exemple pour vLLM ou Mistral.',
    AI_GGUF_PATH: 'Pour llamacpp\u00a0: le fichier du modèle.',
    AI_TIMEOUT_TOTAL_MS: 'La durée maximale d’une demande, en millisecondes.',
    AI_MAX_RETRIES: 'Le nombre de nouvelles tentatives quand le fournisseur est surchargé.',
    AI_CHECK:
      '«\u00a0off\u00a0» pour ne pas faire répondre une deuxième fois à chaque question sans son corrigé, ce qui double à peu près le coût.',
  },
}

export default generator
