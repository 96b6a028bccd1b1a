// Asked by features/submissions/watching/developer-tools.ts. A file of its own, as it is: bundlers drop the statement.
addEventListener('message', () => {
  postMessage('reached')
  // biome-ignore lint/suspicious/noDebugger: whether somebody halts here is the question.
  debugger
  postMessage('passed')
})
