import {
  useApplyToSatelliteMutation,
  useSatellitesQuery,
  useLazySatellitesQuery,
} from '#data/education/coursesApi'
import { CourseList } from './CourseList'

export function SatellitesPage() {
  const [apply] = useApplyToSatelliteMutation()
  const [read] = useLazySatellitesQuery()
  return (
    <CourseList
      kind="satellite"
      query={useSatellitesQuery()}
      failure="Сателлиты не загрузились"
      empty="Сателлитов пока нет"
      apply={(id, application) => apply({ id, application }).unwrap()}
      read={read}
    />
  )
}
