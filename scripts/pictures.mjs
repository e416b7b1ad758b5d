// Takes the pictures of the README: the cabinet's home and a product of the example shop, light and dark
// (`npm run pictures`).
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'

const PORT = '4174'
const FOLDER = 'docs/pictures'
const PAGES = {
  cabinet: '/personal/?visitor=full',
  product: '/catalog/yasno-month/?visitor=full',
}

const server = spawn(process.execPath, ['build/shop/server.mjs'], {
  env: { ...process.env, PORT },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise((resolve) => server.stdout.once('data', resolve))
const executablePath = await findChromium()
const browser = await chromium.launch(executablePath ? { executablePath } : {})
try {
  mkdirSync(FOLDER, { recursive: true })
  for (const colorScheme of ['light', 'dark'])
    for (const [name, path] of Object.entries(PAGES)) {
      const page = await browser.newPage({
        viewport: { width: 1280, height: 860 },
        deviceScaleFactor: 0.75,
        colorScheme,
        reducedMotion: 'reduce',
      })
      await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'networkidle' })
      // The sandbox panel of the example shop is not part of the product.
      await page.getByRole('complementary', { name: 'Песочница' }).evaluate((control) => control.remove())
      await page.screenshot({ path: `${FOLDER}/${name}-${colorScheme}.png`, animations: 'disabled' })
      await page.close()
    }
} finally {
  await browser.close()
  server.kill()
}
