import { RafflesCard } from './RafflesCard'
import { TasksCard } from './TasksCard'

/** Shows 'Доступные награды': points for tasks, prizes of raffles. */
export function AwardsTab() {
  return (
    <>
      <TasksCard />
      <RafflesCard />
    </>
  )
}
