import type { MaterialDetail } from '#data/materials/material'
import { joinedByDots } from '#domain/text/joinedByDots'
import { useCancelEventRegistrationMutation, useRegisterForEventMutation } from '#data/materials/materialApi'
import { Card } from '#ui/Card'
import { DayBlock } from '../participation/DayBlock'
import { TakePart } from '../participation/TakePart'
import { seatsInWords, whenInWords } from '../participation/taking'

/** Shows date and place of an event, and the registration. */
export function EventCard({ event }: { event: MaterialDetail }) {
  const { id, place, seatsLeft } = event
  const [register] = useRegisterForEventMutation()
  const [cancel] = useCancelEventRegistrationMutation()
  return (
    <Card title={whenInWords(event)} {...(event.startsAt !== null && { className: 'event' })}>
      <DayBlock iso={event.startsAt} />
      <p className="event__where soft">{joinedByDots([place ?? 'Онлайн', seatsInWords(seatsLeft)])}</p>
      <TakePart event={event} register={() => register(id).unwrap()} cancel={() => cancel(id).unwrap()} />
    </Card>
  )
}
