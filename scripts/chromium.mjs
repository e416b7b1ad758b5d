// Finds the Chromium of the browser tests: CHROMIUM_PATH, a system one, Debian's package (as root), Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)).find(existsSync)
}

const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium from Debian…')
  return run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-y', '-q', 'chromium'])
    ? onPath()
    : undefined
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
  return process.env.CHROMIUM_PATH ?? onPath() ?? fromDebian() ?? (await fromPlaywright())
}
