// Rebuilds on every change and serves the example shop, whose pages reload when a build is done.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const env = { ...process.env, NODE_ENV: 'development' }
const run = (command, args) =>
  spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })

run('npm', ['run', '-s', 'generate']).on('exit', () => {
  run('npx', ['rollup', '-c', '--watch', '--silent'])
  run('npx', ['rollup', '-c', '--watch', '--silent', '--environment', 'TARGET:shop'])
  const served = setInterval(() => {
    if (!existsSync('build/shop/server.mjs')) return
    clearInterval(served)
    run(process.execPath, ['--watch', 'build/shop/server.mjs'])
  }, 500)
})
