import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { dialect } from './test/e2e/dialect'
import type { OfWorker } from './test/e2e/engines/engine'

// Tests import sections of `src` and read what these define for the time before React.
Object.assign(globalThis, { BEFORE_REACT: true })

const PORT = Number(process.env['E2E_PORT'] ?? 4199)

/** The browser that `npm test` finds or installs, also for a run by hand; otherwise Playwright's own. */
const chromium =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

// Printed once, not by each worker.
if (process.env['TEST_WORKER_INDEX'] === undefined)
  console.log(`All journeys run in the dialect '${dialect}': DIALECT=${dialect} chooses it again`)

export default defineConfig<object, Pick<OfWorker, 'engine'>>({
  // Shown in the report.
  metadata: { dialect },
  testDir: 'test/e2e',
  outputDir: 'build/test/e2e',
  fullyParallel: true,
  // One more than there are processors: a test spends much of its time waiting for frames and responses.
  workers: 3,
  // Several times what a test takes on a quiet machine: a slow one is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // If everything runs at once, a browser may get too little time; a test that fails twice is broken.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line'], ['json', { outputFile: 'build/test/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ru-RU',
    contextOptions: { reducedMotion: 'reduce' },
    // A zone far from the shop's: dates must not follow the browser (contract 5.3).
    timezoneId: 'Asia/Vladivostok',
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test lives for seconds: with more room for new objects it collects less garbage.
        '--js-flags=--min-semi-space-size=16',
      ],
    },
  },
  projects: [
    // The other engines have drivers of their own. They come first, because each runs its tests one after another.
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: '**/engines/**/*.spec.ts',
      use: { engine },
    })),
    { name: 'chromium', testIgnore: '**/engines/**' },
  ],
  webServer: {
    // `npm run look` shows what another commit has built, too.
    command: `node ${process.env['SHOP_SERVER'] ?? 'build/shop/server.mjs'}`,
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
})
