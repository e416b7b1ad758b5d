/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/* The plugin for WordPress against the widgets, without WordPress: `npm run e2e:wordpress` has that. */

const ROOT = join(__dirname, '../..')
const PLUGIN = join(ROOT, 'examples/wordpress/lens-widgets')
const read = (...path: string[]) => readFileSync(join(...path), 'utf8')
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Keys of the configuration that depend on the visitor: the shop's own code sets them. */
const OF_VISITOR = ['token', 'csrfToken', 'isMember']

it('has each key of the page on its settings page, but for those of the visitor', () => {
  const config = read(ROOT, 'src/host/PageConfig.ts')
  const keys = all(/^ {2}(\w+)\?:/gm, config)
  const fields = all(/^ {8}'([\w.]+)' => \[/gm, read(PLUGIN, 'includes/settings.php'))
  expect([...new Set(fields.map((field) => field.replace(/\..*/, '')))].sort()).toEqual(
    keys.filter((key) => !OF_VISITOR.includes(key)).sort(),
  )
  const shopUrls = all(/^ {2}(\w+): string$/gm, config)
  expect(fields.filter((field) => field.startsWith('shopUrls.'))).toEqual(
    shopUrls.map((key) => `shopUrls.${key}`),
  )
})

it('has its texts in English and Russian, as `npm run wordpress:texts` makes them', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/wordpressTexts.mjs', '--check'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const code = ['block.js', ...readdirSync(join(PLUGIN, 'includes')).map((name) => `includes/${name}`)]
  expect(code.filter((name) => /[а-яё]/i.test(read(PLUGIN, name)))).toEqual([])
})
