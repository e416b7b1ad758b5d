/** Returns a value as JSON that cannot end its script element. */
const inScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Returns the page for a session: its token and CSRF token are those that the calls will send. */
export const pageOf = ({ token, csrfToken }) => `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Личный кабинет</title>
    <script type="application/json" data-lens-config>${inScript({ profileUrl: '/personal/', token, csrfToken })}</script>
    <script type="module" src="/assets/lens-widgets/loader.js" crossorigin></script>
  </head>
  <body>
    <div data-lens-widget="cabinet">Чтобы открыть личный кабинет, включите JavaScript.</div>
  </body>
</html>
`
