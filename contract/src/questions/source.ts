/** What a model is called wherever people read of it: `provider/model` without the provider, which is the operator's matter. */
export function modelName(generator: string): string {
  // Its own name may hold a stroke too.
  return generator.slice(generator.indexOf('/') + 1) || generator
}
