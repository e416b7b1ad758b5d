import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../build/test/wordpress',
  // `npm run e2e:wordpress` starts them.
  webServer: [],
  fullyParallel: false,
  workers: 1,
  reporter: 'list',
  use: {
    ...base.use,
    actionTimeout: 20_000,
    baseURL: process.env['WORDPRESS'] ?? 'http://localhost:4188',
  },
})
