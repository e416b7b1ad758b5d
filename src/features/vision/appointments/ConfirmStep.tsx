import { object } from 'yup'
import { useState } from 'react'
import { toApiError } from '../../../domain/ApiError'
import { formatDayTime } from '../../../domain/dates'
import { sameId, type Id } from '../../../domain/Id'
import { formatPhone } from '../../../domain/phone'
import {
  nextFree,
  slotStart,
  type AppointmentDay,
  type AppointmentSlot,
} from '../../../data/appointments/appointment'
import {
  useAppointmentSlotsQuery,
  useBookAppointmentMutation,
} from '../../../data/appointments/appointmentsApi'
import { useLocatorPointQuery } from '../../../data/locator/locatorApi'
import { useProfileQuery } from '../../../data/profile/profileApi'
import { Form } from '../../../forms/Form'
import { RadioCards } from '../../../forms/RadioCards'
import { text } from '../../../forms/rules'
import { SubmitButton } from '../../../forms/SubmitButton'
import { TextareaField } from '../../../forms/TextareaField'
import { isInOtherZone } from '../../../host/position'
import { Button } from '../../../ui/Button'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Card } from '../../../ui/Card'
import { Loaded } from '../../../ui/Loaded'
import { Notice } from '../../../ui/Notice'
import { Skeleton } from '../../../ui/Skeleton'

const LONGEST = 500
const ACTIVATION = 'promo-code-activation'

const comment = text().maxLength(LONGEST)
const rules = object({ service: text().required('Выберите услугу'), comment })
/** Where an optician names none. */
const rulesWithoutService = object({ service: text(), comment })

interface ConfirmStepProps {
  departmentId: Id
  slotId: string
  /** The moment that was chosen; it is still known when the slot is gone. */
  at: string
  onTimeChosen: (day: AppointmentDay, slot: AppointmentSlot) => void
  onBooked: () => void
}

/** What is booked, for whom, and for which service. A time taken meanwhile leaves the rest as it was chosen. */
export function ConfirmStep({ departmentId, slotId, at, onTimeChosen, onBooked }: ConfirmStepProps) {
  const days = useAppointmentSlotsQuery(departmentId)
  const point = useLocatorPointQuery(departmentId)
  const { data: profile } = useProfileQuery()
  const [book] = useBookAppointmentMutation()
  const [refusedSlot, setRefusedSlot] = useState<string>()
  const slot = days.data?.flatMap(({ slots }) => slots).find(({ id }) => sameId(id, slotId))
  const isTaken = refusedSlot === slotId || (days.data !== undefined && slot?.isAvailable !== true)
  return (
    <Card title="Проверьте запись">
      <Loaded
        query={point}
        failure="Оптика не загрузилась"
        skeleton={<Skeleton label="Загружаем оптику" heights={[32, 24, 48]} />}
      >
        {({ name, address, services }) => {
          const offered = services.filter(({ code }) => code !== ACTIVATION)
          return (
            <>
              <p className="key">{formatDayTime(at) || 'Время не выбрано'}</p>
              {isInOtherZone() && <p className="small soft">По московскому времени</p>}
              <p>
                {name}
                <br />
                <span className="soft">{address}</span>
              </p>
              {profile && (
                <p className="small">
                  Записываем: {[profile.name, profile.lastName].filter(Boolean).join(' ')},{' '}
                  {formatPhone(profile.phone, profile.country)}
                </p>
              )}
              {isTaken && (
                <Taken days={days.data ?? []} at={at} onChosen={onTimeChosen} departmentId={departmentId} />
              )}
              <Form
                schema={offered.length === 0 ? rulesWithoutService : rules}
                initial={{ service: offered.length === 1 ? (offered[0]?.code ?? '') : '', comment: '' }}
                draftKey={`appointment-${departmentId}`}
                onSubmit={async ({ service, comment }) => {
                  try {
                    await book({
                      departmentId,
                      slotId: slot?.id ?? slotId,
                      ...(service !== '' && { serviceCode: service }),
                      comment: comment === '' ? null : comment,
                    }).unwrap()
                  } catch (error) {
                    if (toApiError(error).kind === 'refused') setRefusedSlot(slotId)
                    throw error
                  }
                  onBooked()
                }}
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
                  <ButtonLink variant="quiet" to={`/optics/?department=${departmentId}`}>
                    Другое время
                  </ButtonLink>
                </div>
              </Form>
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

interface TakenProps {
  days: AppointmentDay[]
  at: string
  departmentId: Id
  onChosen: (day: AppointmentDay, slot: AppointmentSlot) => void
}

/** How many free times are offered beside one that is taken. */
const OFFERED = 3

function Taken({ days, at, onChosen, departmentId }: TakenProps) {
  const next = nextFree(days, at, OFFERED)
  return (
    <Notice tone="bad">
      <p>Это время уже занято. Остальное, что вы выбрали, сохранено.</p>
      {next.length > 0 && <p>Ближайшее свободное:</p>}
      <div className="row">
        {next.map(({ day, slot }) => (
          <Button key={slot.id} variant="secondary" small onClick={() => onChosen(day, slot)}>
            {formatDayTime(slotStart(day, slot))}
          </Button>
        ))}
        <ButtonLink variant="quiet" small to={`/optics/?department=${departmentId}`}>
          Всё время
        </ButtonLink>
      </div>
    </Notice>
  )
}
