import { useSearchParams } from 'react-router-dom'
import { AcademyList } from './AcademyList'
import { SessionView } from './SessionView'

/** Shows the lectures of the evening academy, or one of them if the URL names it: '?session=1604'. */
export function AcademyPage() {
  const [search] = useSearchParams()
  const id = search.get('session')
  return id === null ? <AcademyList /> : <SessionView key={id} id={id} />
}
