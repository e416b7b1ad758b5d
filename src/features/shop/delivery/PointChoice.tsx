import { useRef, useState } from 'react'
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
  /** Goes on to what comes next. Where something does, a point that is known at first is shown without the others. */
  onChosen?: (() => void) | undefined
}

/** A point to collect the order at. Once it is chosen, the finder folds behind 'Изменить'. */
export function PointChoice({ delivery, onChosen }: PointChoiceProps) {
  const [opened, setOpened] = useState<DeliveryPoint>()
  const [isFoldable, setFoldable] = useState(onChosen !== undefined)
  const isFolded = isFoldable && delivery.point !== undefined
  const said = useRef<HTMLParagraphElement>(null)
  const note = (
    <ChosenPointNote
      delivery={delivery}
      onOpened={setOpened}
      onChange={isFolded ? () => setFoldable(false) : undefined}
      said={said}
    />
  )
  const detail = opened && (
    <PointDetail
      key={String(opened.id)}
      known={opened}
      delivery={delivery}
      isChosen={sameId(delivery.point?.id, opened.id)}
      onClosed={() => setOpened(undefined)}
      onChosen={() => {
        setOpened(undefined)
        setFoldable(true)
        if (onChosen) onChosen()
        // The sheet gives the focus back to a row that is folded away.
        else setTimeout(() => said.current?.focus())
      }}
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
