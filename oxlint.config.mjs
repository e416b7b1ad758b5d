import { defineConfig } from 'oxlint'
import tseslint from 'typescript-eslint'

/* The strict rules of typescript-eslint, most of which need types. All other rules are ESLint's. */

const PREFIX = '@typescript-eslint/'

/** Rules that this version of oxlint does not have yet. */
const MISSING = ['@typescript-eslint/no-unsafe-enum-assignment']

const strict = tseslint.configs.strictTypeChecked
  .flatMap(({ rules }) => Object.entries(rules ?? {}))
  .filter(([name]) => name.startsWith(PREFIX) && !MISSING.includes(name))
  .map(([name, level]) => [name.replace(PREFIX, 'typescript/'), level])

export default defineConfig({
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  ignorePatterns: ['bin/', 'dist/', 'build/', 'src/api/generated/', 'src/domain/records.ts'],
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...Object.fromEntries(strict),
        'typescript/consistent-type-imports': 'error',
        // RTK's way to say that a call takes no argument.
        'typescript/no-invalid-void-type': 'off',
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        // The index signature of a configuration or an answer is read by brackets (noPropertyAccessFromIndexSignature).
        'typescript/dot-notation': 'off',
      },
    },
  ],
})
