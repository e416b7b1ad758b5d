import { useRef, useState } from 'react'
import { useDeliveryPointQuery } from '#data/checkout/deliveryPointsApi'
import { LOST_POINT } from '#data/checkout/shownDelivery'
import { failureIn, remoteData } from '#domain/remoteData'
import { sameId } from '#domain/Id'
import { openingHours } from '#domain/dates/openingHours'
import { joinedByDots } from '#domain/text/joinedByDots'
import { pointTypeLabel, type DeliveryPoint } from '#data/places/places'
import { token } from '#host/page/config'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/dialogs/Dialog'
import { classes } from '#ui/lib/classes'
import { isFocusLost } from '#ui/lib/takeFocus'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { PointsAmount } from '#parts/PointsAmount'
import { PlaceContacts } from '#map/PlaceContacts'
import { DeliveryDays } from './DeliveryDays'
import { paymentsOf } from './pointTexts'
import type { Delivery } from '#data/checkout/useDelivery'
import { LeftToReact } from '#ui/lib/LeftToReact'

interface PointDetailProps {
  /** The point from the list, which is shown until the details are known. */
  known: DeliveryPoint
  delivery: Delivery
  isChosen: boolean
  /** The details unfold in the row, which shows the usual facts already; otherwise they are a sheet. */
  isInRow: boolean
  onClosed: () => void
  /** Called once the server has accepted the choice, unless the customer has gone on meanwhile. */
  onChosen: () => void
}

/** Shows all details of a point, and the button that chooses it. */
export function PointDetail({ known, delivery, isChosen, isInRow, onClosed, onChosen }: PointDetailProps) {
  // No point has been opened yet.
  if (BEFORE_REACT) throw new LeftToReact()
  const { type, choosePoint, pendingPointId, failure } = delivery
  const read = remoteData(useDeliveryPointQuery({ type, pointType: known.type, id: known.id }))
  const point = read.state === 'known' ? read.value : known
  const unread = failureIn(read)
  const [isAsked, setAsked] = useState(false)
  const actions = useRef<HTMLDivElement>(null)
  const isGone = unread?.error.kind === 'notFound'
  const isBusy = sameId(pendingPointId, known.id)
  const refusal = isAsked && sameId(failure?.id, known.id) ? failure?.error : undefined
  const onChoose = async () => {
    setAsked(true)
    if ((await choosePoint(known)) === undefined && hasStayed(actions.current)) onChosen()
  }
  const content = (
    <>
      <div className="stack">
        <PointLines point={point} listed={isInRow ? known : undefined} />
        <PlaceContacts place={point} />
        {/* In a row the button below keeps its place while the days load. */}
        <div
          className={classes('delivery__days', isInRow && token() !== undefined && 'delivery__days--kept')}
        >
          <DeliveryDays to={{ type: 'point', pointId: known.id }} />
        </div>
      </div>
      {isGone && <Notice tone="bad">{LOST_POINT.gone}</Notice>}
      {refusal !== undefined && (
        <div style={isBusy ? { visibility: 'hidden' } : undefined}>
          <Notice tone="bad">
            <FailureText error={refusal} />
          </Notice>
        </div>
      )}
      <div className="dialog__actions" role="status" ref={actions}>
        {isChosen && !isBusy ? (
          <Badge icon="check" tone="done" label="Выбран" />
        ) : (
          !isGone && (
            <Button busy={isBusy} onClick={() => void onChoose()}>
              Доставить сюда
            </Button>
          )
        )}
      </div>
    </>
  )
  if (isInRow) return content
  return (
    <Dialog title={point.name} sheet onClosed={onClosed}>
      {content}
    </Dialog>
  )
}

/** Tells whether the details with these actions are still there, and the focus is nowhere else. */
const hasStayed = (actions: HTMLElement | null): boolean =>
  actions !== null && (isFocusLost() || actions.parentElement?.matches(':focus-within') === true)

interface PointLinesProps {
  point: DeliveryPoint
  /** The point as its row shows it; what the row says is not repeated. */
  listed: DeliveryPoint | undefined
}

function PointLines({ point, listed }: PointLinesProps) {
  const { bonusCount } = point
  const isNew = (of: (point: DeliveryPoint) => unknown) => !listed || of(point) !== of(listed)
  return (
    <>
      {isNew(({ address }) => address) && <p>{joinedByDots([pointTypeLabel(point.type), point.address])}</p>}
      {point.workTime !== null && isNew(openingHours) && <p>{openingHours(point)}</p>}
      {paymentsOf(point) !== '' && isNew(paymentsOf) && <p>Оплата: {paymentsOf(point).toLowerCase()}</p>}
      {point.howToGet !== null && <p className="small">{point.howToGet}</p>}
      {bonusCount !== null && bonusCount > 0 && isNew((one) => one.bonusCount) && (
        <PointsAmount value={bonusCount} />
      )}
    </>
  )
}
