// Tests the plugin in Debian's WordPress: `npm run e2e:wordpress`. It sets WordPress up in `build/wordpress`
// with PHP's own server and MariaDB, installs the plugin as a shop would upload it, and walks through it in a
// real browser. Skipped, with a message, where Debian's packages cannot be installed.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findChromium } from './chromium.mjs'
import { installFromDebian } from './debian.mjs'

const PACKAGES = [
  ...['wordpress', 'wordpress-theme-twentytwentyone', 'wordpress-theme-twentytwentythree'],
  ...['php-cli', 'php-mysql', 'mariadb-server'],
]
const WORDPRESS = '/usr/share/wordpress'
const PORT = Number(process.env.WORDPRESS_PORT ?? 4188)
const SHOP_PORT = PORT + 1
const root = resolve('build/wordpress')
/** The path of WordPress on its host: '/magazin' for a subdirectory. */
const BASE = process.env.WORDPRESS_BASE ?? ''
/** The path of a second site, which makes the first the root of a network. */
const SECOND = process.env.WORDPRESS_SECOND ?? ''
const documents = join(root, 'documents')
const site = join(documents, BASE)
const database = join(root, 'database')
/** The path of a socket must be short. */
const sockets = mkdtempSync(join(tmpdir(), 'wordpress-'))
const socket = join(sockets, 'db')
const started = []

const runs = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
const isInstalled = () =>
  existsSync(join(WORDPRESS, 'wp-load.php')) &&
  existsSync(join(WORDPRESS, 'wp-content/themes/twentytwentythree')) &&
  runs('php', ['-r', 'exit(extension_loaded("mysqli") ? 0 : 1);']) &&
  runs('mariadbd', ['--version'])

function run(command, args, options = {}) {
  const { status, stderr, stdout } = spawnSync(command, args, { encoding: 'utf8', ...options })
  if (status !== 0) throw new Error(`${command} failed: ${stderr ?? ''}${stdout ?? ''}`)
}

function start(command, args, env = {}) {
  // The process gets a group of its own: PHP's server starts workers, which end only with their group.
  const options = { stdio: 'ignore', detached: true, env: { ...process.env, ...env } }
  const child = spawn(command, args, options)
  started.push(child)
  return child
}

/** Asks until the answer is true, as long as the process runs that has to become ready. */
async function until(child, isReady) {
  for (let ready = false; !ready;) {
    ready = await isReady()
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`)
  }
}

const answers = (port) => () =>
  fetch(`http://localhost:${port}/wp-login.php`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/** Makes the folder to upload: the plugin with a copy of the build in it. */
function layPlugin() {
  const plugin = join(root, 'lens-widgets')
  cpSync('examples/wordpress/lens-widgets', plugin, { recursive: true })
  cpSync('dist', join(plugin, 'dist'), { recursive: true })
  return plugin
}

function laySite(plugin) {
  // WordPress's themes and scripts are links into other packages.
  run('cp', ['-rLT', WORDPRESS, site])
  cpSync(plugin, join(site, 'wp-content/plugins/lens-widgets'), { recursive: true })
  cpSync('test/wordpress/site', site, { recursive: true })
  // WordPress itself speaks English, whether its translations are installed or not.
  rmSync(join(site, 'wp-content/languages'), { recursive: true, force: true })
  layConfig()
}

/** Settings with which WordPress serves several sites; the first installation runs without them. */
const NETWORK = {
  ...{ MULTISITE: true, SUBDOMAIN_INSTALL: false, SITE_ID_CURRENT_SITE: 1, BLOG_ID_CURRENT_SITE: 1 },
  ...{ DOMAIN_CURRENT_SITE: `localhost:${PORT}`, PATH_CURRENT_SITE: '/' },
}

const quoted = (value) => (typeof value === 'string' ? `'${value}'` : String(value))

function layConfig(more = {}) {
  const constants = {
    DB_NAME: 'wordpress',
    DB_CHARSET: 'utf8mb4',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    ...more,
  }
  const php = [
    '<?php',
    ...Object.entries(constants).map(([name, value]) => `define('${name}', ${quoted(value)});`),
    // WordPress makes no calls to the internet.
    ...['WP_HTTP_BLOCK_EXTERNAL', 'DISABLE_WP_CRON', 'AUTOMATIC_UPDATER_DISABLED'].map(
      (name) => `define('${name}', true);`,
    ),
    "$table_prefix = 'wp_';",
    "define('ABSPATH', __DIR__ . '/');",
    "require_once ABSPATH . 'wp-settings.php';",
  ]
  writeFileSync(join(site, 'wp-config.php'), php.join('\n'))
}

async function startDatabase() {
  const options = ['--no-defaults', `--datadir=${database}`]
  run('mariadb-install-db', [...options, '--user=root', '--auth-root-authentication-method=normal'])
  const server = start('mariadbd', [...options, '--user=root', `--socket=${socket}`, '--skip-networking'])
  const client = ['--no-defaults', `--socket=${socket}`, '-e', 'CREATE DATABASE IF NOT EXISTS wordpress']
  await until(server, () => runs('mariadb', client))
}

async function walk() {
  mkdirSync(documents, { recursive: true })
  laySite(layPlugin())
  await startDatabase()
  const shop = start(process.execPath, ['build/shop/server.mjs'], { PORT: String(SHOP_PORT) })
  run('php', [join(site, 'install.php'), `http://localhost:${PORT}${BASE}`, SECOND])
  if (SECOND !== '') {
    layConfig(NETWORK)
    run('php', [join(site, 'network.php'), `http://localhost:${PORT}`, SECOND])
  }
  const php = start('php', ['-S', `localhost:${PORT}`, '-t', documents, join(site, 'router.php')], {
    PHP_CLI_SERVER_WORKERS: '4',
    SHOP: `http://localhost:${SHOP_PORT}`,
    SECOND,
  })
  await until(shop, answers(SHOP_PORT))
  await until(php, answers(PORT))
  const args = ['playwright', 'test', '-c', 'test/wordpress/playwright.config.ts', ...process.argv.slice(2)]
  const { status } = spawnSync('npx', args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: (await findChromium()) ?? '',
      WORDPRESS: `http://localhost:${PORT}`,
      WORDPRESS_BASE: SECOND || BASE,
      WORDPRESS_IS_NETWORK: SECOND && '1',
    },
  })
  return status ?? 1
}

if (!isInstalled() && !(installFromDebian(...PACKAGES) && isInstalled())) {
  console.log(
    `Skipped: WordPress needs the Debian packages ${PACKAGES.join(', ')}, which cannot be had here.`,
  )
} else {
  rmSync(root, { recursive: true, force: true })
  try {
    process.exitCode = await walk()
  } finally {
    for (const { pid, exitCode } of started) if (pid && exitCode === null) process.kill(-pid)
    rmSync(sockets, { recursive: true, force: true })
  }
}
