import { useState } from 'react'
import type { EarningWay } from '#data/points/pointsHistory'
import { count } from '#domain/numbers/counts'
import { POINTS } from '#domain/numbers/points'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'
import { CopyCode } from '#ui/controls/CopyCode'
import { Notice } from '#ui/states/Notice'
import type { Referral } from '#domain/records'
import { canShare, invitationAddress, share } from './share'

interface InvitationCardProps {
  referral: Referral
  /** What the club gives for it. */
  reward: string
}

/** Shows the link and the code to send to a friend. */
export function InvitationCard({ referral: { code, link }, reward }: InvitationCardProps) {
  const [hasFailed, setFailed] = useState(false)
  const address = invitationAddress(link)
  const onShare = async (url: string) => setFailed(!(await share(url, code)))
  return (
    <Card
      title="Ваше приглашение"
      foot={
        canShare() && address !== undefined ? (
          <Button wide onClick={() => void onShare(address)}>
            Поделиться
          </Button>
        ) : undefined
      }
    >
      <p>Отправьте другу ссылку или код. {reward}</p>
      <dl className="invitation">
        {address !== undefined && (
          <div>
            <dt className="small soft">Ссылка</dt>
            <dd>
              <CopyCode code={address} noun="ссылку" />
            </dd>
          </div>
        )}
        <div>
          <dt className="small soft">Код</dt>
          <dd>
            <CopyCode code={code} noun="код" />
          </dd>
        </div>
      </dl>
      {hasFailed && <Notice tone="bad">Поделиться не удалось. Скопируйте ссылку и отправьте её сами</Notice>}
    </Card>
  )
}

/** When the points come, and how many: what the ways to earn say, and nothing where they do not. */
export function rewardOf(ways: readonly EarningWay[] | undefined): string {
  const way = ways?.find(({ code, isAvailable }) => code === 'friend' && isAvailable)
  if (way?.points == null) return ''
  return `${way.description ? `${way.description}: ` : 'За это клуб начислит '}${count(way.points, POINTS)}.`
}
