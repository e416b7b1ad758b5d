/** Who may import whom (DESIGN, 'The house'): each folder of `src` lists what it may use besides itself. */
const mayUse = {
  domain: [],
  page: [],
  ui: ['domain'],
  forms: ['domain', 'ui'],
  api: ['page', 'domain'],
  store: ['api', 'page', 'domain'],
  island: ['page', 'store', 'ui', 'domain'],
}

const folder = (name) => `^src/${name}/`

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(mayUse).map(([name, used]) => ({
      name: `${name}-uses-only-${used.join('-') || 'itself'}`,
      severity: 'error',
      from: { path: folder(name) },
      to: {
        path: '^(src|widgets|examples|test)/',
        pathNot: [name, ...used].map(folder).concat('^src/css.d.ts'),
      },
    })),
    {
      name: 'features-are-apart',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-use-the-floors-below',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(?!features|api|domain|forms|ui|page|store)' },
    },
    { name: 'src-knows-no-widgets', severity: 'error', from: { path: '^src/' }, to: { path: '^widgets/' } },
    {
      name: 'nothing-uses-examples',
      severity: 'error',
      from: { path: '^(src|widgets)/' },
      to: { path: '^(examples|test)/' },
    },
    {
      name: 'not-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: 'react-input-mask' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
