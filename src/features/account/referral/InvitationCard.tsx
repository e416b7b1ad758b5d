import type { EarningWay } from '#data/points/pointsHistory'
import { count } from '#domain/numbers/counts'
import { POINTS } from '#domain/numbers/points'
import type { Referral } from '#domain/records'
import { safeHref } from '#domain/safeHref'
import { Card } from '#ui/Card'
import { Button } from '#ui/controls/Button'
import { CopyCode } from '#ui/controls/CopyCode'
import { Notice } from '#ui/states/Notice'
import { useState } from 'react'

/** Returns the absolute URL that a friend needs; undefined if the text is not a link. */
function invitationAddress(link: string): string | undefined {
  const href = safeHref(link)
  return href === undefined ? undefined : new URL(href, location.origin).href
}

/** Tells whether the system has a share sheet; desktop browsers often have none. */
const canShare = (): boolean => 'share' in navigator

/** Opens the share sheet; resolves to false if it does not open. Closing it without sharing is not a failure. */
async function share(url: string, code: string): Promise<boolean> {
  try {
    await navigator.share({ text: `Приглашаю в клуб. Мой код: ${code}`, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

interface InvitationCardProps {
  referral: Referral
  /** The sentence about the points for an invitation; '' if they are unknown. */
  reward: string
}

/** Shows the link and the code that the customer sends to a friend. */
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

/** Returns the sentence about the points for an invitation; '' if the ways to earn do not name them. */
export function rewardOf(ways: readonly EarningWay[] | undefined): string {
  const way = ways?.find(({ code, isAvailable }) => code === 'friend' && isAvailable)
  if (way?.points == null) return ''
  return `${way.description ? `${way.description}: ` : 'За это клуб начислит '}${count(way.points, POINTS)}.`
}
