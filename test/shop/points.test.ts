/** @jest-environment node */
import { openShop } from './openShop'

const bill = 't=20260301T1802&s=2480.00&fn=9960440300123456&i=77001&fp=2941837465&n=1'

describe('Points', () => {
  it('points are what their history adds up to', async () => {
    const call = openShop().visitor('full.one')
    const { operations } = (await call('getPointsHistory')).data
    const sum = operations
      .filter(({ status }) => status === 'active')
      .reduce((total, { points }) => total + points, 0)
    expect((await call('getScore')).data).toMatchObject({ available: sum, expiring: [{ points: 240 }] })
    expect(sum).toBe(1840)
  })

  it('the history agrees with the orders, receipts and promo codes that it names', async () => {
    const call = openShop().visitor('full.one')
    const { operations } = (await call('getPointsHistory')).data
    const named = (type: string) =>
      operations
        .filter(({ type: kind, source }) => kind !== 'refund' && source.type === type && source.id !== null)
        .map(({ source, points, created_at }) => ({ id: source.id, points, day: created_at.slice(0, 10) }))
    const { orders } = (await call('getOrders')).data
    const earned = named('order').filter(({ points }) => points > 0)
    expect(earned.length).toBeGreaterThan(10)
    expect(
      orders.map(({ id, points, created_at }) => ({ id, points, day: created_at.slice(0, 10) })),
    ).toEqual(expect.arrayContaining(earned))
    const { checks } = (await call('getChecks')).data
    expect(
      checks.map(({ id, points, created_at }) => ({ id, points, day: created_at.slice(0, 10) })),
    ).toEqual(expect.arrayContaining(named('check')))
    const { certs } = (await call('getCertificateHistory')).data
    expect(named('certificate')).toEqual(
      certs.map(({ id, points_price, bought_at }) => ({
        id,
        points: -points_price,
        day: bought_at.slice(0, 10),
      })),
    )
    const { active, used } = (await call('getPromoCodes')).data
    const codes = [...active, ...used].map(({ promo_code }) => promo_code)
    expect(codes).toEqual(expect.arrayContaining(certs.map(({ promo_code }) => promo_code)))
  })

  it('points buy a promo code', async () => {
    const call = openShop().visitor('full.one')
    const { data } = await call('buyPromoCodeByCertificate', { body: { id: 3 } })
    expect(data.discount_value).toBe(1000)
    expect((await call('getPromoCodes')).data.active[0]?.promo_code).toBe(data.promo_code)
    expect((await call('getCertificateHistory')).data.certs[0]?.promo_code).toBe(data.promo_code)
    expect((await call('getScore')).data.available).toBe(840)
    expect((await call('getPointsHistory')).data.operations[0]).toMatchObject({
      type: 'spend',
      points: -1000,
    })
  })

  it('points buy nothing that costs more', async () => {
    const call = openShop().visitor('full.one')
    expect(await call('buyPromoCode', { body: { denomination_value: 3000 } })).toMatchObject({
      status: 400,
      errors: [{ message: 'Недостаточно баллов' }],
    })
    expect((await call('getScore')).data.available).toBe(1840)
  })
})

describe('An uploaded receipt', () => {
  it('an uploaded receipt is looked through, then accepted, then brings its points', async () => {
    const { visitor, pass } = openShop()
    const call = visitor('full.one')
    const { data } = await call('uploadCheck', { body: { bill, checkSource: 'cabinet' } })
    const first = async () => (await call('getChecks')).data.checks[0]
    expect(await first()).toMatchObject({
      id: data.id,
      status: { code: 'processing' },
      total_sum: { value: 2480 },
    })
    expect((await call('getScore')).data.available).toBe(1840)
    pass(31)
    expect(await first()).toMatchObject({ id: data.id, status: { code: 'accepted' } })
    expect((await call('getScore')).data.available).toBe(1964)
  })

  it('an uploaded receipt may be a photo', async () => {
    const call = openShop().visitor('full.one')
    const file = new File(['…'], 'чек.jpg', { type: 'image/jpeg' })
    await call('uploadCheck', { body: { file, checkSource: 'cabinet' } })
    expect((await call('getChecks')).data.checks[0]?.file).toMatchObject({ name: 'чек.jpg' })
  })

  it('an uploaded receipt is refused the second time', async () => {
    const call = openShop().visitor('full.one')
    await call('uploadCheck', { body: { bill, checkSource: 'cabinet' } })
    expect(await call('uploadCheck', { body: { bill, checkSource: 'cabinet' } })).toMatchObject({
      status: 400,
      errors: [{ code: 2, message: 'Чек с такими данными уже зарегистрирован' }],
    })
  })

  it.each([
    ['no file and no code', {}, 'file'],
    ['a code of something else', { bill: 'https://example.ru' }, 'bill'],
    [
      'a file of another kind',
      { file: new File(['…'], 'a.exe', { type: 'application/x-msdownload' }) },
      'file',
    ],
  ])('an uploaded receipt is refused with %s', async (_, body, field) => {
    const call = openShop().visitor('full.one')
    const { status, data } = await call('uploadCheck', { body: { ...body, checkSource: 'cabinet' } })
    expect([status, Object.keys(data)]).toEqual([422, [field]])
  })
})

describe('A receipt of a link', () => {
  const body = { code: '48-1024', products: ['Ясно Месяц', 'Росинка'] }

  it('a receipt of a link is accepted at once and brings its points', async () => {
    const call = openShop().visitor('full.one')
    await call('applyReceipt', { query: { sign: 'fresh' }, body })
    expect((await call('getChecks')).data.checks[0]).toMatchObject({
      source: 'link',
      status: { code: 'accepted' },
      points: 200,
    })
    expect((await call('getScore')).data.available).toBe(2040)
    expect(await call('applyReceipt', { query: { sign: 'fresh' }, body })).toMatchObject({
      errors: [{ code: 2 }],
    })
  })

  it.each([
    ['used', 2],
    ['silent', 4],
  ])('a receipt of a link of the sign %s is refused with code %i', async (sign, code) => {
    const answer = await openShop().visitor('full.one')('applyReceipt', { query: { sign }, body })
    expect(answer).toMatchObject({ status: 400, errors: [{ code }] })
  })

  it('a receipt of a link may come from a partner, unless nobody knows the partner', async () => {
    const call = openShop().visitor('full.one')
    const add = (partner: string) =>
      call('addPartnerReceipt', { body: { products: ['Ясно Месяц'], partner } })
    expect((await add('zdorovie')).data).toEqual({ success: true })
    expect((await call('getChecks')).data.checks[0]).toMatchObject({ source: 'partner', partner: 'zdorovie' })
    expect((await add('unknown')).data).toEqual({ success: false })
  })
})
