import { StyleSheet } from '../../../ui/StyleSheet'
import css from './awards.css'
import { RafflesCard } from './RafflesCard'
import { TasksCard } from './TasksCard'

/** 'Доступные награды': points for tasks, prizes of raffles. */
export function AwardsTab() {
  return (
    <>
      <StyleSheet href={css} />
      <TasksCard />
      <RafflesCard />
    </>
  )
}
