import type { Course } from '#data/education/education'
import { formatDate, hasPassed, type IsoDate } from '#domain/dates/dates'
import type { Status } from '#domain/Status'
import { StatusBadge, type StatusLooks } from '#ui/Badge'
import { Card } from '#ui/Card'
import { Button } from '#ui/controls/Button'
import { ChatLink } from '#ui/controls/ChatLink'
import { CalendarButton } from '#parts/CalendarButton'
import { useNow } from '#ui/lib/useNow'
import { FileLink } from '../FileLink'
import { eventFile } from '../eventFile'
import { seatsInWords, whenInWords } from '../participation/taking'
import { joinedByDots } from '#domain/text/joinedByDots'

const LOOKS: StatusLooks = {
  sent: { icon: 'clock', tone: 'active' },
  approved: { icon: 'check', tone: 'done' },
  rejected: { icon: 'close', tone: 'bad' },
}

interface CourseCardProps {
  course: Course
  onApply: () => void
}

/** Shows a satellite or a course, and the status of the application. */
export function CourseCard({ course, onApply }: CourseCardProps) {
  const { title, text, city, place, application } = course
  return (
    <Card title={title} foot={<Ways {...{ course, onApply }} />}>
      {application && <ApplicationState status={application.status} />}
      {application === false && <p className="small soft">Вашу заявку не удалось показать</p>}
      <p className="soft">{joinedByDots([city, place, whenInWords(course)])}</p>
      {text !== '' && <p>{text}</p>}
      {!application && <p className="small bounds">{bounds(course)}</p>}
    </Card>
  )
}

/** Returns the limits: 'осталось 6 мест · заявки до 12 ноября 2026'. */
const bounds = ({ seatsLeft, applyUntil }: Course): string =>
  joinedByDots([seatsInWords(seatsLeft), applyUntil !== null && `заявки до ${formatDate(applyUntil)}`])

const isPast = (iso: IsoDate | null, now: Date) => iso !== null && hasPassed(iso, now)

/**
 * Renders the actions: apply while there are time and seats, read the programme, add the date to a calendar.
 */
function Ways({ course, onApply }: CourseCardProps) {
  const { title, startsAt, applyUntil, seatsLeft, programme, application } = course
  const now = useNow(applyUntil, startsAt)
  const isLate = isPast(applyUntil, now) || isPast(startsAt, now)
  // An application that cannot be read is not sent again.
  const canApply = application === null && !isLate && (seatsLeft === null || seatsLeft > 0)
  return (
    <>
      {canApply && (
        <Button variant="secondary" aria-label={`Подать заявку: ${title}`} onClick={onApply}>
          Подать заявку
        </Button>
      )}
      {!application && isLate && <span className="strong">Приём заявок закрыт</span>}
      {programme && (
        <FileLink file={programme} of={title}>
          Программа
        </FileLink>
      )}
      {application &&
        application.status.code === 'approved' &&
        startsAt !== null &&
        !isPast(startsAt, now) && (
          <CalendarButton variant="quiet" icon="calendar" makeFile={() => eventFile(course)}>
            <span className="visually-hidden">: {title}</span>
          </CalendarButton>
        )}
    </>
  )
}

const ApplicationState = ({ status: { code, label } }: { status: Status }) => (
  <>
    <p>
      <StatusBadge status={{ code, label }} looks={LOOKS} />
    </p>
    {code !== 'rejected' && (
      <p className="small soft">
        Отменить участие можно в <ChatLink>чате поддержки</ChatLink>
      </p>
    )}
  </>
)
