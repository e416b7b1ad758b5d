import { type ComponentProps, type Ref, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LOST_POINT } from '#data/checkout/shownDelivery'
import type { Delivery } from '#data/checkout/useDelivery'
import type { DeliveryPoint } from '#data/places/places'
import { sameId } from '#domain/Id'
import { useIsMobile } from '#host/page/viewport'
import { ChosenPlace } from '#map/ChosenPlace'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Loaded } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'
import { Skeleton } from '#ui/states/Skeleton'
import { Dialog } from '#ui/dialogs/Dialog'
import { LeftToReact } from '#ui/lib/LeftToReact'
import { FIRST_POINTS, FirstPoints } from './FirstPoints'
import { PointDetail } from './PointDetail'
import { PointList } from './PointList'

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
  const [opened, setOpened] = useState<{ point: DeliveryPoint; isInRow: boolean }>()
  const [isFoldable, setFoldable] = useState(onChosen !== undefined)
  const [isListOpen, setListOpen] = useState(false)
  // On a phone, if the page continues below, the whole list opens in a sheet over it.
  const isSheet = useIsMobile() && onChosen !== undefined
  const isFolded = (isFoldable || isSheet) && delivery.point !== undefined
  const said = useRef<HTMLParagraphElement>(null)
  const setAllOpen = (isOpen: boolean) => {
    setOpened(undefined)
    setListOpen(isOpen)
  }
  const note = (
    <ChosenPointNote
      delivery={delivery}
      onOpened={(point) => setOpened({ point, isInRow: false })}
      onChange={isFolded ? () => (isSheet ? setAllOpen(true) : setFoldable(false)) : undefined}
      said={said}
    />
  )
  const onOpened = useCallback((point: DeliveryPoint, isInRow: boolean) => setOpened({ point, isInRow }), [])
  const onClosed = useCallback(() => setOpened(undefined), [])
  const detail = opened && (
    <PointDetail
      key={String(opened.point.id)}
      known={opened.point}
      delivery={delivery}
      isChosen={sameId(delivery.point?.id, opened.point.id)}
      isInRow={opened.isInRow}
      onClosed={onClosed}
      onChosen={() => {
        // The sheet returns the focus to a row that is folded away, so it is closed before the focus moves.
        flushSync(() => {
          setAllOpen(false)
          setFoldable(true)
        })
        if (onChosen) onChosen()
        else said.current?.focus()
      }}
    />
  )
  const unfolded = opened?.isInRow === true ? { id: opened.point.id, detail } : undefined
  const rows = {
    type: delivery.type,
    selected: delivery.point?.id,
    isLast: onChosen === undefined,
    onOpened,
    onFolded: onClosed,
  }
  const sheet = opened?.isInRow === false && detail
  const all = isListOpen && delivery.points.data && (
    <PointsSheet
      {...rows}
      points={delivery.points.data}
      unfolded={unfolded}
      onClosed={() => setAllOpen(false)}
    />
  )
  if (isFolded)
    return (
      <>
        {note}
        {all}
        {sheet}
      </>
    )
  return (
    <>
      {note}
      {all}
      {sheet}
      <Loaded
        query={delivery.points}
        failure="Пункты не загрузились"
        skeleton={<Skeleton label="Загружаем пункты" heights={[48, 40, 64, 64, 64, 64]} />}
        empty={<EmptyNote>Пунктов пока нет</EmptyNote>}
      >
        {(points) =>
          isSheet && points.length > FIRST_POINTS ? (
            <FirstPoints
              points={points}
              unfolded={isListOpen ? undefined : unfolded}
              onOpened={(point) => onOpened(point, true)}
              onFolded={onClosed}
              onAll={() => setAllOpen(true)}
            />
          ) : (
            <PointList {...rows} points={points} unfolded={unfolded} />
          )
        }
      </Loaded>
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
  const { point, lostPoint } = delivery
  if (lostPoint) return <Notice tone="bad">{LOST_POINT[lostPoint]}</Notice>
  if (!point) return null
  return <ChosenPlace chosen="Выбран" place={point} onOpened={() => onOpened(point)} {...rest} />
}

interface PointsSheetProps extends ComponentProps<typeof PointList> {
  onClosed: () => void
}

/** Shows all points with search, filters and map in a sheet, on a phone. */
function PointsSheet({ onClosed, ...list }: PointsSheetProps) {
  // No sheet has been opened yet.
  if (BEFORE_REACT) throw new LeftToReact()
  return (
    <Dialog title="Пункты выдачи" sheet onClosed={onClosed}>
      <PointList {...list} />
    </Dialog>
  )
}
