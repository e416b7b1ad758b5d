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
import { useNow } from '#ui/lib/useNow'
import { ContestVideo } from './ContestVideo'
import { RatingField, type RatingFieldProps } from './RatingField'

const VIEWS: Forms = ['просмотр', 'просмотра', 'просмотров']
const RATINGS: Forms = ['оценка', 'оценки', 'оценок']

interface VideoCardProps {
  video: CompetitionVideo
  competition: Competition
  onRated: (rating: Rating) => void
  onUnsure: RatingFieldProps['onUnsure']
}

export function VideoCard({ video, competition, onRated, onUnsure }: VideoCardProps) {
  const { title, author, text, views, place, rating } = video
  const { isFinished } = competition
  const now = useNow(competition.startsAt, competition.finishesAt)
  const ratings = ratingsOf(competition, now)
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
          {joinedByDots([
            author,
            views !== null && count(views, VIEWS),
            lengthOf(video.video?.duration ?? null),
          ])}
        </p>
        {text !== '' && <p>{text}</p>}
        <Average rating={rating} />
        {ratings !== 'open' && (token() !== undefined || !canSignIn(competition, now)) && (
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

/** Shows the average of the ratings, or that there are none; nothing if that cannot be read. */
function Average({ rating: { average, count: given } }: Pick<CompetitionVideo, 'rating'>) {
  if (given === 0) return <p className="small soft">Оценок пока нет</p>
  if (average === null || given === null) return null
  const rounded = Math.round(average * 10) / 10
  return (
    <p className="row">
      <Stars
        value={Math.min(Math.max(Math.round(rounded), 1), 5)}
        label={`Средняя оценка ${formatNumber(rounded)} из 5`}
      />
      <span className="strong num" aria-hidden="true">
        {formatNumber(rounded)}
      </span>
      <span className="small soft num">{count(given, RATINGS)}</span>
    </p>
  )
}

/** Formats seconds as '2:48'; '' if they are unknown. */
function lengthOf(seconds: number | null): string {
  if (seconds === null || !(seconds > 0)) return ''
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
