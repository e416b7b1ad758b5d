import { execFileSync } from 'node:child_process'

/** Makes the islands as `npm run dev` does, in memory, and prints the names of the scripts. */
const BUILD = `
  import { rollup } from 'rollup'
  const { default: [islands] } = await import('./rollup.config.mjs')
  const plugins = islands.plugins.filter((plugin) => plugin && plugin.name !== 'clean')
  const { generate } = await rollup({ ...islands, plugins })
  const { output } = await generate(islands.output)
  console.log(JSON.stringify(output.filter(({ type }) => type === 'chunk').map(({ fileName }) => fileName)))
`

it('what developers preview can be built: no scripts import each other', () => {
  const env = { ...process.env, NODE_ENV: 'development' }
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], {
    encoding: 'utf8',
    env,
  })
  const names = JSON.parse(printed) as string[]
  expect(names).toContainEqual(expect.stringMatching(/^chunks\/cabinet-/))
  expect(names).toContainEqual(expect.stringMatching(/^chunks\/core-/))
})
