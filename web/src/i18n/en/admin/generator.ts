const generator = {
  title: 'Question generator',
  sentence: 'What creates questions on this installation, and whether it works.',
  failed: 'The settings couldn’t be loaded',
  active: 'Active now',
  activeSentence: 'Read from the environment when the server started.',
  provider: 'Provider',
  model: 'Model',
  noModel: 'None needed',
  host: 'Host',
  noHost: 'On this server',
  key: 'Key',
  hasKey: 'Set, never shown',
  noKey: 'Not set',
  providers: {
    builtin: 'Built-in generator (no AI)',
    'openai-compatible': 'OpenAI-compatible service',
    anthropic: 'Anthropic',
    google: 'Google',
    ollama: 'Ollama',
    llamacpp: 'llama.cpp, with your own model file',
  },
  explained: {
    builtin:
      'It works without a model and sends nothing anywhere. It knows common subjects, and can create questions from any text that creators provide.',
    model: 'Creators’ subjects and texts are sent to this service to create questions.',
    local: 'The model runs on this server: nothing creators write leaves it.',
  },
  test: 'Test',
  testSentence: 'Asks the provider for one question. Nothing is kept or counted.',
  try: 'Ask for one question',
  trying: 'Asking…',
  works: 'It works',
  fails: 'It doesn’t work',
  took: 'Answered after {{milliseconds}} ms.',
  gaveUp: 'Gave up after {{milliseconds}} ms.',
  came: 'The question it returned',
  configure: 'Change the setup',
  configureSentence: 'Set these in the server’s environment, then restart it.',
  variables: {
    AI_PROVIDER:
      'auto, builtin, openai-compatible, anthropic, google, ollama or llamacpp. If unset: the first service with a key, otherwise the built-in generator.',
    AI_MODEL:
      'The model name, spelled as the provider spells it. If unset: one of the provider’s small models.',
    AI_API_KEY: 'The provider’s key. It stays on the server.',
    AI_BASE_URL: 'The address of another service that uses the provider’s protocol, such as vLLM or Mistral.',
    AI_GGUF_PATH: 'For llamacpp: the model file.',
    AI_TIMEOUT_TOTAL_MS: 'The longest a request may take, in milliseconds.',
    AI_MAX_RETRIES: 'How many times to retry when a provider is too busy.',
    AI_CHECK:
      '“off” to skip answering each question a second time without its key, which costs about as much again.',
  },
}

export default generator
