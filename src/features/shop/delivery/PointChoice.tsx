import { useState } from 'react'
import { sameId } from '#domain/Id'
import type { DeliveryPoint } from '#data/places/places'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { ChosenPointNote } from './ChosenPointNote'
import { PointDetail } from './PointDetail'
import { PointList } from './PointList'
import type { Delivery } from '#data/checkout/useDelivery'

interface PointChoiceProps {
  delivery: Delivery
  /** Where something comes next, the choice closes and the finder folds behind 'Изменить'. */
  onChosen?: (() => void) | undefined
}

/** A point to collect the order at. */
export function PointChoice({ delivery, onChosen }: PointChoiceProps) {
  const [opened, setOpened] = useState<DeliveryPoint>()
  const [isFinding, setFinding] = useState(false)
  const isFolded = onChosen !== undefined && delivery.point !== undefined && !isFinding
  const note = (
    <ChosenPointNote
      delivery={delivery}
      onOpened={setOpened}
      onChange={isFolded ? () => setFinding(true) : undefined}
    />
  )
  const detail = opened && (
    <PointDetail
      key={String(opened.id)}
      known={opened}
      delivery={delivery}
      isChosen={sameId(delivery.point?.id, opened.id)}
      onClosed={() => setOpened(undefined)}
      onChosen={
        onChosen &&
        (() => {
          setOpened(undefined)
          setFinding(false)
          onChosen()
        })
      }
    />
  )
  if (isFolded)
    return (
      <>
        {note}
        {detail}
      </>
    )
  return (
    <>
      {note}
      <Loaded
        query={delivery.points}
        failure="Пункты не загрузились"
        skeleton={<Skeleton label="Загружаем пункты" heights={[48, 40, 64, 64, 64, 64]} />}
        empty={<EmptyNote>Пунктов пока нет</EmptyNote>}
      >
        {(points) => (
          <PointList
            type={delivery.type}
            points={points}
            selected={delivery.point?.id}
            onOpened={setOpened}
          />
        )}
      </Loaded>
      {detail}
    </>
  )
}
