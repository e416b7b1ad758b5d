import {
  canSignIn,
  ratingsOf,
  type Competition,
  type CompetitionVideo,
  type Rating,
} from '#data/competition/competition'
import { count, formatNumber, type Forms } from '#domain/numbers/counts'
import { joinedByDots } from '#domain/text/joinedByDots'
import { token } from '#host/page/config'
import { Badge } from '#ui/Badge'
import { Icon } from '#ui/Icon'
import { Stars } from '#ui/Stars'
import { ContestVideo } from './ContestVideo'
import { RatingField } from './RatingField'

const VIEWS: Forms = ['просмотр', 'просмотра', 'просмотров']
const RATINGS: Forms = ['оценка', 'оценки', 'оценок']

interface VideoCardProps {
  video: CompetitionVideo
  competition: Competition
  onRated: (rating: Rating) => void
  /** Refetches the rating. */
  onUnsure: () => Promise<void>
}

export function VideoCard({ video, competition, onRated, onUnsure }: VideoCardProps) {
  const { title, author, text, views, place, rating } = video
  const { isFinished } = competition
  const ratings = ratingsOf(competition)
  const average = Math.round(rating.average * 10) / 10
  return (
    <>
      <ContestVideo id={video.id} video={video.video} label={title} />
      <div className="contest__body">
        {isFinished && place !== null && (
          <p>
            <Badge icon="star" tone="active" label={`${place} место`} />
          </p>
        )}
        <h3>{title}</h3>
        <p className="small soft">
          {joinedByDots([author, count(views, VIEWS), lengthOf(video.video?.duration ?? null)])}
        </p>
        {text !== '' && <p>{text}</p>}
        {rating.count > 0 ? (
          <p className="row">
            <Stars
              value={Math.min(Math.max(Math.round(average), 1), 5)}
              label={`Средняя оценка ${formatNumber(average)} из 5`}
            />
            <span className="strong num" aria-hidden="true">
              {formatNumber(average)}
            </span>
            <span className="small soft num">{count(rating.count, RATINGS)}</span>
          </p>
        ) : (
          <p className="small soft">Оценок пока нет</p>
        )}
        {ratings !== 'open' && (token() !== undefined || !canSignIn(competition)) && (
          <p className="small soft contest__closed">
            <Icon name="lock" size={20} />
            <span>{ratings === 'later' ? 'Оценки ещё не принимаются' : 'Оценки закрыты'}</span>
          </p>
        )}
        {ratings === 'open' && token() !== undefined && (
          <RatingField
            id={video.id}
            title={video.title}
            own={rating.own}
            onRated={onRated}
            onUnsure={onUnsure}
          />
        )}
      </div>
    </>
  )
}

/** Formats seconds as '2:48'; '' if they are unknown. */
function lengthOf(seconds: number | null): string {
  if (seconds === null || !(seconds > 0)) return ''
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
