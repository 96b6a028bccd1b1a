/**
 * npm passes a signal on to the shell it runs a script in, and to nobody else: the shell dies, and what it ran would go
 * on without anyone to stop it. So a parent that is gone means the same as the signal.
 * @param {() => void} stop
 */
export function stopWithParent(stop) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}
