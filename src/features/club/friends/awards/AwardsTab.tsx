import { RafflesCard } from './RafflesCard'
import { TasksCard } from './TasksCard'

/** Shows 'Доступные награды': tasks that give points, and raffles. */
export function AwardsTab() {
  return (
    <>
      <TasksCard />
      <RafflesCard />
    </>
  )
}
