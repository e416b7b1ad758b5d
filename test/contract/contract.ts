import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationsOf, type Operation } from '../../check/contract'

/** The contract in one file, as `npm run generate` writes it. */
const contract: unknown = JSON.parse(readFileSync(join(__dirname, '../../build/openapi.json'), 'utf8'))

export const operations = operationsOf(contract)

export function operation(id: string): Operation {
  const found = operations.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`The contract has no operation ${id}`)
  return found
}
