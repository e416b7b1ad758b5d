import { useApplyToSatelliteMutation, useSatellitesQuery } from '#data/education/coursesApi'
import { CourseList } from './CourseList'

export function SatellitesPage() {
  const [apply] = useApplyToSatelliteMutation()
  return (
    <CourseList
      kind="satellite"
      query={useSatellitesQuery()}
      failure="Сателлиты не загрузились"
      empty="Сателлитов пока нет"
      onApplied={(id, application) => apply({ id, application }).unwrap()}
    />
  )
}
