import { join } from 'node:path'
import { emit, type LensEvents } from '../../src/host/events'

it('problems and errors go to an address of the shop, with the page they are on', () => {
  const sendBeacon = jest.fn<boolean, [string, string]>(() => true)
  Object.assign(navigator, { sendBeacon })
  jest.requireActual(join(__dirname, '../../examples/integrations/monitoring/own.js'))
  const problem: LensEvents['problem'] = {
    kind: 'unreadable',
    call: 'GET /api/v2/internal/basket/',
    field: 'items[].price',
    status: null,
    reason: 'type',
    times: 3,
  }
  emit('problem', problem)
  const error = { name: 'basket', doing: 'draw', message: 'x is not a function' }
  emit('error', { ...error, error: new Error('x'), container: undefined })
  expect(sendBeacon.mock.calls.map(([address, body]) => [address, JSON.parse(body) as unknown])).toEqual([
    ['/monitoring/lens-widgets', { ...problem, page: '/personal/' }],
    ['/monitoring/lens-widgets', { ...error, kind: 'error', page: '/personal/' }],
  ])
})
