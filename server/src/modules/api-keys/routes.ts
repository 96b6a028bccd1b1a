import { createApiKey, listApiKeys, revokeApiKey } from '@probant/contract/api-keys/keys'
import type { Serve } from '#server/platform/http/serve.ts'
import type { ApiKeyService } from './service.ts'

export function apiKeyRoutes(serve: Serve, apiKeys: ApiKeyService) {
  serve(listApiKeys, ({ actor, workspace }) => apiKeys.list(actor, workspace))
  serve(createApiKey, ({ actor, workspace, body }) => apiKeys.create(actor, workspace, body))
  serve(revokeApiKey, ({ actor, params }) => apiKeys.revoke(actor, params.apiKeyId))
}
