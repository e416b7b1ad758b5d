import { useId, type ReactNode } from 'react'
import { Skeleton } from '#ui/states/Skeleton'

/** 'Что сейчас важно': the home's first card. */
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

/** Skeleton of the card. */
export const StepBones = () => <Skeleton label="Загружаем, что сейчас важно" heights={[40, 24, 24, 48]} />

export const StepSkeleton = () => (
  <StepFrame>
    <StepBones />
  </StepFrame>
)
