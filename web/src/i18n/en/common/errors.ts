const errors = {
  notFound: {
    title: 'Page not found: {{path}}',
    hint: 'The address may be mistyped, or the page may have moved.',
    home: 'Go to the home page',
    dashboard: 'Go to your dashboard',
  },
  crash: {
    title: 'Something went wrong',
    hint: 'Everything you saved is safe. Try again, or reload the page.',
    detail: 'Technical details',
  },
}

export default errors
