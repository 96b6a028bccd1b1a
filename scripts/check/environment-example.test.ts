import { expect, it } from 'vitest'
import { differences, explained, readByCompose, readByServer } from './environment-example.ts'

it('reads the variables of the example, the configuration and compose.yaml', () => {
  expect(explained('# The port.\n#PORT=3000\nHOST=127.0.0.1\n# As in LOG_LEVEL=info')).toEqual([
    'PORT',
    'HOST',
  ])
  const config =
    'const environmentSchema = z.object({\n  HOST: z.string(),\n  PORT: z\n    .string(),\n})\nconst other = {\n  COLOUR: 1,\n}'
  expect(readByServer(config)).toEqual(['HOST', 'PORT'])
  // biome-ignore lint/suspicious/noTemplateCurlyInString: compose.yaml has placeholders of its own.
  expect(readByCompose('DATABASE_URL: postgres://${PASSWORD:?set it}@postgres')).toEqual(['PASSWORD'])
})

it('names what is missing on either side', () => {
  expect(differences(['HOST', 'COLOUR'], ['HOST', 'PORT'])).toEqual([
    'PORT is not in .env.example',
    'COLOUR is in .env.example, but nothing reads it',
  ])
})
