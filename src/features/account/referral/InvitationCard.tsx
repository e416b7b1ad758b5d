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

/** Returns the whole address, as a friend needs it; undefined if the text is no link. */
function invitationAddress(link: string): string | undefined {
  const href = safeHref(link)
  return href === undefined ? undefined : new URL(href, location.origin).href
}

/** Returns whether the system has a sheet for sharing; desktop browsers often have none. */
const canShare = (): boolean => 'share' in navigator

/** Opens the system's sheet; false if it does not open. Closing it without sharing is no failure. */
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
