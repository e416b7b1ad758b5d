import { RafflesCard } from './RafflesCard'
import { TasksCard } from './TasksCard'

/** 'Доступные награды': points for tasks, prizes of raffles. */
export function AwardsTab() {
  return (
    <>
      <TasksCard />
      <RafflesCard />
    </>
  )
}
