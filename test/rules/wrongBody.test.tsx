import { render, screen } from '@testing-library/react'
import nock from 'nock'
import { shop, success } from '../support/shop'

const PATH = '/api/v2/internal/referral/apply/'

const send = (code: string) =>
  fetch(`https://shop.test${PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code }),
  })

it('a test that waits for a call with another body ends at once, with the difference', async () => {
  shop().post(PATH, { code: 'MARIA-117' }).reply(200, success(null))
  render(<p>Применяем</p>)
  void send('MARIA-118').catch(() => undefined)
  await expect(screen.findByText('Код применён')).rejects.toThrow(/another body[^]*MARIA-117[^]*MARIA-118/)
  nock.cleanAll()
})

it('a call with the body that is expected ends nothing', async () => {
  shop().post(PATH, { code: 'MARIA-117' }).reply(200, success(null))
  render(<p>Код применён</p>)
  await send('MARIA-117')
  expect(await screen.findByText('Код применён')).toBeVisible()
})
