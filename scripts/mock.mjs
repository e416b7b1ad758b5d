// Runs the example shop with another API server: Prism answers every call of the contract with its examples and checks
// the widgets' requests against it: `npm run contract:mock`.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const API_PORT = process.env.API_PORT ?? '4010'
const API_URL = `http://127.0.0.1:${API_PORT}`

const children = []
function start(args, stdio, env = {}) {
  const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...env } })
  children.push(child)
  // If one process exits, all are stopped: they are of no use alone.
  child.on('exit', (code) => stop(code ?? 0))
  return child
}

function stop(code) {
  for (const child of children) child.kill()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))

const prism = start(
  [
    createRequire(import.meta.url).resolve('@stoplight/prism-cli'),
    'mock',
    'dist/openapi.json',
    '--port',
    API_PORT,
  ],
  ['ignore', 'pipe', 'inherit'],
)
let told = ''
let isListening = false
prism.stdout.setEncoding('utf8').on('data', (text) => {
  told += text
  if (!isListening && told.includes('is listening')) {
    isListening = true
    start(['build/shop/server.mjs'], 'inherit', { API_URL })
  } else if (isListening) process.stdout.write(text)
})
