import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['dist/', 'build/', 'src/api/generated/'] },
  js.configs.recommended,
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'URL', 'setInterval', 'clearInterval'].map((name) => [name, 'readonly']),
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
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.strict,
    ],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // RTK's way to say that a call takes no argument.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The index signature of a configuration or an answer is read by brackets (noPropertyAccessFromIndexSignature).
      '@typescript-eslint/dot-notation': 'off',
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel'] }],
      // Safari's VoiceOver forgets that a list without bullets is a list.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['src/**', 'widgets/**'],
    ignores: ['src/page/**'],
    rules: {
      'no-restricted-globals': ['error', { name: 'window', message: 'Only src/page reads the host page.' }],
    },
  },
)
