import { count, type Forms } from '#domain/numbers/counts'
import { formatDate } from '#domain/dates/dates'
import { Card } from '#ui/Card'
import { PointsAmount } from '#parts/PointsAmount'
import { Icon } from '#ui/Icon'
import { ShowMore } from '#ui/controls/ShowMore'
import type { Referral } from '#domain/records'

const FRIENDS: Forms = ['друг', 'друга', 'друзей']

/** Lists the friends who joined with the invitation, and the points for them. */
export function InvitedCard({ referral: { friends, pointsTotal } }: { referral: Referral }) {
  // Two friends may share name and date, so only the position is unique.
  const numbered = friends?.map((friend, place) => ({ ...friend, place }))
  return (
    <Card title="Кого вы пригласили">
      {!numbered ? (
        <p className="soft">Список друзей не удалось показать.</p>
      ) : numbered.length === 0 ? (
        <p className="soft">Пока никого. Отправьте приглашение, и друзья появятся здесь.</p>
      ) : (
        <>
          <p className="row">
            <span className="key">{count(numbered.length, FRIENDS)}</span>
            {pointsTotal > 0 && <PointsAmount value={pointsTotal} />}
          </p>
          <ShowMore items={numbered} keyOf={({ place }) => place}>
            {({ name, joinedAt, points }) => (
              <div className="item">
                <span className="thumb thumb--s">
                  <Icon name="user" size={20} />
                </span>
                <div className="item__main">
                  <p className="invited__name">{name || 'Имя не удалось показать'}</p>
                  {joinedAt !== null && <p className="small soft">{formatDate(joinedAt)}</p>}
                </div>
                {points !== null && points > 0 && <PointsAmount value={points} />}
                {points === 0 && <span className="small soft">Пока без баллов</span>}
              </div>
            )}
          </ShowMore>
        </>
      )}
    </Card>
  )
}
