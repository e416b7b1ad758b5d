/* The same to Sentry, which the page has set up. Its level tells what stops a purchase from what can wait. */
/* global Sentry */
document.addEventListener('lens-widgets:problem', ({ detail }) => {
  const { kind, call, field } = detail
  const level = kind === 'unreadable' ? 'warning' : 'error'
  Sentry.captureMessage(['lens-widgets', kind, call, field].filter(Boolean).join(' '), {
    level,
    extra: detail,
  })
})
document.addEventListener('lens-widgets:error', ({ detail: { name, doing, error } }) =>
  Sentry.captureException(error, { tags: { widget: name, doing } }),
)
