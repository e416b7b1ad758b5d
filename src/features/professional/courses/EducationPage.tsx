import { useApplyToCourseMutation, useCoursesQuery, useLazyCoursesQuery } from '#data/education/coursesApi'
import { CourseList } from './CourseList'

/** Shows the courses of full-time education. */
export function EducationPage() {
  const [apply] = useApplyToCourseMutation()
  const [read] = useLazyCoursesQuery()
  return (
    <CourseList
      kind="course"
      query={useCoursesQuery()}
      failure="Курсы не загрузились"
      empty="Курсов пока нет"
      apply={(id, application) => apply({ id, application }).unwrap()}
      read={read}
    />
  )
}
