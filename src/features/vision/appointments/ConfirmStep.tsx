import { object, type InferType } from 'yup'
import { useState } from 'react'
import { hasServerError, toApiError } from '#domain/ApiError'
import { formatDayTime, type IsoDate } from '#domain/dates/dates'
import { dayInShop } from '#domain/dates/days'
import type { Id } from '#domain/Id'
import { localRefusal } from '#domain/localRefusal'
import { formatPhone } from '#domain/phone'
import { deniedAs, mapData, remoteData } from '#domain/remoteData'
import { wasDone } from '#domain/wasDone'
import type { Appointment, AppointmentDay, AppointmentSlot } from '#data/appointments/appointment'
import { freeSlotAt } from '#data/appointments/freeSlotAt'
import { ownAt, ownWithinWeek } from '#data/appointments/ownAt'
import {
  useAppointmentSlotsQuery,
  useAppointmentsQuery,
  useBookAppointmentMutation,
  useLazyAppointmentsQuery,
  useLazyAppointmentSlotsQuery,
} from '#data/appointments/appointmentsApi'
import { useLocatorPointQuery } from '#data/locator/locatorApi'
import { isActivation, knownServices } from '#data/locator/locatorPoint'
import { useProfileQuery } from '#data/profile/profileApi'
import { Form } from '#forms/Form'
import { RadioCards } from '#forms/fields/RadioCards'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { TextareaField } from '#forms/fields/TextareaField'
import { isInOtherZone } from '#host/page/geolocation'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Card } from '#ui/Card'
import { LoadedCard } from '#ui/LoadedCard'
import { FailedLine } from '#ui/states/FailedLine'
import { Notice } from '#ui/states/Notice'
import { SecondVisit, useSecondVisit } from './SecondVisit'
import { TakenTime } from './TakenTime'

const LONGEST = 500

const comment = text().maxLength(LONGEST)
const NO_SERVICE = 'Выберите услугу'
/**
 * Returns the validation rules for an optician with these services: a draft may hold a service that is no
 * longer offered.
 */
const rulesOf = (offered: readonly { code: string }[]) =>
  object({
    service: text()
      .required(NO_SERVICE)
      .oneOf(
        offered.map(({ code }) => code),
        NO_SERVICE,
      ),
    comment,
  })
/** The validation rules for an optician without a list of services. */
const rulesWithoutService = object({ service: text().transform(() => ''), comment })

interface ConfirmStepProps {
  departmentId: Id
  slotId: string
  /** The chosen time; it is known even if the slot is no longer free. */
  at: string
  onTimeChosen: (day: AppointmentDay, slot: AppointmentSlot) => void
  /** Receives the start that the server confirmed (null if unknown) and the start that the customer chose. */
  onBooked: (startsAt: IsoDate | null, chosen: IsoDate) => void
}

const FIELD_OF = { serviceCode: 'service' }

const NOT_SENT = 'Запись не отправлена: у вас уже есть другая'
const OTHER_TIME = 'Выберите другое время'

/**
 * Returns whether the server says that the time is taken: by its code or, if it sends none, by its message.
 */
const saysTaken = (error: unknown): boolean =>
  hasServerError(error, '409') || toApiError(error).message.includes('время уже занято')

/**
 * Shows place and time of the booking and asks for the service. If the time is taken meanwhile, the other
 * choices are kept.
 */
export function ConfirmStep({ departmentId, slotId, at, onTimeChosen, onBooked }: ConfirmStepProps) {
  const days = remoteData(useAppointmentSlotsQuery(departmentId))
  const point = useLocatorPointQuery(departmentId)
  const { data: profile } = useProfileQuery()
  const entries = deniedAs(remoteData(useAppointmentsQuery('active')), [])
  const [readEntries] = useLazyAppointmentsQuery()
  const [book] = useBookAppointmentMutation()
  const [readSlots] = useLazyAppointmentSlotsQuery()
  const { ask, question } = useSecondVisit()
  /** The time that the server refused as taken: the list of free times may still contain it. */
  const [refused, setRefused] = useState<string>()
  const free = mapData(days, (all) => freeSlotAt(all, slotId, at))
  const startsAt = free.state === 'known' && free.value ? free.value.startsAt : at
  const isGone = free.state === 'known' && free.value === undefined
  // The time is shown as taken only once the customer's own appointments are known: it may be taken by one of
  // them.
  const isTaken = entries.state !== 'waiting' && (refused === at || (isGone && entries.state === 'known'))
  const onSubmit = async ({ service, comment }: InferType<typeof rulesWithoutService>) => {
    if (!isTaken) {
      // If the appointments cannot be loaded, the booking continues without the question.
      const known = entries.state === 'known' ? entries.value : (await readEntries('active')).data
      const own = known && ownWithinWeek(known, startsAt)
      if (own && !(await ask(own))) throw localRefusal(NOT_SENT)
    }
    // The page may be open since yesterday. In a shop that numbers its slots anew each day, the old number
    // now means another time.
    const now = isTaken ? undefined : freeSlotAt(await readSlots(departmentId).unwrap(), slotId, at)
    if (now === undefined) throw localRefusal(OTHER_TIME)
    try {
      const booked = await book({
        departmentId,
        slotId: now.slot.id,
        ...(service !== '' && { serviceCode: service }),
        comment: comment === '' ? null : comment,
      }).unwrap()
      onBooked(booked.startsAt, now.startsAt)
    } catch (error) {
      // Any other refusal does not concern the time, unless the refetched list of free times says so.
      if (saysTaken(error)) {
        setRefused(at)
        throw localRefusal(OTHER_TIME)
      }
      const isBooked = (all: Appointment[]) => ownAt(all, departmentId, now.startsAt) !== undefined
      if (!(await wasDone(error, () => readEntries('active'), isBooked))) throw error
      onBooked(null, now.startsAt)
    }
  }
  if (entries.state === 'known' && ownAt(entries.value, departmentId, startsAt))
    return <OwnTime startsAt={startsAt} />
  return (
    <LoadedCard
      title="Подтверждение"
      isStep
      after={question && <SecondVisit {...question} />}
      query={point}
      failure="Оптика не загрузилась"
      skeleton={{ label: 'Загружаем оптику', heights: [32, 24, 48] }}
    >
      {({ name, address, services }) => {
        const offered = knownServices({ services }).filter((service) => !isActivation(service))
        return (
          <>
            <p className="key">{formatDayTime(startsAt) || 'Время не выбрано'}</p>
            {isInOtherZone() && <p className="small soft">По московскому времени</p>}
            <p>
              {name}
              <br />
              <span className="soft">{address}</span>
            </p>
            {profile && (
              <p className="small">
                Записываем: {[profile.name, profile.lastName].filter(Boolean).join(' ')}
                {profile.phone && (
                  <>
                    , <span className="num">{formatPhone(profile.phone, profile.country)}</span>
                  </>
                )}
              </p>
            )}
            {isTaken && (
              <TakenTime
                days={days.state === 'known' ? days.value : []}
                at={at}
                isRefused={refused === at}
                onChosen={onTimeChosen}
                departmentId={departmentId}
              />
            )}
            {isGone && entries.state === 'failed' && refused !== at && (
              <Notice tone="bad">
                <FailedLine failure="Ваши записи не загрузились" query={entries} />
              </Notice>
            )}
            <Form
              schema={offered.length === 0 ? rulesWithoutService : rulesOf(offered)}
              initial={{ service: offered.length === 1 ? (offered[0]?.code ?? '') : '', comment: '' }}
              draftKey={`appointment-${departmentId}`}
              onSubmit={onSubmit}
              fieldOf={FIELD_OF}
            >
              {offered.length === 0 ? null : (
                <RadioCards
                  name="service"
                  label="Услуга"
                  options={offered.map(({ code, name: label }) => ({ value: code, label }))}
                />
              )}
              <TextareaField name="comment" label="Комментарий для оптики" optional maxLength={LONGEST} />
              <p className="small soft">
                После записи её можно добавить в календарь, чтобы он напомнил о визите.
              </p>
              <div className="row">
                <SubmitButton>Записаться</SubmitButton>
                <ButtonLink
                  variant="quiet"
                  to={`/optics/?department=${encodeURIComponent(departmentId)}&day=${dayInShop(startsAt)}`}
                >
                  Другое время
                </ButtonLink>
              </div>
            </Form>
          </>
        )
      }}
    </LoadedCard>
  )
}

/**
 * Shows that the customer already has an appointment at this time: the response was lost, or another tab
 * booked it. Offering other times would lead to a second booking.
 */
function OwnTime({ startsAt }: { startsAt: string }) {
  return (
    <Card title="Подтверждение" isStep>
      <p className="key">{formatDayTime(startsAt)}</p>
      <Notice tone="done">Вы уже записаны на это время</Notice>
      <div>
        <ButtonLink to="/optics/">К записям</ButtonLink>
      </div>
    </Card>
  )
}
