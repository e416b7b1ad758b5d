/** @type {import('jest').Config} */
export default {
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/test/jsdomEnvironment.mjs',
  testEnvironmentOptions: { url: 'https://shop.test/personal/' },
  globals: { BEFORE_REACT: false },
  setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // The package has only ES modules, so it is transformed.
  transformIgnorePatterns: ['/node_modules/(?!(qr)/)'],
  moduleNameMapper: {
    '\\.css$|\\?worker$': '<rootDir>/test/support/css.ts',
    '^react-input-mask$': '<rootDir>/node_modules/react-input-mask/lib/react-input-mask.development.js',
  },
  testSequencer: '<rootDir>/test/testOrder.mjs',
  maxWorkers: 2,
  // Many times what a test takes on a quiet machine: a slow test is no failure, and beside the browser tests each one
  // takes several times as long.
  testTimeout: 180_000,
}
