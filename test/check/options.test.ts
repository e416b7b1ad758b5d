/** @jest-environment node */
import { optionsOf } from '../../check/options'

const url = ['--url', 'https://user:p%40ss@shop.test/']

describe('The command line of the check', () => {
  it.each<[string[], RegExp]>([
    [[], /--url is missing/],
    [['--url', 'shop'], /--url is no web address: "shop"/],
    [['--url', 'ftp://shop.test'], /begins with https/],
    [[...url, '--tokne', 'x'], /--tokne/],
    [[...url, '--token', 'токен'], /no header can carry/],
    [[...url, '--token-header', 'a b'], /no name of a header/],
    [[...url, '--writes'], /--writes needs --token/],
  ])('%j is refused with a reason', (args, reason) => {
    expect(() => optionsOf(args)).toThrow(reason)
  })

  it('knows the API below the address of the shop, and keeps secrets out of it', () => {
    const options = optionsOf([...url, '--origin', 'https://www.shop.test/page'], {
      LENS_WIDGETS_TOKEN: ' abc ',
    })
    expect(options?.target).toMatchObject({
      url: 'https://shop.test/api',
      token: 'abc',
      origin: 'https://www.shop.test',
      authorization: `Basic ${btoa('user:p@ss')}`,
    })
    expect(optionsOf(['--help'])).toBeUndefined()
  })

  it('takes the header of keys for one of another origin only where it is named', () => {
    const names = (...args: string[]) => {
      const { idempotencyHeader, hasKeyAcrossOrigins } = optionsOf([...url, ...args])?.target ?? {}
      return [idempotencyHeader, hasKeyAcrossOrigins]
    }
    expect(names()).toEqual(['Idempotency-Key', false])
    expect(names('--idempotency-header', 'X-Key')).toEqual(['X-Key', true])
  })
})
