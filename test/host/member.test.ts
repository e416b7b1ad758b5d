import { knownMember, rememberMember } from '../../src/host/member'

const page = (config: Record<string, unknown>) => (window.pageConfig = config)

afterEach(() => sessionStorage.clear())

it('the page says who is a member', () => {
  page({ token: 'a', isMember: false })
  rememberMember()
  expect(knownMember()).toBe(false)
  page({ token: 'b', isMember: true })
  expect(knownMember()).toBe(true)
})

it('a member is known by the last answer for the same token, and the token is not kept', () => {
  page({ token: 'secret-token' })
  expect(knownMember()).toBeUndefined()
  rememberMember()
  expect(knownMember()).toBe(true)
  expect(JSON.stringify(sessionStorage)).not.toContain('secret')
  page({ token: 'another' })
  expect(knownMember()).toBeUndefined()
})

it('a session without a token is not remembered: it may be anybody’s', () => {
  page({})
  rememberMember()
  expect(knownMember()).toBeUndefined()
})
