import fc from 'fast-check'
import { isOpen } from '#data/invites/invite'
import { invitesApi } from '#data/invites/invitesApi'
import { specialistApi } from '#data/specialist/specialistApi'
import { createStore } from '#store/store'
import { announce, itCalls, itRefreshes, type Asked } from '../../support/endpoints'
import { shop } from '../../support/shop'

const at = '/v2/internal/specialist'
const { invites, acceptInvite, declineInvite, readInviteNotifications } = invitesApi.endpoints
const { specialistProfile } = specialistApi.endpoints

const shown: Asked = {
  call: `GET ${at}/invites/`,
  answer: 'getInvites',
  run: (dispatch) => dispatch(invites.initiate()),
}
const profile: Asked = {
  call: `GET ${at}/profile/`,
  answer: 'getSpecialistProfile',
  run: (dispatch) => dispatch(specialistProfile.initiate()),
}
const accepting: Asked = {
  call: `POST ${at}/invites/1901/accept/`,
  answer: 'acceptInvite',
  run: (dispatch) => dispatch(acceptInvite.initiate(1901)),
}
const declining: Asked = {
  call: `POST ${at}/invites/1901/decline/`,
  answer: 'declineInvite',
  body: { reason: 'Занят' },
  run: (dispatch) => dispatch(declineInvite.initiate({ id: 1901, reason: 'Занят' })),
}
const seeing: Asked = {
  call: `POST ${at}/invites/read_notifications/`,
  answer: 'readInviteNotifications',
  run: (dispatch) => dispatch(readInviteNotifications.initiate()),
}

itCalls([{ ...shown, under: 'invites' }, accepting, declining, seeing])
itRefreshes('an answer refreshes the invites and their count', accepting, [shown, profile])
itRefreshes('a refusal does so, too', declining, [shown, profile])

describe('The count of unread invites', () => {
  const unread = async (answer: () => void) => {
    const store = createStore()
    announce(profile)
    await profile.run(store.dispatch)
    answer()
    await seeing.run(store.dispatch)
    return specialistProfile.select()(store.getState()).data?.specialist?.invitesUnread
  }

  it('goes once the invites have been seen', async () => {
    expect(await unread(() => announce(seeing))).toBe(0)
  })

  it('stays when the shop did not hear of it', async () => {
    expect(await unread(() => void shop().post(`/api${at}/invites/read_notifications/`).reply(500))).toBe(2)
  })
})

it('an invite can be answered while it is new and not over', () => {
  const now = new Date('2026-03-05T12:00:00+03:00')
  const statuses = fc.constantFrom('new', 'accepted', 'declined', 'expired', 'later')
  const minutes = fc.option(fc.integer({ min: -10_000, max: 10_000 }))
  fc.assert(
    fc.property(statuses, minutes, (code, away) => {
      const expiresAt = away === null ? null : new Date(now.getTime() + away * 60_000).toISOString()
      const invite = { status: { code, label: '' }, expiresAt } as Parameters<typeof isOpen>[0]
      expect(isOpen(invite, now)).toBe(code === 'new' && (away === null || away > 0))
    }),
  )
})
