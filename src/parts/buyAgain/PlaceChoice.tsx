import { Suspense } from 'react'
import { intervalInWords } from '#data/checkout/deliveryPrice'
import { isTimeKnown, type Interval } from '#data/checkout/terms'
import { pointInWords } from '#data/places/places'
import { formatDay, formatDayOfWeek } from '#domain/dates/dates'
import { addressInOneLine } from '#domain/postalAddress'
import { lazyComponent } from '#host/loading/lazyComponent'
import { LabelledSelect } from '#ui/controls/LabelledSelect'
import { RetryButton } from '#ui/states/ErrorState'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { Skeleton } from '#ui/states/Skeleton'
import { GoneTerms } from '../GoneTerms'
import { FoldedChoice } from './FoldedChoice'
import type { PlacesProps } from './Places'
import type { Again } from './lib/useAgain'

const Places = lazyComponent<PlacesProps>(() => import('./Places').then(({ Places }) => Places))

interface PlaceChoiceProps {
  again: Again
  isOpen: boolean
  onToggled: () => void
  onChosen: () => void
}

/** Place and date of the delivery: one of the customer's places, or another. */
export function PlaceChoice({ again, isOpen, onToggled, onChosen }: PlaceChoiceProps) {
  const { destination, terms, missing, change } = again
  const { isPlaceKnown, isPlaceComing, areDatesComing, days, dates } = destination
  const isAsked = !isPlaceComing && !areDatesComing && !(isPlaceKnown && isTimeKnown(terms))
  return (
    <FoldedChoice
      icon="place"
      of="место и время"
      title={isPlaceKnown ? placeInWords(again) : isPlaceComing ? '\u00a0' : 'Куда доставить?'}
      note={isPlaceKnown ? whenInWords(again) : undefined}
      isOpen={isOpen || isAsked}
      onToggled={isAsked || isPlaceComing ? undefined : onToggled}
      problem={missing?.group === 'place' ? problemOf(again) : undefined}
    >
      <Suspense fallback={<Skeleton label="Загружаем места" heights={[64, 64, 64]} />}>
        <Places
          again={again}
          onChosen={(place) => {
            change({ place })
            onChosen()
          }}
        />
      </Suspense>
      {isPlaceKnown && dates.error !== undefined && (
        <Notice tone="bad">
          <FailureText error={dates.error} />
          <RetryButton variant="quiet" small busy={dates.isFetching} onClick={() => void dates.refetch()} />
        </Notice>
      )}
      {isPlaceKnown && days.length > 0 && <Times again={again} />}
    </FoldedChoice>
  )
}

/** The choice of day and time; a choice that is no longer available is reported. */
function Times({ again: { destination, wish, terms, change } }: { again: Again }) {
  const { day, time, gone } = terms
  const choose = <option value="">Выберите</option>
  return (
    <div className="fields">
      <LabelledSelect label="День" value={day?.date ?? ''} onChosen={(date) => change({ date })}>
        {!day && choose}
        {destination.days.map(({ date }) => (
          <option key={date} value={date}>
            {formatDayOfWeek(date)}
          </option>
        ))}
      </LabelledSelect>
      {day && day.intervals.length > 0 && (
        <LabelledSelect
          label="Время"
          value={time ? wish.interval : ''}
          onChosen={(interval) => change({ interval, date: day.date })}
        >
          {!time && choose}
          {day.intervals.map(intervalInWords).map((interval) => (
            <option key={interval} value={interval}>
              {interval}
            </option>
          ))}
        </LabelledSelect>
      )}
      <GoneTerms said={[gone.unshown, gone.date, gone.interval]} />
    </div>
  )
}

/** Returns '5 марта, с 10 до 14'. */
function whenInWords({ destination, terms: { day, time, gone } }: Again): string {
  const { areDatesComing, dates } = destination
  if (day) return [formatDay(day.date), time && inHours(time)].filter(Boolean).join(', ')
  if (areDatesComing) return '\u00a0'
  if (dates.data === undefined) return 'Даты доставки не загрузились'
  // A choice that is no longer available is reported beside the options.
  return gone.date === undefined ? NO_DAYS : ''
}

function problemOf({ destination, terms: { day, gone } }: Again): string {
  const { isPlaceKnown, dates } = destination
  if (!isPlaceKnown) return 'Выберите, куда доставить'
  if (dates.data === undefined) return 'Даты доставки не загрузились'
  if (!day) return gone.date === undefined ? NO_DAYS : 'Выберите день'
  return 'Выберите время'
}

const NO_DAYS = 'Нет дат доставки. Выберите другое место'

/** Returns 'с 10 до 14'. */
const inHours = ({ timeFrom, timeTo }: Interval): string => {
  const hours = (time: string) => time.replace(/:00$/, '')
  return `с\u00a0${hours(timeFrom)} до\u00a0${hours(timeTo)}`
}

const placeInWords = ({ destination: { way, point, address } }: Again): string =>
  way === 'point' ? (point ? pointInWords(point) : '') : address ? addressInOneLine(address) : ''
