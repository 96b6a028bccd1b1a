const errors = {
  notFound: {
    title: 'Page not found: {{path}}',
    hint: 'The address may be mistyped, or the page has moved.',
    home: 'Go to the home page',
  },
  crash: {
    title: 'Something went wrong',
    hint: 'It is not your doing. What you had saved is safe; try again, or reload the page.',
    detail: 'What the page said',
  },
}

export default errors
