// Finds the Chromium of the browser tests: CHROMIUM_PATH, a system one, Debian's package (as root), Playwright's own.
import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { installFromDebian, run } from './debian.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)).find(existsSync)
}

async function fromPlaywright() {
  console.log('Installing Chromium by Playwright…')
  const { chromium } = await import('@playwright/test')
  run('npx', ['playwright', 'install', 'chromium'])
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** The path of a Chromium, installed when there is none; undefined when there is none to be had. */
export async function findChromium() {
  return (
    process.env.CHROMIUM_PATH ??
    onPath() ??
    (installFromDebian('chromium') ? onPath() : undefined) ??
    (await fromPlaywright())
  )
}
