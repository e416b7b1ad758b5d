import type { Delivery } from '#data/checkout/useDelivery'
import type { DeliveryPoint } from '#data/places/places'
import { sameId } from '#domain/Id'
import { useIsMobile } from '#host/page/viewport'
import { ChosenPlace } from '#map/ChosenPlace'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Loaded } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'
import { Skeleton } from '#ui/states/Skeleton'
import type { Ref } from 'react'
import { useRef, useState } from 'react'
import { FIRST_POINTS, FirstPoints } from './FirstPoints'
import { PointDetail } from './PointDetail'
import { PointList } from './PointList'
import { PointsSheet } from './PointsSheet'

interface PointChoiceProps {
  delivery: Delivery
  /**
   * Called once a point has been chosen. If it is given, a point that is chosen from the beginning is shown
   * without the list.
   */
  onChosen?: (() => void) | undefined
}

/** Asks for a pickup point. Once one is chosen, the list folds behind 'Изменить'. */
export function PointChoice({ delivery, onChosen }: PointChoiceProps) {
  const [opened, setOpened] = useState<DeliveryPoint>()
  const [isFoldable, setFoldable] = useState(onChosen !== undefined)
  const [isListOpen, setListOpen] = useState(false)
  // On a phone, if the page continues below, the whole list opens in a sheet over it.
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
        // The sheet would return the focus to a row that is folded away.
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

interface ChosenPointNoteProps {
  delivery: Delivery
  onOpened: (point: DeliveryPoint) => void
  /** Opens the list of points; undefined while it is open. */
  onChange?: (() => void) | undefined
  said?: Ref<HTMLParagraphElement>
}

/** Shows the chosen point first, even if the filters exclude it. */
function ChosenPointNote({ delivery, onOpened, ...rest }: ChosenPointNoteProps) {
  const { point, isGone } = delivery
  if (isGone) return <Notice tone="bad">Этот пункт больше не работает. Выберите другой</Notice>
  if (!point) return null
  return <ChosenPlace chosen="Выбран" place={point} onOpened={() => onOpened(point)} {...rest} />
}
