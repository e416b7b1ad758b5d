import type { Course, CourseApplication } from '#data/education/education'
import { sameId, type Id } from '#domain/Id'
import { hasPassed } from '#domain/dates/dates'
import { newestFirst } from '#domain/dates/newestFirst'
import { soonestFirst } from '#domain/dates/soonestFirst'
import { FormStyles } from '#forms/FormStyles'
import { settledWrite } from '#parts/lib/settledWrite'
import { ShowMore } from '#ui/controls/ShowMore'
import { useCardDialogs } from '#ui/lib/useCardDialogs'
import { useNow } from '#ui/lib/useNow'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded, type QueryState } from '#ui/states/Loaded'
import { DoneNotice } from '#ui/states/DoneNotice'
import { CardSkeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import css from '../professional.css'
import { ApplyDialog } from './ApplyDialog'
import { CourseCard } from './CourseCard'

/** Sorts the courses: upcoming ones first, the soonest at the top; then past ones, the latest first. */
function pastLast(courses: Course[], now: Date): Course[] {
  const isOver = ({ startsAt, endsAt }: Course) => {
    const last = endsAt ?? startsAt
    return last !== null && hasPassed(last, now)
  }
  return [
    ...soonestFirst(
      courses.filter((one) => !isOver(one)),
      ({ startsAt }) => startsAt,
    ),
    ...newestFirst(courses.filter(isOver), ({ startsAt }) => startsAt),
  ]
}

interface CourseListProps {
  /** Part of the draft key: ids of satellites and of courses may be equal. */
  kind: 'satellite' | 'course'
  query: QueryState<Course[]>
  failure: string
  /** Title of the empty state, such as 'Курсов пока нет'. */
  empty: string
  apply: (id: Id, application: CourseApplication) => Promise<unknown>
  /** Reads the list again. */
  read: () => Promise<{ data?: Course[] | undefined; isSuccess: boolean }>
}

/** Returns whether the list has an application for this course. */
const hasApplied = (id: Id) => (courses: readonly Course[]) =>
  courses.some((one) => sameId(one.id, id) && one.application !== null)

/** Lists satellites or courses, each with the status of its application. */
export function CourseList({ kind, query, failure, empty, apply, read }: CourseListProps) {
  const now = useNow()
  const { open, done, onOpened, onClosed, onDone } = useCardDialogs<Course>()
  return (
    <Loaded
      query={query}
      failure={failure}
      skeleton={<CardSkeleton label="Загружаем список" heights={[24, 48, 48, 24, 48]} />}
      empty={<EmptyState title={empty}>Новые появятся здесь.</EmptyState>}
    >
      {(courses) => (
        <div className="apart">
          <StyleSheet href={css} />
          <FormStyles />
          {done !== '' && <DoneNotice>{done}</DoneNotice>}
          <ShowMore items={pastLast(courses, now)} keyOf={({ id }) => id}>
            {(course) => <CourseCard course={course} onApply={() => onOpened(course)} />}
          </ShowMore>
          {open && (
            <ApplyDialog
              course={open}
              draftKey={`apply-${kind}-${open.id}`}
              onSent={(application) =>
                settledWrite(() => apply(open.id, application), read, hasApplied(open.id))
              }
              onDone={() => onDone(`Заявка отправлена: ${open.title}`)}
              onClosed={onClosed}
            />
          )}
        </div>
      )}
    </Loaded>
  )
}
