import { skipToken } from '@reduxjs/toolkit/query'
import { formatDate, formatDaysUntil } from '#domain/dates/dates'
import type { IsoDate } from '#domain/dates/dates'
import { dayInShop } from '#domain/dates/days'
import { DateField } from '#forms/fields/DateField'
import { RadioCards } from '#forms/fields/RadioCards'
import type { LensSupply, RemindedProduct } from '#data/reminders/reminder'
import { supplyInWords } from '#data/reminders/supplyInWords'
import { useRemindDateQuery } from '#data/reminders/reminderEditsApi'
import { RetryButton } from '#ui/states/ErrorState'

interface RemindDateChoiceProps {
  /** The supply from which the day is calculated; undefined while a part of it is missing. */
  supply: LensSupply | undefined
  product: RemindedProduct | undefined
  isOwn: boolean
  today: IsoDate
}

/** Offers the day that the shop proposes, with its reason, or a day that the customer chooses. */
export function RemindDateChoice({ supply, product, isOwn, today }: RemindDateChoiceProps) {
  const { currentData: proposed, error, isFetching, refetch } = useRemindDateQuery(supply ?? skipToken)
  const hasFailed = error !== undefined && proposed === undefined
  return (
    <>
      <RadioCards
        name="when"
        label="Когда напомнить"
        options={[
          {
            value: 'proposed',
            label: labelOf(proposed, {
              isError: hasFailed && !isFetching,
              isWaiting: supply !== undefined,
              today,
            }),
            note: supply
              ? supplyInWords(supply, product?.wear, today)
              : 'Рассчитаем, когда выберете линзы, число упаковок и дату покупки',
          },
          { value: 'own', label: 'Другая дата', note: 'Выберите день сами' },
        ]}
      />
      {hasFailed && (
        <div>
          <RetryButton variant="quiet" small busy={isFetching} onClick={() => void refetch()} />
        </div>
      )}
      {isOwn && <DateField name="remindAt" label="Дата напоминания" min={today} />}
      <p className="visually-hidden" role="status">
        {proposed !== undefined && `Предлагаем дату: ${dayInWords(proposed, today)}`}
      </p>
    </>
  )
}

/** Returns the proposed day in words; a day that has passed becomes tomorrow. */
const dayInWords = (proposed: IsoDate, today: IsoDate) =>
  dayInShop(proposed) <= today
    ? 'Завтра: пора покупать'
    : `${formatDate(proposed)}, ${formatDaysUntil(proposed)}`

function labelOf(
  proposed: IsoDate | undefined,
  { isError, isWaiting, today }: { isError: boolean; isWaiting: boolean; today: IsoDate },
): string {
  if (proposed !== undefined) {
    return dayInWords(proposed, today)
  }
  if (isError) return 'Дату рассчитать не удалось'
  return isWaiting ? 'Рассчитываем дату…' : 'Когда линзы будут заканчиваться'
}
