import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The contract in one file, as `npm run generate` writes it. */
const { paths } = JSON.parse(readFileSync(join(__dirname, '../../build/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, unknown>>
}

const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({
    method: method.toUpperCase(),
    path: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  })),
)

/** Tells whether the contract has such a call: 'GET', '/api/v1/profile/score/?day=1'. */
export const isCallOfContract = (method: string, uri: string): boolean => {
  const [path = ''] = uri.split('?')
  return calls.some((call) => call.method === method.toUpperCase() && call.path.test(path))
}
