// Server side includes cannot read JSON: `node hints.mjs DIST FOLDER` writes what each widget needs in the head of its
// page into a file of its own, `FOLDER/cabinet.html`. Run it with every deploy.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const URL_OF_WIDGETS = '/assets/lens-widgets'
const [dist = 'dist', folder = 'lens-widgets-head'] = process.argv.slice(2)
const { preload, snippet } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))

mkdirSync(folder, { recursive: true })
for (const [name, files] of Object.entries(preload)) {
  const hints = files
    .filter(({ file }) => file.endsWith('.js'))
    .map(
      ({ file, integrity }) =>
        `<link rel="modulepreload" href="${URL_OF_WIDGETS}/${file}" integrity="${integrity}" fetchpriority="low">\n`,
    )
  const loader = `<script type="module" src="${URL_OF_WIDGETS}/loader.js" crossorigin></script>\n`
  // The snippet starts the cabinet's first calls, which would otherwise wait behind the hints. A policy allows it by
  // `snippet.hash`.
  const early = name === 'cabinet' ? `<script>${snippet.code}</script>\n` : ''
  writeFileSync(join(folder, `${name}.html`), early + loader + hints.join(''))
}
