import { usePassed } from '#ui/lib/useNow'
import { useId } from 'react'
import { amountInWords } from '#domain/numbers/counts'
import { formatDate, formatDaysUntil } from '#domain/dates/dates'
import { joinedByDots } from '#domain/text/joinedByDots'
import { numberOr } from '#domain/text/numbered'
import { otherParameters } from '#data/catalogue/lensOffers'
import { titleInWords } from '#domain/text/titleInWords'
import { useEyeOfLens } from '#data/lenses/useEyeOfLens'
import { EyePower } from '#parts/eyes/EyePower'
import { EyeMark } from '#parts/eyes/EyeMark'
import { Badge } from '#ui/Badge'
import { CopyCode } from '#ui/controls/CopyCode'
import { PhoneLink } from '#ui/controls/PhoneLink'
import { QrCode } from '#ui/graphics/QrCode'
import { classes } from '#ui/lib/classes'
import { isOverWith, type TrialOrder } from '#data/trial/trialOrder'

/** Shows an order of trial lenses: its lenses, place and deadline, and the code for the optician. */
export function TrialTicket({ order }: { order: TrialOrder }) {
  const { number, createdAt, status, lenses, department, activationCode } = order
  const id = useId()
  // The code of a finished order can no longer be used.
  if (isOverWith(order)) return <PastTrial order={order} />
  return (
    <article
      className={classes('card ticket', activationCode === null && 'ticket--plain')}
      aria-labelledby={id}
    >
      <div className="ticket__main">
        <div className="row">
          <h3 id={id}>{numberOr('Заказ', number)}</h3>
          {status.label !== '' && (
            <Badge icon="box" label={status.label} {...(activationCode !== null && { tone: 'active' })} />
          )}
        </div>
        <Deadline order={order} />
        {createdAt !== null && <p className="small soft">Заказ от {formatDate(createdAt)}</p>}
        <ul>
          {lenses.map((lens, index) => (
            <TrialLens key={index} lens={lens} />
          ))}
        </ul>
        {department && (
          <div>
            <p>{department.name}</p>
            <p className="small soft">{department.address}</p>
            <PhoneLink phone={department.phone} />
          </div>
        )}
      </div>
      {activationCode !== null && (
        <div className="ticket__side">
          <QrCode text={activationCode} label={`QR-код активации заказа ${number}`} />
          <p className="small soft">Код активации</p>
          <CopyCode code={activationCode} noun="код активации" />
        </div>
      )}
    </article>
  )
}

/** Shows a finished order in as few lines as possible. */
function PastTrial({ order: { number, createdAt, status, lenses, department } }: { order: TrialOrder }) {
  const id = useId()
  const facts = [createdAt !== null && `Заказ от ${formatDate(createdAt)}`, department?.name]
  return (
    <article className="card past-trial" aria-labelledby={id}>
      <div className="row">
        <h3 id={id}>{numberOr('Заказ', number)}</h3>
        {status.label !== '' && <Badge icon="box" label={status.label} />}
      </div>
      <p className="small soft">{joinedByDots(facts)}</p>
      <ul>
        {lenses.map((lens, index) => (
          <PastLens key={index} lens={lens} />
        ))}
      </ul>
    </article>
  )
}

function PastLens({ lens }: { lens: TrialOrder['lenses'][number] }) {
  const eye = useEyeOfLens(lens)
  return (
    <li>
      {eye && <EyeMark small eye={eye} />}
      <span>
        <EyePower eye={eye} sphere={lens.sphere} />{' '}
        <span className="small soft">
          {[titleInWords(lens), amountInWords(lens.quantity, 'шт')].filter(Boolean).join(', ')}
        </span>
      </span>
    </li>
  )
}

function TrialLens({ lens }: { lens: TrialOrder['lenses'][number] }) {
  const eye = useEyeOfLens(lens)
  return (
    <li className="item">
      {eye && <EyeMark small eye={eye} />}
      <span className="item__main">
        <EyePower eye={eye} sphere={lens.sphere} />
        <span>
          <span className="strong">{titleInWords(lens)}</span>
          {lens.quantity > 0 && `, ${amountInWords(lens.quantity, 'шт')}`}
        </span>
        <span className="small soft">{otherParameters(lens)}</span>
      </span>
    </li>
  )
}

/** Shows the deadline: 'Забрать до 1 декабря 2026, через 10 дней'. */
function Deadline({ order: { pickupUntil } }: { order: TrialOrder }) {
  const hasPassed = usePassed(pickupUntil)
  if (pickupUntil === null) return null
  return hasPassed ? (
    <p className="key">Срок истёк {formatDate(pickupUntil)}</p>
  ) : (
    <div>
      <p className="key">Забрать до {formatDate(pickupUntil)}</p>
      <p className="small soft">{formatDaysUntil(pickupUntil)}</p>
    </div>
  )
}
