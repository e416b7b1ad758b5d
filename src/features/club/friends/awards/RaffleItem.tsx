import type { Raffle } from '#data/friends/friends'
import { useNow } from '#ui/lib/useNow'
import { Badge } from '#ui/Badge'
import { Icon } from '#ui/Icon'
import { Notice } from '#ui/states/Notice'
import { Picture } from '#ui/Picture'
import { TextLink } from '#ui/controls/TextLink'
import { Participation } from './Participation'
import { isAhead, isOver, raffleTime } from './raffleTime'

/** Shows one raffle: its prize, dates and conditions, and whether the customer takes part or has won. */
export function RaffleItem({ raffle }: { raffle: Raffle }) {
  const { name, picture, prize, commonDescription, conditions, resultsUrl, resultsDescription } = raffle
  // The raffle may begin or end while the page is open.
  const now = useNow(raffle.startAt, raffle.finishAt)
  const over = isOver(raffle, now)
  return (
    <article className="award">
      <span className="thumb">
        <Picture address={picture}>
          <Icon name="ticket" />
        </Picture>
      </span>
      <div className="award__main">
        <div className="row">
          <h3>{name}</h3>
          {over && <Badge icon="clock" label="Завершён" />}
        </div>
        <p className="small soft">{raffleTime(raffle, now)}</p>
        {prize !== '' && <p className="strong">Приз: {prize}</p>}
        {raffle.isWinner && (
          <div className="award__joy">
            <Notice tone="done" icon="star">
              <p className="strong">Поздравляем, вы выиграли!</p>
              {prize !== '' && <p>Ваш приз: {prize}</p>}
            </Notice>
          </div>
        )}
        {commonDescription !== '' && <p>{commonDescription}</p>}
        {!over && conditions && conditions.length > 0 && (
          <ul className="award__conditions" aria-label="Условия участия">
            {conditions.map(({ code, label, isCompleted }, index) => (
              <li key={index}>
                <Icon name={isCompleted ? 'check' : 'minus'} size={20} />
                <span>
                  {label || code}
                  {isCompleted !== null && (
                    <span className="soft">{isCompleted ? ', выполнено' : ', пока не выполнено'}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
        <Participation raffle={raffle} isOver={over} isAhead={isAhead(raffle, now)} />
        {resultsDescription !== null && resultsDescription !== '' && <p>{resultsDescription}</p>}
        {resultsUrl !== null && (
          <div>
            <TextLink href={resultsUrl} after="right">
              Результаты<span className="visually-hidden">: {name}</span>
            </TextLink>
          </div>
        )}
      </div>
    </article>
  )
}
