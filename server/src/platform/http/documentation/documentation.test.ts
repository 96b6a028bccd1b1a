import { API_SCOPES } from '@probant/contract/api-keys/scopes'
import { ENDPOINTS } from '@probant/contract/endpoints'
import { ERRORS, type ErrorName } from '@probant/contract/errors'
import { refusalsOf } from '@probant/contract/refusals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'

const test = testApp()
const all = Object.entries(ENDPOINTS)

interface Described {
  operationId: string
  security: Record<string, string[]>[]
  parameters: { name: string; in: string; schema: object; example?: unknown }[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { description: string; headers: object; content?: Record<string, Content> }>
}

interface Content {
  schema: object
  example?: unknown
  examples?: Record<string, { $ref: string }>
}

// biome-ignore lint/suspicious/noExplicitAny: whatever was sent
let document: any
beforeAll(async () => {
  document = (await test.browser().send('GET', '/api/openapi.json')).body
})

function operation(name: string): Described {
  const { method, url } = ENDPOINTS[name] ?? { method: '', url: '' }
  return document.paths[url.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
}

describe('/api/openapi.json', () => {
  it('is OpenAPI 3.1, and all that it refers to is there', async () => {
    const validator = new Validator({ strict: false })

    expect(await validator.validate(structuredClone(document))).toMatchObject({ valid: true })
    expect(validator.version).toBe('3.1')
    for (const [, path] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = path?.split('/').reduce((part, key) => part?.[key], document)
      expect(found, path).toBeDefined()
    }
  })

  it('names every call once', () => {
    const names = all.map(([name]) => operation(name).operationId)

    expect(names).toEqual(all.map(([name]) => name))
    expect(new Set(names).size).toBe(all.length)
  })

  it('has an example of all that is sent and answered, which its schema takes', () => {
    const takes = examined()
    for (const [name] of all) {
      const { parameters, requestBody, responses } = operation(name)
      for (const { name: field, schema, example } of parameters)
        if (example !== undefined) expect.soft(takes(schema, example), `${name} ${field}`).toBe('')
      const contents = [requestBody, ...Object.values(responses)].map(
        (part) => part?.content?.['application/json'],
      )
      for (const content of contents) {
        if (!content || isFile(content)) continue
        const examples = content.examples
          ? Object.keys(content.examples).map((refusal) => document.components.examples[refusal].value)
          : [content.example]
        for (const example of examples) expect.soft(takes(content.schema, example), name).toBe('')
      }
    }
  })

  it('lists each refusal below its status', () => {
    for (const [name, endpoint] of all) {
      for (const refusal of refusalsOf(endpoint)) {
        const { code, status } = ERRORS[refusal]
        const { content, description } = operation(name).responses[status] ?? { description: '' }
        expect(description, name).toContain(`${code} ${refusal}`)
        expect(Object.keys(content?.['application/json']?.examples ?? {}), name).toContain(refusal)
      }
    }
  })

  it('has each refusal as it is answered', () => {
    for (const name of Object.keys(ERRORS) as ErrorName[]) {
      const { error } = document.components.examples[name].value
      expect(error.code).toBe(ERRORS[name].code)
      expect(error.message, name).not.toMatch(/…|\{|undefined/)
    }
  })

  it('says which scope of a key a call needs, and what is left of its minute', () => {
    for (const [name, { program, access }] of all) {
      const { security, responses } = operation(name)
      const scopes = security.flatMap(({ key }) => key ?? [])
      expect(scopes, name).toEqual(program ? [program] : [])
      expect(security.length > 0, name).toBe(access !== 'public')
      for (const { headers } of Object.values(responses))
        expect(Object.hasOwn(headers, 'ratelimit-remaining'), name).toBe(Boolean(program))
      if (responses[429]) expect(responses[429].headers, name).toHaveProperty('retry-after')
    }
    for (const scope of API_SCOPES)
      expect(document.components.securitySchemes.key.description).toContain(scope)
  })

  it('says where a call may be named, and where a workspace', () => {
    for (const [name, { takesIdempotencyKey, workspace }] of all) {
      const { parameters, responses } = operation(name)
      const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)
      expect(headers.includes('idempotency-key'), name).toBe(Boolean(takesIdempotencyKey))
      expect(headers.includes('x-workspace'), name).toBe(Boolean(workspace))
      const replayed = Object.values(responses).some(({ headers }) => 'idempotent-replayed' in headers)
      expect(replayed, name).toBe(Boolean(takesIdempotencyKey))
    }
  })

  it('is there for people, too', async () => {
    expect((await test.browser().send('GET', '/api/docs/')).status).toBe(200)
  })
})

/** What a schema of the document has against an example: nothing, or why. */
function examined() {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'document', components: document.components })
  // The same for many calls, such as an id or why they may be refused.
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>()
  return (schema: object, example: unknown): string => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components')
    const takes = compiled.get(text) ?? ajv.compile(JSON.parse(text))
    compiled.set(text, takes)
    return takes(example) ? '' : ajv.errorsText(takes.errors)
  }
}

function isFile({ schema }: Content): boolean {
  return 'format' in schema && schema.format === 'binary'
}
