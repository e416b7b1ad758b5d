import { Bones } from '../../../ui/Skeleton'
import { Loaded } from '../../../ui/Loaded'
import { StyleSheet } from '../../../ui/StyleSheet'
import { FriendCodeCard } from './FriendCodeCard'
import { InvitationCard } from './InvitationCard'
import { InvitedCard } from './InvitedCard'
import css from './referral.css'
import { useReferralQuery } from '../../../data/referral/referralApi'

/** 'Пригласить друга': the own invitation, whom it brought, and a code that a friend gave. */
export function Page() {
  const referral = useReferralQuery()
  return (
    <>
      <StyleSheet href={css} />
      <Loaded query={referral} failure="Приглашение не загрузилось" skeleton={<InviteBones />}>
        {(data) => (
          <>
            <InvitationCard referral={data} />
            <InvitedCard referral={data} />
          </>
        )}
      </Loaded>
      <FriendCodeCard />
    </>
  )
}

function InviteBones() {
  return (
    <>
      <div className="card">
        <Bones label="Загружаем приглашение" heights={[24, 24, 48, 48]} />
      </div>
      <div className="card">
        <Bones label="Загружаем приглашённых друзей" heights={[24, 64]} />
      </div>
    </>
  )
}
