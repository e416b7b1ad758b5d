import { Suspense } from 'react'
import { pointInWords } from '#data/places/places'
import { formatDay, formatWeekday } from '#domain/dates/dates'
import { sameId } from '#domain/Id'
import { addressInOneLine } from '#domain/postalAddress'
import { lazyComponent } from '#host/loading/lazyComponent'
import { LabelledSelect } from '#ui/controls/LabelledSelect'
import { Skeleton } from '#ui/states/Skeleton'
import { Pick } from './Pick'
import type { PlacesProps } from './Places'
import type { Again } from './lib/useAgain'

const Places = lazyComponent<PlacesProps>(() => import('./Places').then(({ Places }) => Places))

interface PlacePickProps {
  again: Again
  isOpen: boolean
  onToggled: () => void
  onChosen: () => void
}

/** Where and when the order comes: one of the customer's places, or another. */
export function PlacePick({ again, isOpen, onToggled, onChosen }: PlacePickProps) {
  const { destination, time, missing, change } = again
  const { isPlaceKnown, areDatesComing, days, dates } = destination
  const when = time.day
    ? [formatDay(time.day.date), time.interval && inHours(time.interval)].filter(Boolean).join(', ')
    : areDatesComing
      ? '\u00a0'
      : 'Нет дат доставки. Выберите другое место'
  return (
    <Pick
      icon="place"
      of="место и время"
      title={isPlaceKnown ? placeInWords(again) : 'Куда доставить?'}
      note={isPlaceKnown ? when : undefined}
      isOpen={isOpen || !isPlaceKnown}
      onToggled={isPlaceKnown ? onToggled : undefined}
      problem={missing === 'place' ? 'Выберите, куда доставить' : undefined}
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
      {isPlaceKnown && days.length > 0 && dates.data !== undefined && (
        <div className="fields">
          <LabelledSelect label="День" value={time.day?.date ?? ''} onChosen={(date) => change({ date })}>
            {days.map(({ date }) => (
              <option key={date} value={date}>
                {formatDay(date)}, {formatWeekday(date)}
              </option>
            ))}
          </LabelledSelect>
          {time.intervals.length > 0 && (
            <LabelledSelect
              label="Время"
              value={time.interval}
              onChosen={(interval) => change({ interval, ...(time.day && { date: time.day.date }) })}
            >
              {time.intervals.map((interval) => (
                <option key={interval} value={interval}>
                  {interval}
                </option>
              ))}
            </LabelledSelect>
          )}
        </div>
      )}
    </Pick>
  )
}

/** '10:00–14:00' as 'с 10 до 14' */
const inHours = (interval: string): string => {
  const [from, to] = interval.replaceAll(':00', '').split('–')
  return `с\u00a0${from} до\u00a0${to}`
}

function placeInWords({ destination: { way, point, addressId, delivery } }: Again): string {
  if (way === 'point') return point ? pointInWords(point) : ''
  const address = delivery.saved.data?.addresses.find(({ id }) => sameId(id, addressId))
  return address ? addressInOneLine(address) : 'Адрес'
}
