import { useRef, useState } from 'react'
import { sameId } from '#domain/Id'
import { useIsMobile } from '#host/page/viewport'
import type { DeliveryPoint } from '#data/places/places'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { ChosenPointNote } from './ChosenPointNote'
import { FIRST_POINTS, FirstPoints } from './FirstPoints'
import { PointDetail } from './PointDetail'
import { PointList } from './PointList'
import { PointsSheet } from './PointsSheet'
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
  const [isListOpen, setListOpen] = useState(false)
  // A phone's page goes on below: the whole list stands over it.
  const isSheet = useIsMobile() && onChosen !== undefined
  const isFolded = (isFoldable || isSheet) && delivery.point !== undefined
  const said = useRef<HTMLParagraphElement>(null)
  const note = (
    <ChosenPointNote
      delivery={delivery}
      onOpened={setOpened}
      onChange={isFolded ? () => (isSheet ? setListOpen(true) : setFoldable(false)) : undefined}
      said={said}
    />
  )
  const all = isListOpen && delivery.points.data && (
    <PointsSheet
      type={delivery.type}
      points={delivery.points.data}
      selected={delivery.point?.id}
      onOpened={setOpened}
      onClosed={() => setListOpen(false)}
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
        setListOpen(false)
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
        {all}
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
        {(points) =>
          isSheet && points.length > FIRST_POINTS ? (
            <FirstPoints points={points} onOpened={setOpened} onAll={() => setListOpen(true)} />
          ) : (
            <PointList
              type={delivery.type}
              points={points}
              selected={delivery.point?.id}
              onOpened={setOpened}
            />
          )
        }
      </Loaded>
      {all}
      {detail}
    </>
  )
}
