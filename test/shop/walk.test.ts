/** @jest-environment node */
import { operations } from '../contract/contract'
import { openShop } from './openShop'
import { walkTo } from './walkTo'

describe('The examples of the contract, sent to the sandbox,', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'the examples of the contract succeed in the sandbox and conform: %s',
    async (_, operation) => {
      const { status } = await walkTo(operation, openShop().visitor)
      expect(status).toBe(200)
    },
  )
})
