/** @jest-environment node */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import nock from 'nock'

/* The pages of examples/integrations, each run where its runtime is installed. */

const EXAMPLES = join(__dirname, '../../examples/integrations')
const RUNNERS = join(__dirname, 'runners')
const SNIPPET = 'try{1<2&&"$&"}catch{}'
const TOKEN = 'full.<!--</script>'

const APACHE = '/usr/sbin/apache2'
const MODULES = '/usr/lib/apache2/modules'

const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0
const python = runs('/usr/bin/python3', '-c', 'import django') ? '/usr/bin/python3' : 'python3'
const has = {
  php: runs('php', '--version'),
  blade: runs('php', '-r', "exit(file_exists('/usr/share/php/Illuminate/View/autoload.php') ? 0 : 1);"),
  django: runs(python, '-c', 'import django'),
  nginx: runs('nginx', '-v'),
  apache: existsSync(APACHE) && existsSync(join(MODULES, 'libphp8.2.so')),
}

/** A test is skipped if the Debian package of its runtime is missing; its title names the runtime. */
const where = (isThere: boolean) => (isThere ? it : it.skip)

let folder: string
let widgets: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'integrations-'))
  widgets = join(folder, 'assets/lens-widgets')
  mkdirSync(widgets, { recursive: true })
  const cabinet = [
    { file: 'chunks/cabinet-1.js', integrity: 'sha384-a' },
    { file: 'assets/cabinet-1.css', integrity: 'sha384-b' },
  ]
  writeFileSync(
    join(widgets, 'manifest.json'),
    JSON.stringify({ preload: { cabinet }, snippet: { code: SNIPPET } }),
  )
})

afterAll(() => rmSync(folder, { recursive: true }))

function expectPage(html: string) {
  expect(html).toContain('<script type="module" src="/assets/lens-widgets/loader.js" crossorigin></script>')
  // The snippet reads the configuration, and hints without it make the calls wait.
  const order = ['data-lens-config>', `<script>${SNIPPET}</script>`, '/loader.js', 'modulepreload']
  const places = order.map((part) => html.indexOf(part))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  const hints = html.match(/<link rel="modulepreload"[^>]*>/g)
  expect(hints).toEqual([
    '<link rel="modulepreload" href="/assets/lens-widgets/chunks/cabinet-1.js" integrity="sha384-a" fetchpriority="low">',
  ])
  expect(html).toContain(
    '<div data-lens-widget="cabinet">Чтобы открыть личный кабинет, включите JavaScript.</div>',
  )
  const [, json = ''] = /<script type="application\/json" data-lens-config>(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({ profileUrl: '/personal/', token: TOKEN })
  expect(json).not.toContain('<')
}

/** A site of Bitrix with the component; what it writes for a page. */
function bitrixSite() {
  const root = join(folder, 'bitrix')
  cpSync(join(EXAMPLES, 'bitrix'), root, { recursive: true })
  cpSync(widgets, join(root, 'assets/lens-widgets'), { recursive: true })
  mkdirSync(join(root, 'local/php_interface'), { recursive: true })
  cpSync(join(EXAMPLES, 'php/LensWidgets.php'), join(root, 'local/php_interface/LensWidgets.php'))
  mkdirSync(join(root, 'bitrix'), { recursive: true })
  for (const part of ['header.php', 'footer.php']) writeFileSync(join(root, 'bitrix', part), '')
  return (page?: string) => {
    if (page !== undefined) writeFileSync(join(root, 'own.php'), page)
    const asked = page === undefined ? [] : ['/own.php']
    return execFileSync('php', [join(RUNNERS, 'bitrix.php'), root, ...asked], { encoding: 'utf8' })
  }
}

where(has.php)('Bitrix: the component writes head, configuration and container (needs php-cli)', () => {
  const html = bitrixSite()()
  expectPage(html)
  expect(html).toContain('"csrfToken":"csrf"')
})

where(has.php)('Bitrix: a component with the token is heard, whichever stands first (needs php-cli)', () => {
  const write = bitrixSite()
  const login =
    "$APPLICATION->IncludeComponent('lens:widget', '', ['NAME' => 'login', 'CONFIG' => ['token' => '']]);"
  const cabinet =
    "$APPLICATION->IncludeComponent('lens:widget', '', ['NAME' => 'cabinet', 'CONFIG' => ['token' => 'own']]);"
  for (const order of [
    [login, cabinet],
    [cabinet, login],
  ]) {
    const html = write(`<?php ${order.join(' ')}`)
    const blocks = [...html.matchAll(/data-lens-config>(.*?)<\/script>/g)].map(([, json = '']) => json)
    expect(blocks.map((json) => JSON.parse(json) as unknown)).toEqual([{ token: 'own', csrfToken: 'csrf' }])
    expect(html.match(/loader\.js/g)).toHaveLength(1)
    expect(html.match(/<script>/g)).toHaveLength(1)
  }
})

where(has.php)('Bitrix: what the visual editor keeps becomes settings of the widget (needs php-cli)', () => {
  const html = bitrixSite()(
    "<?php $APPLICATION->IncludeComponent('lens:widget', '', ['NAME' => 'product', 'PRODUCT_ID' => '20\"2', 'SHOW' => '']);",
  )
  expect(html).toContain('<div data-lens-widget="product" data-product-id="20&quot;2"></div>')
})

where(has.blade)('Laravel: the template writes them (needs php-illuminate-view)', () => {
  const args = [join(RUNNERS, 'laravel.php'), join(EXAMPLES, 'laravel'), widgets]
  expectPage(execFileSync('php', args, { encoding: 'utf8' }))
})

where(has.django)('Django: the tags write them (needs python3-django)', () => {
  const args = ['-B', join(RUNNERS, 'django_page.py'), join(EXAMPLES, 'django'), widgets]
  expectPage(execFileSync(python, args, { encoding: 'utf8' }))
})

it('nginx: hints.mjs writes the head of each widget', () => {
  const head = join(folder, 'lens-widgets-head')
  execFileSync(process.execPath, [join(EXAMPLES, 'nginx/hints.mjs'), widgets, head])
  expect(readFileSync(join(head, 'cabinet.html'), 'utf8').trim().split('\n')).toHaveLength(3)
})

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

where(has.nginx)('nginx: the page is put together by includes (needs nginx-light)', async () => {
  nock.enableNetConnect('127.0.0.1')
  const config = JSON.stringify({ profileUrl: '/personal/', token: TOKEN }).replaceAll('<', '\\u003c')
  const backend = createServer((_, response) =>
    response.end(`<script type="application/json" data-lens-config>${config}</script>`),
  )
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const port = await freePort()
  cpSync(join(EXAMPLES, 'nginx/pages'), join(folder, 'pages'), { recursive: true })
  execFileSync(process.execPath, [
    join(EXAMPLES, 'nginx/hints.mjs'),
    widgets,
    join(folder, 'lens-widgets-head'),
  ])
  const shop = readFileSync(join(EXAMPLES, 'nginx/shop.conf'), 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/srv/shop', folder)
    .replace(':8081', `:${(backend.address() as AddressInfo).port}`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root; pid ${join(folder, 'pid')}; daemon off; events {} http { access_log off; ${paths} ${shop} }`,
  )
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  try {
    const address = `http://127.0.0.1:${port}/personal/orders/`
    let answer: Response | undefined
    while (!answer && nginx.exitCode === null) answer = await fetch(address).catch(() => undefined)
    expect(answer?.headers.get('cache-control')).toBe('private, no-store')
    expectPage((await answer?.text()) ?? '')
    const manifest = await fetch(`http://127.0.0.1:${port}/assets/lens-widgets/manifest.json`, {
      headers: { 'Accept-Encoding': 'gzip' },
    })
    expect(manifest.headers.get('content-encoding')).toBe('gzip')
    expect(manifest.headers.get('cache-control')).toBe('no-cache')
  } finally {
    if (nginx.exitCode === null) {
      nginx.kill()
      await new Promise((resolve) => nginx.once('exit', resolve))
    }
    backend.close()
    nock.disableNetConnect()
  }
})

/** The configuration of a server that allows `.htaccess`, as shared hosts do. */
function apacheConf(root: string, port: number) {
  const modules = [
    'mpm_prefork',
    'authz_core',
    'dir',
    'mime',
    'env',
    'setenvif',
    'filter',
    'deflate',
    'headers',
  ]
  const prepend = join(root, 'prepend.php')
  writeFileSync(
    prepend,
    `<?php session_id('test'); session_start(); $_SESSION['API_TOKEN'] = '${TOKEN}'; session_write_close();`,
  )
  return [
    ...[...modules, 'rewrite'].map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`),
    `LoadModule php_module ${MODULES}/libphp8.2.so`,
    ...['ServerName localhost', `Listen 127.0.0.1:${port}`, `PidFile ${join(root, 'pid')}`, 'User www-data'],
    ...[
      'Group www-data',
      'KeepAlive Off',
      'ErrorLog /dev/null',
      'Mutex sem default',
      'TypesConfig /dev/null',
    ],
    ...[
      'AddLanguage br .br',
      `DocumentRoot ${join(root, 'site')}`,
      'AddHandler application/x-httpd-php .php',
    ],
    ...[`php_admin_value session.save_path ${join(root, 'sessions')}`],
    ...[`php_admin_value auto_prepend_file ${prepend}`],
    `<Directory ${join(root, 'site')}>\nAllowOverride All\nRequire all granted\n</Directory>`,
  ].join('\n')
}

where(has.apache)('Apache: .htaccess does what a server has to (needs libapache2-mod-php)', async () => {
  nock.enableNetConnect('127.0.0.1')
  const root = join(folder, 'apache')
  const site = join(root, 'site')
  const build = join(site, 'assets/lens-widgets')
  mkdirSync(join(root, 'sessions'), { recursive: true })
  cpSync(join(EXAMPLES, 'apache'), site, { recursive: true })
  cpSync(join(EXAMPLES, 'php/LensWidgets.php'), join(site, 'LensWidgets.php'))
  cpSync(widgets, build, { recursive: true })
  const script = 'export const text = "text"\n'.repeat(100)
  for (const name of ['loader.js', 'cabinet-1.js']) writeFileSync(join(build, name), script)
  writeFileSync(join(build, 'cabinet-1.js.br'), brotliCompressSync(script))
  chmodSync(folder, 0o755)
  chmodSync(join(root, 'sessions'), 0o777)
  const port = await freePort()
  writeFileSync(join(root, 'apache.conf'), apacheConf(root, port))
  const apache = spawn(APACHE, ['-X', '-f', join(root, 'apache.conf')], { stdio: 'ignore' })
  try {
    const get = (path: string, encoding = 'identity') =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'Accept-Encoding': encoding } })
    let page: Response | undefined
    while (!page && apache.exitCode === null) page = await get('/personal/orders/').catch(() => undefined)
    expect(page?.headers.get('cache-control')).toBe('private, no-store')
    expectPage((await page?.text()) ?? '')

    const chunk = await get('/assets/lens-widgets/cabinet-1.js', 'gzip, br')
    const told = ['content-type', 'content-encoding', 'content-language', 'vary', 'cache-control']
    expect(told.map((name) => chunk.headers.get(name))).toEqual([
      ...['text/javascript', 'br', null, 'Accept-Encoding', 'public, max-age=31536000, immutable'],
    ])
    expect(await chunk.text()).toBe(script)
    const loader = await get('/assets/lens-widgets/loader.js', 'gzip, br')
    expect(loader.headers.get('content-encoding')).toBe('gzip')
    expect(loader.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=604800')
    const plain = await get('/assets/lens-widgets/manifest.json')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('cache-control')).toBe('no-cache')
  } finally {
    if (apache.exitCode === null) {
      apache.kill()
      await new Promise((resolve) => apache.once('exit', resolve))
    }
    nock.disableNetConnect()
  }
})
