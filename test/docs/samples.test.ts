import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import ts from 'typescript'
import { islands } from '../../widgets/islands'
import { files, ROOT } from './tree'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The code blocks of the guides, with their language. */
const samples = files()
  .filter((path) => /^(README|CONTRIBUTING|docs\/.+)\.md$/.test(path))
  .flatMap((path) =>
    [...read(path).matchAll(/^ *```(js|ts|html|css|sh|php)\n([^]*?)^ *```$/gm)].map(
      ([, language = '', code = '']): [string, string, string] => [path, language, code],
    ),
  )

/** Returns the syntax errors of a script. */
const faults = (script: string, language = 'js') =>
  (
    ts.transpileModule(script, { reportDiagnostics: true, fileName: `sample.${language}` }).diagnostics ?? []
  ).map(({ messageText }) => messageText)

/** Programs that only check the syntax, if they are installed. */
const LINTERS: Record<string, [string, ...string[]]> = { sh: ['bash', '-n'], php: ['php', '-l'] }
const runs = (command: string) => spawnSync(command, ['--version']).status === 0
const canLint = Object.fromEntries(
  Object.entries(LINTERS).map(([language, [command]]) => [language, runs(command)]),
)

function lint(language: string, input: string) {
  const [command = '', ...args] = LINTERS[language] ?? []
  const { status, stderr, stdout } = spawnSync(command, args, { input, encoding: 'utf8' })
  return status === 0 ? '' : stderr + stdout
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

it('finds the samples of the guides', () => {
  expect(samples.length).toBeGreaterThan(5)
})

const compiled = samples.filter(([, language]) => !(language in LINTERS))
const linted = samples.filter(([, language]) => language in LINTERS)

it.each(compiled)('%s: the sample in %s can be read: %s', (_, language, code) => {
  if (language === 'js' || language === 'ts') expect(faults(code, language)).toEqual([])
  if (language === 'css') {
    expect(() => transform({ filename: 'sample.css', code: Buffer.from(code) })).not.toThrow()
  }
  if (language !== 'html') return
  const page = new DOMParser().parseFromString(code, 'text/html')
  for (const script of page.querySelectorAll('script:not([src])')) {
    const text = script.textContent
    if (script.getAttribute('type') === 'application/json')
      expect(() => JSON.parse(text) as unknown).not.toThrow()
    else expect(faults(text)).toEqual([])
  }
})

for (const [path, language, code] of linted) {
  const where = canLint[language] ? it : it.skip
  where(
    `${path}: the sample in ${language} can be read (needs ${LINTERS[language]?.[0] ?? ''}): ${code}`,
    () => {
      expect(lint(language, language === 'php' && !code.startsWith('<?php') ? `<?php\n${code}` : code)).toBe(
        '',
      )
    },
  )
}

it('the guides start only commands that package.json has', () => {
  const started = linted.flatMap(([, , code]) =>
    [...code.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect(started.filter((name) => !(name in scripts))).toEqual([])
})

const phpFiles = files().filter((path) => /^examples\/.*\.php$/.test(path))
const wherePhp = canLint['php'] ? it : it.skip
wherePhp.each(phpFiles)('%s can be read (needs php)', (path) => {
  expect(lint('php', read(path))).toBe('')
})

describe('the room that the guide keeps', () => {
  const [, rule = ''] = /```css\n([^]*?min-height[^]*?)```/.exec(read('docs/embedding.md')) ?? []

  it.each(['examples/wordpress/lens-widgets/room.css', 'examples/pages/shop/shop.css'])(
    'is the room that %s keeps',
    (path) => {
      expect(rule).not.toBe('')
      expect(read(path)).toContain(rule)
    },
  )

  it('is kept for every island that fills a page', () => {
    const kept = [...rule.matchAll(/data-lens-widget='([\w-]+)'/g)].map(([, name]) => name)
    const filling = [...islands]
      .filter(([name, { isMade, isWanted }]) => !isMade && !isWanted && name !== 'callback')
      .map(([name]) => name)
    expect(kept.sort()).toEqual(filling.sort())
  })
})
