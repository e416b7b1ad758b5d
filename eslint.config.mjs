import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Rules for where an address, HTML or stored data may enter the page, each with the files that check it first. */
const gates = [
  {
    selector: 'JSXOpeningElement[name.name=/^(a|area|iframe|embed|object|script|base)$/]',
    message: 'A link goes through src/ui/controls/Anchor, which lets safe addresses through.',
    files: ['src/ui/controls/Anchor.tsx'],
  },
  {
    selector: 'JSXOpeningElement[name.name=/^(img|source|video|audio)$/]',
    message: 'A picture goes through src/ui/Picture or Video, which let safe addresses through.',
    // CameraView shows the camera, FileRow the file that the customer has just chosen; the map, tiles of the page's configuration.
    files: [
      'src/features/club/receipts/qr/CameraView.tsx',
      'src/ui/Picture.tsx',
      'src/ui/Video.tsx',
      'src/forms/FileRow.tsx',
      'src/map/PointMap.tsx',
    ],
  },
  {
    selector:
      ':matches(CallExpression[callee.object.name=location], AssignmentExpression[left.object.name=location])',
    message: 'Only src/host/page/pageAddress leaves the page.',
    files: ['src/host/page/pageAddress.ts'],
  },
  {
    selector:
      ':matches(JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc|formAction)$/], JSXOpeningElement[name.name=form] > JSXAttribute[name.name=action])',
    message: 'No HTML from texts, and no form that sends by itself.',
    files: [],
  },
  {
    selector:
      'MemberExpression[property.name=/^((inner|outer)HTML|insertAdjacentHTML|srcdoc|setHTMLUnsafe)$/]',
    message: 'No HTML from texts.',
    files: [],
  },
  {
    // If the page adds a key to `Object.prototype`, the browser reads it as an option: a `signal` would remove listeners.
    selector:
      'CallExpression:matches([callee.name=/^(fetch|addEventListener)$/], [callee.property.name=/^(fetch|(add|remove)EventListener|observe)$/]) > ObjectExpression.arguments',
    message: 'Options of the browser inherit nothing: src/host/withoutInherited.',
    files: [],
  },
  {
    selector: 'CallExpression[callee.name=setTimeout] MemberExpression[property.name=focus]',
    message: 'No timer moves the focus: what it moves to is drawn at once by flushSync.',
    files: [],
  },
  {
    selector: "CallExpression[callee.property.name='slice'][arguments.0.value=0][arguments.1.value=10]",
    message: 'A moment may name another day than the shop has then: dayInShop (src/domain/dates/days).',
    files: ['src/domain/dates/days.ts', 'src/api/wire.ts'],
  },
  {
    // `data = []`, `query.data ?? []`, `query.data?.items ?? []`, `data ?? []`, `valueOf(read) ?? []`
    selector: `:matches(${[
      'ObjectPattern > Property[key.name=/^(data|currentData)$/] > AssignmentPattern',
      ...[
        'MemberExpression.left[property.name=/^(data|currentData)$/]',
        'ChainExpression.left MemberExpression[property.name=/^(data|currentData)$/]',
        'ChainExpression.left MemberExpression > Identifier.object[name=/^(data|currentData)$/]',
        'Identifier.left[name=/^(data|currentData)$/]',
        'CallExpression.left[callee.name=valueOf]',
        'ChainExpression.left CallExpression[callee.name=valueOf]',
      ].map((left) => `LogicalExpression[operator=/^([?]{2}|[|]{2})$/] > ${left}`),
    ].join()})`,
    message:
      'A read that waits or has failed is not empty: no default beside a query (src/domain/remoteData).',
    // These two read answers themselves, before there is a query.
    files: ['src/api/earlyApi.ts', 'src/api/baseQuery.ts'],
  },
]

/** A dialog's file is loaded as a whole, and replaced as a whole before React, so it exports nothing else but types. */
const dialogAlone = {
  selector: `:matches(${[
    'Program > ExportNamedDeclaration > FunctionDeclaration[id.name!=/Dialog$/]',
    'Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name!=/Dialog$/]',
    'Program > ExportNamedDeclaration > :matches(ClassDeclaration, TSEnumDeclaration)',
    "Program > ExportNamedDeclaration[exportKind!='type'] > ExportSpecifier[exportKind!='type']",
    'ExportAllDeclaration',
  ].join()})`,
  message: 'A file …Dialog.tsx exports its component alone, and types.',
}
const outside = (file) => [
  'error',
  ...gates
    .filter(({ files }) => !files.includes(file))
    .map(({ selector, message }) => ({ selector, message })),
  ...(file?.endsWith('Dialog.tsx') ? [dialogAlone] : []),
]

export default tseslint.config(
  { ignores: ['bin/', 'dist/', 'build/', 'src/api/generated/', 'src/domain/records.ts'] },
  js.configs.recommended,
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'URL', 'fetch', 'setInterval', 'clearInterval'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
  },
  {
    // Half of the benchmark runs in the page.
    files: ['test/bench/**'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...['window', 'document', 'localStorage', 'performance', 'fetch', 'setTimeout'],
          ...['PerformanceObserver', 'requestAnimationFrame'],
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['examples/{wordpress,integrations}/**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        ['window', 'document', 'location', 'navigator'].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    // The rules that need types are oxlint's, which is many times faster; names are checked by TypeScript.
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base, tseslint.configs.eslintRecommended, jsxA11y.flatConfigs.strict],
    rules: {
      'no-unused-vars': 'off',
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel'] }],
      // Safari's VoiceOver forgets that a list without bullets is a list.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    // The React compiler runs on each file, so only those with components and hooks are checked.
    files: ['**/*.tsx', '**/use*.ts'],
    ignores: ['test/**'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['src/**', 'widgets/**'],
    ignores: ['src/host/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'open', 'localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({
          name,
          message: 'Only src/host reads the host page.',
        })),
      ],
    },
  },
  {
    files: ['src/**', 'widgets/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(\\.\\./){3}(?!.*(\\.css$|/prerender/))',
              message: 'What climbs three floors is imported by its name: #data/orders/order.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['test/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: '[callee.property.name=toHaveLength] AwaitExpression [callee.property.name=/^findAllBy/]',
          message: 'findAllBy… is content with the first: wait for the number (waitFor, getAllBy…).',
        },
      ],
    },
  },
  {
    files: ['{src,widgets,scripts,examples,check}/**/*.{ts,tsx,mjs}'],
    rules: {
      complexity: ['error', 20],
      'max-lines-per-function': [
        'error',
        { max: 120, skipBlankLines: true, skipComments: true, IIFEs: true },
      ],
    },
  },
  { files: ['src/**', 'widgets/**'], rules: { 'no-restricted-syntax': outside() } },
  { files: ['{src,widgets}/**/*Dialog.tsx'], rules: { 'no-restricted-syntax': outside('Dialog.tsx') } },
  ...gates
    .flatMap(({ files }) => files)
    .map((file) => ({ files: [file], rules: { 'no-restricted-syntax': outside(file) } })),
)
