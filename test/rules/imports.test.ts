/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const ROOT = join(__dirname, '../..')

/** For each rule, files that break it, with their imports. */
const OFFENCES: Record<string, Record<string, string[]>> = {
  'no-circular': { 'test/a.ts': ['./b'], 'test/b.ts': ['./a'] },
  ...Object.fromEntries(
    [
      'domain',
      'host',
      'ui',
      'forms',
      'prerender',
      'map',
      'api',
      'store',
      'island',
      'data',
      'parts',
      'shell',
      'features',
    ].map((folder) => [`${folder}-uses-only-`, { [`src/${folder}/planted.ts`]: ['../target'] }]),
  ),
  'areas-are-apart': { 'src/features/account/a/planted.ts': ['../../shop/b/target'] },
  'no-circles-between-features': {
    'src/features/club/one/first.ts': ['../two/target'],
    'src/features/club/two/second.ts': ['../one/target'],
  },
  'src-knows-no-widgets': { 'src/knowing.ts': ['../widgets/target'] },
  'nothing-uses-examples': { 'widgets/planted.ts': ['../examples/target'] },
  'the-check-stands-alone': { 'check/planted.ts': ['../src/target'] },
  'scripts-stand-alone': { 'scripts/planted.mjs': ['../src/target'] },
  'islands-are-apart': { 'widgets/checkout/planted.ts': ['../basket/target'] },
  'basket-and-checkout-are-apart': { 'src/features/shop/checkout/planted.ts': ['../basket/target'] },
  'maps-are-drawn-by-their-pane': { 'src/features/club/one/planted.ts': ['../../../map/PointMap'] },
  'not-found': { 'test/lost.ts': ['./nowhere'] },
}

interface Violation {
  from: string
  rule: { name: string }
}

function cruise(folder: string): Violation[] {
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const folders = ['src', 'widgets', 'examples', 'check', 'test', 'scripts']
  const { stdout } = spawnSync(
    process.execPath,
    [program, '--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json', ...folders],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 },
  )
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
}

it('finds each planted offence by its rule, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lens-imports-'))
  const plant = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  try {
    plant('tsconfig.json', readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'))
    plant('package.json', '{}')
    const targets = [
      'src',
      'widgets',
      'examples',
      'check',
      'widgets/basket',
      'src/features/shop/b',
      'src/features/shop/basket',
    ]
    for (const place of [...targets, 'src/features/club/one', 'src/features/club/two'])
      plant(`${place}/target.ts`, 'export {}\n')
    plant('src/map/PointMap.ts', 'export {}\n')
    for (const [file, imports] of Object.values(OFFENCES).flatMap((files) => Object.entries(files)))
      plant(file, imports.map((path) => `import '${path}'\n`).join(''))

    const found = new Map<string, Set<string>>()
    for (const { from, rule } of cruise(folder)) {
      const name = rule.name.replace(/-uses-only-.*/, '-uses-only-')
      found.set(name, (found.get(name) ?? new Set()).add(from))
    }
    const names = (record: Record<string, string[]>) =>
      Object.fromEntries(Object.entries(record).map(([name, files]) => [name, [...files].sort()]))
    expect(names(Object.fromEntries([...found].map(([name, files]) => [name, [...files]])))).toEqual(
      names({
        ...Object.fromEntries(Object.entries(OFFENCES).map(([rule, files]) => [rule, Object.keys(files)])),
        // A circle is reported once; one between features by their folders.
        'no-circular': ['test/a.ts'],
        'no-circles-between-features': ['src/features/club/one', 'src/features/club/two'],
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('has a planted offence for each rule', () => {
  const script = `import(${JSON.stringify(join(ROOT, '.dependency-cruiser.mjs'))}).then(({ default: { forbidden } }) => console.log(JSON.stringify(forbidden.map(({ name }) => name))))`
  const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  const rules = (JSON.parse(stdout) as string[]).map((name) => name.replace(/-uses-only-.*/, '-uses-only-'))
  expect(rules.sort()).toEqual(Object.keys(OFFENCES).sort())
})
