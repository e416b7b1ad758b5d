import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { dialect } from './test/e2e/dialect'
import type { OfWorker } from './test/e2e/engines/engine'

// Tests read of `src` what sections say of the time before React.
Object.assign(globalThis, { BEFORE_REACT: true })

const PORT = Number(process.env['E2E_PORT'] ?? 4199)

/** What `npm test` finds or installs, for a run by hand; else Playwright's own. */
const chromium =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

// Once, and not by each worker.
if (process.env['TEST_WORKER_INDEX'] === undefined)
  console.log(`All journeys run in the dialect '${dialect}': DIALECT=${dialect} chooses it again`)

export default defineConfig<object, Pick<OfWorker, 'engine'>>({
  // For the report.
  metadata: { dialect },
  testDir: 'test/e2e',
  outputDir: 'build/test/e2e',
  fullyParallel: true,
  // One more than processors: a test waits for frames and answers a good part of its time.
  workers: 3,
  // Several times what a test takes on a quiet machine: a slow one is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A machine that runs everything at once may starve a browser; what fails twice is broken.
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
      ],
    },
  },
  projects: [
    // The other engines have drivers of their own. First, because each is one long row of tests.
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
