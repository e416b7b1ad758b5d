// Finds the Chromium of the browser tests: CHROMIUM_PATH, one without windows (which needs 60 % of the
// processor time), a system one, Playwright's own. A missing one is installed from Debian's packages, as
// root.
import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { installFromDebian, run } from './debian.mjs'

const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath(names = NAMES) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(existsSync)
}

async function fromPlaywright() {
  console.log('Installing Chromium by Playwright…')
  const { chromium } = await import('@playwright/test')
  run('npx', ['playwright', 'install', 'chromium'])
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** Returns the path of a Chromium and installs one if there is none; undefined if that fails. */
export async function findChromium() {
  return (
    process.env.CHROMIUM_PATH ??
    onPath([SHELL]) ??
    (installFromDebian(SHELL) ? onPath([SHELL]) : undefined) ??
    onPath() ??
    (installFromDebian('chromium') ? onPath() : undefined) ??
    (await fromPlaywright())
  )
}
