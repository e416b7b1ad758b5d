import { useId, type ReactNode } from 'react'
import { Skeleton } from '#ui/states/Skeleton'

/** Shows the first card of the home page: 'Что сейчас важно'. */
export function StepFrame({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section className="card now" part="card" aria-labelledby={id}>
      <h2 className="home__label" id={id}>
        Что сейчас важно
      </h2>
      {children}
    </section>
  )
}

export const StepBones = () => <Skeleton label="Загружаем, что сейчас важно" heights={[40, 24, 24, 48]} />

export const StepSkeleton = () => (
  <StepFrame>
    <StepBones />
  </StepFrame>
)
