import {
  isKnownGuest,
  isKnownMember,
  isKnownSpecialist,
  rememberMember,
  rememberSpecialist,
} from '#host/customer/member'

const page = (config: Record<string, unknown>) => (window.pageConfig = config)

afterEach(() => localStorage.clear())

it('the page says who is a member', () => {
  page({ token: 'a', isMember: false })
  expect(isKnownGuest()).toBe(true)
  page({ token: 'b', isMember: true })
  rememberMember(false)
  expect(isKnownGuest()).toBe(false)
  expect(isKnownMember()).toBe(true)
  page({ token: 'b', isMember: false })
  rememberMember(true)
  expect(isKnownMember()).toBe(false)
})

it('a member is known by the last answer for the same token', () => {
  page({ token: 'a' })
  expect(isKnownMember()).toBe(false)
  rememberMember(true)
  expect(isKnownMember()).toBe(true)
  page({ token: 'another' })
  expect(isKnownMember()).toBe(false)
  page({ token: 'a' })
  rememberMember(false)
  expect(isKnownMember()).toBe(false)
})

it('another tab, and another day, knows a member', () => {
  page({ token: 'a' })
  rememberMember(true)
  sessionStorage.clear()
  expect(isKnownMember()).toBe(true)
})

it('a guest is known by the last answer for the same token, and the token is not kept', () => {
  page({ token: 'secret-token' })
  expect(isKnownGuest()).toBe(false)
  rememberMember(false)
  expect(isKnownGuest()).toBe(true)
  expect(JSON.stringify(localStorage)).not.toContain('secret')
  page({ token: 'another' })
  expect(isKnownGuest()).toBe(false)
})

it('a guest who has become a member is no guest any more', () => {
  page({ token: 'secret-token' })
  rememberMember(false)
  rememberMember(true)
  expect(isKnownGuest()).toBe(false)
})

it('a specialist is known by the last answer for the same token, whether a member or not', () => {
  page({ token: 'a' })
  expect(isKnownSpecialist()).toBe(false)
  rememberSpecialist(true)
  rememberMember(false)
  expect(isKnownSpecialist()).toBe(true)
  page({ token: 'another' })
  expect(isKnownSpecialist()).toBe(false)
  page({ token: 'a' })
  rememberSpecialist(false)
  expect(isKnownSpecialist()).toBe(false)
})

it('a session without a token is not remembered: it may be anybody’s', () => {
  page({})
  rememberMember(false)
  expect(isKnownGuest()).toBe(false)
  rememberMember(true)
  expect(isKnownMember()).toBe(false)
})
