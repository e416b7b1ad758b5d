import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { files, ROOT } from './tree'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** What the guides show as code, by its language. */
const samples = files()
  .filter((path) => /^(README|docs\/.+)\.md$/.test(path))
  .flatMap((path) =>
    [...read(path).matchAll(/^ *```(js|html|css)\n([^]*?)^ *```$/gm)].map(
      ([, language = '', code = '']): [string, string, string] => [path, language, code],
    ),
  )

/** What keeps a script from being compiled. */
const faults = (script: string) =>
  (ts.transpileModule(script, { reportDiagnostics: true, fileName: 'sample.js' }).diagnostics ?? []).map(
    ({ messageText }) => messageText,
  )

it('finds the samples of the guides', () => {
  expect(samples.length).toBeGreaterThan(5)
})

it.each(samples)('%s: the sample in %s can be read: %s', (_, language, code) => {
  if (language === 'js') expect(faults(code)).toEqual([])
  if (language !== 'html') return
  const page = new DOMParser().parseFromString(code, 'text/html')
  for (const script of page.querySelectorAll('script:not([src])')) {
    const text = script.textContent
    if (script.getAttribute('type') === 'application/json')
      expect(() => JSON.parse(text) as unknown).not.toThrow()
    else expect(faults(text)).toEqual([])
  }
})

it('the room that the guide keeps is the room that the plugin for WordPress keeps', () => {
  const [, rule = ''] = /```css\n([^]*?)```/.exec(read('docs/embedding.md')) ?? []
  expect(rule).toContain('min-height')
  expect(read('examples/wordpress/lens-widgets/room.css')).toContain(rule)
})
