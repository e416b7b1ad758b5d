import { useApplyToCourseMutation, useCoursesQuery } from '#data/education/coursesApi'
import { CourseList } from './CourseList'

/** Shows the courses of full-time education. */
export function EducationPage() {
  const [apply] = useApplyToCourseMutation()
  return (
    <CourseList
      kind="course"
      query={useCoursesQuery()}
      failure="Курсы не загрузились"
      empty="Курсов пока нет"
      onApplied={(id, application) => apply({ id, application }).unwrap()}
    />
  )
}
