import { useStarsQuery } from '#data/honours/honoursApi'
import type { Stars } from '#domain/records'
import { formatDate } from '#domain/dates/dates'
import { Card } from '#ui/Card'
import { ShowMore } from '#ui/controls/ShowMore'
import { PictureThumb } from '#ui/PictureThumb'
import { Loaded } from '#ui/states/Loaded'
import { CardSkeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import css from '../professional.css'
import { StarBalance, StarCount } from '../StarCount'

/** Shows the stars: the balance, the history, and how to get more. The API has no call that spends them. */
export function StarsPage() {
  return (
    <Loaded
      query={useStarsQuery()}
      failure="Звёзды не загрузились"
      skeleton={<CardSkeleton label="Загружаем звёзды" heights={[48, 24, 64, 64]} />}
    >
      {(stars) => (
        <div className="pro">
          <StyleSheet href={css} />
          <div>
            <Card title="Сейчас у вас">
              {stars.balance === null ? (
                <p className="soft">Число звёзд не удалось показать.</p>
              ) : (
                <StarBalance stars={stars.balance} />
              )}
            </Card>
            <History stars={stars} />
          </div>
          <Ways stars={stars} />
        </div>
      )}
    </Loaded>
  )
}

const History = ({ stars: { operations } }: { stars: Stars }) => (
  <Card title="История">
    {operations.length === 0 ? (
      <p className="soft">Пока пусто. Первые звёзды появятся здесь.</p>
    ) : (
      <ShowMore items={operations} keyOf={({ id }) => id}>
        {({ title, createdAt, stars }) => (
          <div className="item">
            <div className="item__main">
              <span>{title}</span>
              {createdAt !== null && <span className="small soft">{formatDate(createdAt)}</span>}
            </div>
            <StarCount stars={stars} />
          </div>
        )}
      </ShowMore>
    )}
  </Card>
)

function Ways({ stars: { ways } }: { stars: Stars }) {
  const open = ways.filter(({ isAvailable, isCompleted }) => isAvailable && !isCompleted)
  if (open.length === 0) return null
  return (
    <div>
      <Card title="Как получить звёзды">
        <ul className="list">
          {open.map(({ code, picture, title, description, points }) => (
            <li className="item" key={code}>
              <PictureThumb address={picture} icon="star" isWarm />
              <span className="item__main">
                <span>{title}</span>
                {description !== '' && <span className="small soft">{description}</span>}
              </span>
              {points !== null && <StarCount stars={points} />}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
