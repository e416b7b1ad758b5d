/** JSON that cannot end its script element. */
const inScript = (value) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The page that is printed for a session: its token and CSRF token are what the calls will carry. */
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
