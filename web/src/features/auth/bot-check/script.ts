const loading = new Map<string, Promise<void>>()

/** Loads a provider's script, once. */
export function loadScript(src: string): Promise<void> {
  let script = loading.get(src)
  if (!script) {
    script = new Promise<void>((resolve, reject) => {
      const element = document.createElement('script')
      element.src = src
      element.async = true
      element.onload = () => resolve()
      element.onerror = () => {
        element.remove()
        loading.delete(src)
        reject(new Error(`${new URL(src).host} could not be loaded`))
      }
      document.head.append(element)
    })
    loading.set(src, script)
  }
  return script
}
