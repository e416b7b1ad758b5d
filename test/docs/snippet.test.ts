import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

it('The guide to embedding holds the snippet for templates as the build makes it, with its hash', () => {
  const print =
    "import('./scripts/rollup/package.mjs').then(({ readSnippet }) => readSnippet()).then(({ code }) => process.stdout.write(code))"
  const code = execFileSync(process.execPath, ['-e', print], { encoding: 'utf8' })
  const readme = readFileSync('docs/embedding.md', 'utf8')
  expect(readme).toContain(`\n<script>${code}</script>\n`)
  expect(readme).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(code).digest('base64')}'`)
})
