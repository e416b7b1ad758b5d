/** Who may import whom (docs/architecture.md): each folder of `src` lists what it may use besides itself. */
const mayUse = {
  domain: [],
  host: [],
  ui: ['domain', 'host'],
  forms: ['domain', 'ui'],
  prerender: ['island', 'shell', 'forms', 'api', 'domain', 'host', 'ui'],
  map: ['domain', 'host', 'ui'],
  api: ['host', 'domain'],
  store: ['api', 'host', 'domain'],
  island: ['host', 'store', 'ui', 'domain'],
  data: ['api', 'domain', 'host'],
  shell: ['island', 'forms', 'ui', 'domain', 'host'],
  parts: ['data', 'forms', 'ui', 'domain', 'host'],
  features: ['parts', 'data', 'forms', 'ui', 'map', 'domain', 'store', 'island', 'host'],
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
        path: '^(src|widgets|examples|check|test)/',
        pathNot: [name, ...used].map(folder).concat('^src/css.d.ts'),
      },
    })),
    {
      name: 'areas-are-apart',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-circles-between-features',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/features/[^/]+/[^/]+$' },
      to: { path: '^src/features/[^/]+/[^/]+$', circular: true },
    },
    { name: 'src-knows-no-widgets', severity: 'error', from: { path: '^src/' }, to: { path: '^widgets/' } },
    {
      name: 'nothing-uses-examples',
      severity: 'error',
      from: { path: '^(src|widgets)/' },
      to: { path: '^(examples|check|test)/' },
    },
    {
      name: 'the-check-stands-alone',
      severity: 'error',
      from: { path: '^check/' },
      to: { path: '^(src|widgets|examples|test)/' },
    },
    {
      name: 'scripts-stand-alone',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(src|widgets|examples|check|test)/' },
    },
    {
      name: 'basket-and-checkout-are-apart',
      severity: 'error',
      from: { path: '^src/features/shop/(basket|checkout)/' },
      to: { path: '^src/features/shop/(basket|checkout)/', pathNot: '^src/features/shop/$1/' },
    },
    {
      // A map that fails leaves the list, with a sentence and one line in the log: MapPane does that.
      name: 'maps-are-drawn-by-their-pane',
      severity: 'error',
      from: { path: '^(src|widgets)/', pathNot: '^src/map/MapPane' },
      to: { path: '^src/map/PointMap', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'islands-are-apart',
      severity: 'error',
      from: { path: '^widgets/([^/]+)/' },
      to: { path: '^widgets/[^/]+/', pathNot: '^widgets/$1/' },
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
