import { Skeleton } from '#ui/states/Skeleton'
import { Loaded } from '#ui/states/Loaded'
import { StyleSheet } from '#ui/StyleSheet'
import { FriendCodeCard } from './FriendCodeCard'
import { InvitationCard } from './InvitationCard'
import { InvitedCard } from './InvitedCard'
import css from './referral.css'
import { useReferralQuery } from '#data/referral/referralApi'

/**
 * Shows 'Пригласить друга': the customer's invitation, the friends who came by it, and a field for a friend's
 * code.
 */
export function InvitePage() {
  const referral = useReferralQuery()
  return (
    <>
      <StyleSheet href={css} />
      <Loaded query={referral} failure="Приглашение не загрузилось" skeleton={<InviteSkeleton />}>
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

function InviteSkeleton() {
  return (
    <>
      <div className="card" part="card">
        <Skeleton label="Загружаем приглашение" heights={[24, 24, 48, 48]} />
      </div>
      <div className="card" part="card">
        <Skeleton label="Загружаем приглашённых друзей" heights={[24, 64]} />
      </div>
    </>
  )
}
