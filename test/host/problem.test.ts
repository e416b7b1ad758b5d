import { tellProblem } from '#host/problem'

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)

it('a problem is told to the page each time it is new, and to the console with what may differ', () => {
  const told: unknown[] = []
  document.addEventListener('lens-widgets:problem', ({ detail }) => void told.push(detail))
  const call = 'GET /api/v2/internal/basket/'
  for (const status of [502, 500])
    tellProblem({ kind: 'call', call, status, reason: 'http' }, 'https://api.shop.test/v2/internal/basket/')
  tellProblem({ kind: 'file', reason: 'load' }, 'https://shop.test/assets/chunks/a.js')
  expect(told).toEqual([
    { kind: 'call', call, field: null, status: 502, reason: 'http', times: null },
    { kind: 'file', call: null, field: null, status: null, reason: 'load', times: null },
  ])
  expect(warn.mock.calls.flat()).toEqual([
    `[lens-widgets] call ${call} (502, http, https://api.shop.test/v2/internal/basket/)`,
    '[lens-widgets] file (load, https://shop.test/assets/chunks/a.js)',
  ])
})
