import { useEffect, useId, useRef } from 'react'
import { canSignIn, SORTS, type Competition, type Sort } from '#data/competition/competition'
import { formatDate } from '#domain/dates/dates'
import { joinedByDots } from '#domain/text/joinedByDots'
import { count, type Forms } from '#domain/numbers/counts'
import { openDialog } from '#host/lensWidgets'
import { token } from '#host/page/config'
import { FormStyles } from '#forms/FormStyles'
import { Button } from '#ui/controls/Button'
import { TextLink } from '#ui/controls/TextLink'
import { RetryButton } from '#ui/states/ErrorState'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Loaded } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'
import { ProgressBar } from '#ui/states/ProgressBar'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import css from './competition.css'
import { useCustomer } from '#parts/lib/useCustomer'
import { useVideos } from './useVideos'
import { VideoCard } from './VideoCard'

const VIDEOS: Forms = ['видео', 'видео', 'видео']

const ORDERS: Record<Sort, string> = { new: 'Сначала новые', popular: 'Популярные', rating: 'По оценке' }

/** Shows the video competition (contract 21.4). */
export function CompetitionTool({ sort }: { sort: Sort }) {
  return <OfOneCustomer key={useCustomer()} byDefault={sort} />
}

function OfOneCustomer({ byDefault }: { byDefault: Sort }) {
  const { query, isUnread, sort, onSorted, onMore, onRated, onUnsure } = useVideos(byDefault)
  const { data, error, isFetching, refetch } = query
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number>(undefined)
  const shown = data ? data.videos.length : 0
  // The pressed button may have gone, so the first new video takes the focus.
  useEffect(() => {
    const item = firstNew.current === undefined ? undefined : list.current?.children[firstNew.current]
    if (!(item instanceof HTMLElement)) return
    firstNew.current = undefined
    item.focus()
  }, [shown])
  const isFailed = error !== undefined && !data
  return (
    // The card that says the videos have not loaded needs the padding that they have.
    <div className={isFailed ? 'contest' : undefined}>
      <Styles />
      <Loaded
        query={{ ...query, error: isFailed ? error : undefined }}
        failure="Видео не загрузились"
        skeleton={<CompetitionSkeleton />}
      >
        {({ competition, videos, total }) => (
          <section className="contest" aria-label={competition.title || 'Конкурс видео'}>
            <Styles />
            <Head competition={competition} total={total} sort={sort} onSorted={onSorted} />
            {videos.length === 0 && !isUnread && (
              <EmptyNote>Видео пока нет. Они появятся здесь, когда участники их пришлют.</EmptyNote>
            )}
            {!isUnread && (
              <ul className="contest__list" ref={list} aria-busy={isFetching}>
                {videos.map((video) => (
                  <li key={video.id} className="card contest__item" part="card" tabIndex={-1}>
                    <VideoCard
                      video={video}
                      competition={competition}
                      onRated={(rating) => onRated(video.id, rating)}
                      onUnsure={() => onUnsure(video.id)}
                    />
                  </li>
                ))}
              </ul>
            )}
            {error && (
              <Notice tone="bad">
                <p>Видео не загрузились. {error.message}</p>
                <RetryButton variant="quiet" small busy={isFetching} onClick={refetch} />
              </Notice>
            )}
            {shown < total && !isUnread && (
              <div className="more">
                <p className="small soft num">
                  Показано {shown} из {total}
                </p>
                <ProgressBar value={shown / total} />
                <Button
                  variant="secondary"
                  busy={isFetching}
                  onClick={() => {
                    firstNew.current = shown
                    if (error) refetch()
                    else onMore()
                  }}
                >
                  Показать ещё
                </Button>
              </div>
            )}
          </section>
        )}
      </Loaded>
    </div>
  )
}

function Styles() {
  return (
    <>
      <StyleSheet href={css} />
      <FormStyles />
    </>
  )
}

interface HeadProps {
  competition: Competition
  total: number
  sort: Sort
  onSorted: (sort: Sort) => void
}

function Head({ competition, total, sort, onSorted }: HeadProps) {
  const id = useId()
  const { title, text, rulesUrl, finishesAt, isFinished } = competition
  const until = finishesAt === null ? '' : `до ${formatDate(finishesAt)}`
  return (
    <>
      <div className="contest__head">
        <div>
          <h2 className="h3">{title || 'Конкурс видео'}</h2>
          <p className="small soft">
            {joinedByDots([isFinished ? 'Конкурс завершён' : until, count(total, VIDEOS)])}
          </p>
        </div>
        <fieldset>
          <legend className="visually-hidden">Порядок</legend>
          <div className="options">
            {SORTS.map((one) => (
              <label key={one} className="check option">
                <input type="radio" name={id} checked={one === sort} onChange={() => onSorted(one)} />
                <span>{ORDERS[one]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      {text !== '' && <p>{text}</p>}
      {rulesUrl !== null && (
        <p>
          <TextLink href={rulesUrl} newTab>
            Правила конкурса
          </TextLink>
        </p>
      )}
      {canSignIn(competition) && token() === undefined && (
        <Notice icon="star">
          <p>Войдите, чтобы оценить</p>
          <Button variant="secondary" small onClick={() => openDialog('login')}>
            Войти
          </Button>
        </Notice>
      )}
    </>
  )
}

function CompetitionSkeleton() {
  return (
    <div className="contest">
      <Styles />
      <Skeleton label="Загружаем видео" heights={[24, 16, 48]} />
      <div className="contest__list" aria-hidden="true">
        {[1, 2].map((one) => (
          <div key={one} className="card">
            <Skeleton label="" heights={[180, 24, 16, 16, 48]} />
          </div>
        ))}
      </div>
    </div>
  )
}
