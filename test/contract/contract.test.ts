/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { patternOf } from '../../examples/shop/api/http/route'
import { createShopApi } from '../../examples/shop/api/shopApi'
import { faultsOf } from '../../check/conformity'
import { operations } from './contract'
import { exampleOf } from '../../check/example'

const names = operations.map(({ method, path }) => `${method} /api${path}`)

/** The list of calls for which the contract was written. */
const listed = readFileSync(join(__dirname, 'calls.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [method = '', path = '', notes] = line.split('\t')
    return { name: `${method} ${path}`, isAssumed: notes === 'assumed' }
  })

describe('The contract', () => {
  it('the contract has every call of the list, and no other', () => {
    expect([...names].sort()).toEqual(listed.map(({ name }) => name).sort())
  })

  it('the contract marks every call that is only assumed', () => {
    const script = join(__dirname, '../../scripts/contract/assumed.mjs')
    const [wholly = ''] = execFileSync(process.execPath, [script], { encoding: 'utf8' }).split('\n\n')
    const told = wholly
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/ {2}/)[0]?.replace(' ', ' /api'))
    const assumed = listed.filter(({ isAssumed }) => isAssumed).map(({ name }) => name)
    expect(told.sort()).toEqual(assumed.sort())
  })

  it('the contract names every operation once', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
  })

  it('the sandbox answers every call of the contract', () => {
    const routes = createShopApi()
      // Middleware for all calls is no call, nor is the page of the bank.
      .routes.filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/api/sandbox/'))
      .map(({ method, path }) => `${method} ${path}`)
    expect([...routes].sort()).toEqual(
      operations.map(({ method, path }) => `${method} /api${patternOf(path)}`).sort(),
    )
  })

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'the examples of %s conform to the contract',
    (_, operation) => {
      const success = operation.answers.get(200)
      if (!success) throw new Error('There is no answer for success')
      expect(faultsOf(success, exampleOf(success))).toBe('')
      if (operation.body) expect(faultsOf(operation.body.schema, exampleOf(operation.body.schema))).toBe('')
      for (const { schema, example } of operation.parameters) expect(faultsOf(schema, example)).toBe('')
    },
  )
})
