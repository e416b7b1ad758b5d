import { CardSkeleton } from '#ui/states/Skeleton'
import { Loaded } from '#ui/states/Loaded'
import { StyleSheet } from '#ui/StyleSheet'
import { FriendCodeCard } from './FriendCodeCard'
import { InvitationCard, rewardOf } from './InvitationCard'
import { InvitedCard } from './InvitedCard'
import css from './referral.css'
import { useEarningWaysQuery } from '#data/points/pointsHistoryApi'
import { useReferralQuery } from '#data/referral/referralApi'

/**
 * Shows 'Пригласить друга': the customer's invitation, the friends who joined with it, and a field for a
 * friend's code.
 */
export function InvitePage() {
  const referral = useReferralQuery()
  const ways = useEarningWaysQuery()
  // The text about the reward changes the height of the card, so the card waits until its request has
  // settled.
  const areWaysSettled = ways.data !== undefined || ways.error !== undefined
  const query = { ...referral, data: areWaysSettled ? referral.data : undefined }
  return (
    <>
      <StyleSheet href={css} />
      <Loaded query={query} failure="Приглашение не загрузилось" skeleton={<InviteSkeleton />}>
        {(data) => (
          <>
            <InvitationCard referral={data} reward={rewardOf(ways.data)} />
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
      <CardSkeleton label="Загружаем приглашение" heights={[24, 64, 16, 44, 16, 44]} />
      <CardSkeleton label="Загружаем приглашённых друзей" heights={[24, 24, 48]} />
    </>
  )
}
