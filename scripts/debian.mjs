// Installs Debian's packages for the browser tests: browsers, and the libraries of old pages, of which npm has
// no browser build.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Runs a program and shows only its error output. Returns whether it succeeded. */
export const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Installs Debian's packages. Returns whether it could: it needs a Debian, root and a network. */
export function installFromDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${packages.join(', ')} from Debian…`)
  return run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-y', '-q', ...packages])
}

/** Installs the libraries of hostile pages; without them their tests are skipped, and say so. */
export function findOldLibraries() {
  const missing = ['prototype', 'mootools', 'jquery'].filter(
    (name) => !existsSync(`/usr/share/javascript/${name}`),
  )
  if (missing.length === 0 || installFromDebian(...missing.map((name) => `libjs-${name}`))) return
  console.warn(`Without Debian's ${missing.join(', ')} the tests of pages that use them are skipped.`)
}

/** Installs nginx, the second web server of the benchmark, and the tools for its network; returns whether they are there. */
export function findNginx() {
  const packages = {
    iproute2: '/sbin/ip',
    'nginx-light': '/usr/sbin/nginx',
    'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  }
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]))
  if (missing.length === 0 || installFromDebian(...missing)) return true
  console.warn(`Without Debian's ${missing.join(', ')} nothing is measured behind nginx.`)
  return false
}

/** Installs the other engines; without them the tests that use them are skipped, and say so. */
export function findEngines() {
  const packages = {
    'firefox-esr': '/usr/bin/firefox-esr',
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/Xvfb',
  }
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]))
  if (missing.length === 0 || installFromDebian(...missing)) return
  console.warn(`Without Debian's ${missing.join(', ')} the tests in their engines are skipped.`)
}
