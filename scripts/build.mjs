// Generates the contract's code, builds the product, and prints its sizes into the docs: `npm run build [-- --maps]`.
// `--maps` writes source maps beside the scripts.
import { spawnSync } from 'node:child_process'

const run = (args, env = {}) => {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}

run(['scripts/generate.mjs'])
run(
  ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'],
  process.argv.includes('--maps') ? { MAPS: '1' } : {},
)
run(['scripts/sizes.mjs'])
