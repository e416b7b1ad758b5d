import type { ReactNode } from 'react'
import { candidateKey } from '#data/reviews/candidate'
import { noteOf, type NextStep } from '#data/nextStep/nextStep'
import { expiringInWords } from '#data/points/points'
import { orderPath } from '#data/orders/activeOrder'
import { formatDay } from '#domain/dates/dates'
import { formatNumber, plural } from '#domain/numbers/counts'
import { POINTS } from '#domain/numbers/points'
import { numbered } from '#domain/text/numbered'
import { PayButton } from '#parts/PayButton'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { useNow } from '#ui/lib/useNow'
import { BeginningBody, BeginningLink } from './Beginning'
import { BuyLenses } from './BuyLenses'
import { LensesBody } from './LensesBody'
import { OrderBody } from './OrderBody'
import { IconScope, TextScope } from './Scope'
import { ShowCode } from './ShowCode'
import { lensesInWords, visitInWords } from './stepTexts'
import { VisitBody } from './VisitBody'

interface StepOfProps {
  step: NextStep
  onOpened: (note: string) => void
  /** Called when a dialog of the step opens and when it closes. */
  onToggled: (isOpen: boolean) => void
}

interface Content {
  /** The task, or what waits for the customer, in one sentence. */
  title: string
  body: ReactNode
  /** The only button or link. */
  action: ReactNode
  scope: ReactNode
}

/** Shows one step with its reason and exactly one button or link. */
export function StepOf(props: StepOfProps) {
  const { step } = props
  const now = useNow(step.kind === 'visit' ? step.visit.startsAt : null)
  const { title, body, action, scope } = contentOf(props, now)
  return (
    <>
      <p className="now__key">{title}</p>
      <div className="now__body">{body}</div>
      <div className="now__act">{action}</div>
      {scope}
    </>
  )
}

function contentOf({ step, onOpened, onToggled }: StepOfProps, now: Date): Content {
  switch (step.kind) {
    case 'pay': {
      const { order } = step
      return {
        title: numbered('Оплатите заказ', order.number),
        body: <OrderBody order={order} />,
        action: <PayButton order={order} isAlone />,
        scope: order.totalPrice ? (
          <TextScope text={formatNumber(order.totalPrice.value)} word={RUB[order.totalPrice.currency]} />
        ) : (
          <IconScope icon="box" />
        ),
      }
    }
    case 'fetchOrder': {
      const { order } = step
      return {
        title: `${numbered('Заказ', order.number)} ждёт до ${formatDay(order.storageUntil)}`,
        body: <OrderBody order={order} />,
        action: <ButtonLink to={orderPath(order)}>Подробнее</ButtonLink>,
        scope: <IconScope icon="box" />,
      }
    }
    case 'fetchTrial':
      return trialContent(step.trial)
    case 'visit': {
      const { visit } = step
      return {
        title: visitInWords(visit, now),
        body: <VisitBody visit={visit} />,
        action: <ButtonLink to="/optics/">Подробнее о записи</ButtonLink>,
        scope: <IconScope icon="calendar" />,
      }
    }
    case 'lenses': {
      const { reminder, daysLeft } = step
      return {
        title: lensesInWords(daysLeft),
        body: <LensesBody reminder={reminder} />,
        action: <BuyLenses reminder={reminder} onToggled={onToggled} />,
        scope:
          daysLeft === undefined ? (
            <IconScope icon="lens" />
          ) : (
            <TextScope text={String(daysLeft)} word={plural(daysLeft, ['день', 'дня', 'дней'])} />
          ),
      }
    }
    default:
      return laterContent(step, onOpened)
  }
}

const RUB: Partial<Record<string, string>> = { RUB: 'рублей' }

function trialContent(trial: Extract<NextStep, { kind: 'fetchTrial' }>['trial']): Content {
  const { pickupUntil, activationCode: code, department } = trial
  return {
    title: `Пробные линзы ждут до ${formatDay(pickupUntil)}`,
    body: (
      <>
        {department && (
          <div>
            <p>{department.name}</p>
            <p className="soft">{department.address}</p>
          </div>
        )}
        {code !== null && (
          <p className="soft">
            Код <span className="strong">{code}</span> назовите или покажите в оптике.
          </p>
        )}
      </>
    ),
    action:
      code === null ? (
        <ButtonLink to="/trial/">Подробнее</ButtonLink>
      ) : (
        <ShowCode code={code} until={pickupUntil} />
      ),
    scope: code === null ? <IconScope icon="lens" /> : <TextScope text={code} word="код" />,
  }
}

type LaterStep = Extract<NextStep, { kind: 'review' | 'receipt' | 'points' | 'check' | 'begin' }>

function laterContent(step: LaterStep, onOpened: (note: string) => void): Content {
  switch (step.kind) {
    case 'review': {
      const { review } = step
      const key = candidateKey({
        objectType: review.objectType ?? 'product',
        objectId: review.objectId ?? '',
      })
      return {
        title: 'Отзыв не опубликован',
        body: (
          <div>
            {review.title !== '' && <p>{review.title}</p>}
            <Reason reason={review.rejectReason} />
          </div>
        ),
        action: (
          <ButtonLink
            to={review.objectId === null ? '/feedback/' : `/feedback/?review=${encodeURIComponent(key)}`}
            onClick={() => onOpened(noteOf(step))}
          >
            Исправить отзыв
          </ButtonLink>
        ),
        scope: <IconScope icon="star" />,
      }
    }
    case 'receipt':
      return {
        title: 'Чек не принят, баллов за него нет',
        body: <Reason reason={step.receipt.rejectReason} />,
        action: (
          <ButtonLink
            to={`/points/?view=receipts&receipt=${encodeURIComponent(String(step.receipt.id))}`}
            onClick={() => onOpened(noteOf(step))}
          >
            Посмотреть чек
          </ButtonLink>
        ),
        scope: <IconScope icon="file" />,
      }
    case 'points': {
      return {
        title: expiringInWords(step),
        body: <p className="soft">Обменяйте их на промокод, чтобы они не пропали.</p>,
        action: <ButtonLink to="/promocodes/">Обменять на промокод</ButtonLink>,
        scope: <TextScope text={formatNumber(step.points)} word={plural(step.points, POINTS)} />,
      }
    }
    case 'check':
      return {
        title: 'Пора проверить глаза',
        body: (
          <p className="soft">
            После последнего подбора специалист назначил проверку на {formatDay(step.since)}. Зрение меняется
            незаметно, а линзы подбирают под него.
          </p>
        ),
        action: <ButtonLink to="/optics/?book=">Записаться в оптику</ButtonLink>,
        scope: <IconScope icon="eye" />,
      }
    case 'begin':
      return {
        title: 'Первые линзы за три шага',
        body: <BeginningBody step={step} />,
        action: <BeginningLink next={step.next} />,
        scope: <IconScope icon="lens" />,
      }
  }
}

const Reason = ({ reason }: { reason: string | null }) =>
  reason ? <p className="soft">Причина: {reason}</p> : null
