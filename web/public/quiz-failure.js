// Runs before the rest of the quiz page: where a part of that does not come, or breaks, plain words stand instead of nothing.
;(() => {
  const show = () => {
    const [root, words] = ['root', 'failure'].map((id) => document.getElementById(id))
    if (root && words && !root.firstElementChild) root.append(words.content.cloneNode(true))
  }
  // What broke is taken away a moment later.
  const soon = () => setTimeout(show)
  // A face or a picture that does not come is no reason.
  const failed = ({ target }) => (target === window || target.tagName === 'SCRIPT') && soon()
  addEventListener('error', failed, true)
  addEventListener('unhandledrejection', soon)
  addEventListener('click', ({ target }) => target.id === 'reload' && location.reload())
})()
