import { on } from '../../src/host/on'
import * as product from '../../widgets/product/index'
import { mountIsland } from '../support/island'
import '../support/browser'

it('without a product the editor hears it, and the own content stands', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const failed = jest.fn()
  const end = on('error', failed)
  const { root } = await mountIsland('product', product)
  expect(root.querySelectorAll('slot')).toHaveLength(1)
  expect(root).not.toHaveTextContent('не продаётся')
  expect(warned.mock.calls).toEqual([[expect.stringContaining('"product" stays away')]])
  expect(failed).not.toHaveBeenCalled()
  end()
  warned.mockRestore()
})
