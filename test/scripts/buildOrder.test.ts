import { execFileSync } from 'node:child_process'

/** Begins builds of the product, each in a run of its own, and prints what they failed with. */
const BEGIN = `
  import { rollup } from 'rollup'
  const begin = (config) => rollup(config).then(() => 'it builds', ({ message }) => message)
  const { default: [, first, ...others] } = await import('./rollup.config.mjs')
  const loader = others.find(({ input }) => input === 'widgets/loader.ts')
  const { chunkLoads } = await import('./scripts/rollup/chunks.mjs')
  const { buildResults } = await import('./scripts/rollup/results.mjs')
  const results = buildResults()
  results.handOn('chunks', new Map())
  const loaderAfterIslands = { input: loader.input, plugins: [chunkLoads('', results)] }
  const messages = []
  for (const config of [first, loader, loaderAfterIslands]) messages.push(await begin(config))
  console.log(JSON.stringify(messages))
`

function begin() {
  const env = { ...process.env, NODE_ENV: 'development' }
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', BEGIN], {
    encoding: 'utf8',
    env,
  })
  return JSON.parse(printed) as string[]
}

it('a build that begins before the build whose results it needs fails, and names both', () => {
  const [first, loader, loaderAfterIslands] = begin()
  expect(first).toContain(
    'what is drawn before React needs "overview" of the islands\' build, which has not run',
  )
  expect(loader).toContain('the loader needs "chunks" of the islands\' build, which has not run')
  expect(loaderAfterIslands).toContain(
    'the loader needs "prerenderFiles" of the build of what is drawn before React, which has not run',
  )
})
