import { useFormikContext } from 'formik'
import type { Ref } from 'react'
import type { DeliveryDates, DeliveryDay } from '#data/checkout/checkout'
import type { OrderTerms } from '#data/checkout/terms'
import { formatDay, formatWeekday } from '#domain/dates/dates'
import { SelectField } from '#forms/fields/SelectField'
import { Button } from '#ui/controls/Button'
import { FailureText } from '#ui/states/FailureText'
import type { QueryState } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'
import { Skeleton } from '#ui/states/Skeleton'
import type { CheckoutDraft } from './checkoutRules'
import { FoldableGroup } from './FoldableGroup'

interface DateGroupProps {
  held: readonly string[] | undefined
  /** Takes the focus when a place has been chosen. */
  heading: Ref<HTMLHeadingElement>
  query: QueryState<DeliveryDates>
  isPlaceKnown: boolean
  isPlaceComing: boolean
  days: readonly DeliveryDay[]
  /** The one that holds now: what was chosen, else the first; none where what was chosen has fallen away. */
  day: DeliveryDay | undefined
  /** Of that day: '10:00–14:00'. */
  intervals: readonly string[]
  /** What is said of what has fallen away. */
  gone: OrderTerms['gone']
}

/** When the order comes; what was chosen before and is not to be had here is said. */
export function DateGroup(props: DateGroupProps) {
  const { held, heading, query, isPlaceKnown, isPlaceComing, days, day, intervals, gone } = props
  const { setFieldValue } = useFormikContext<CheckoutDraft>()
  const hasTimes = intervals.length > 0
  return (
    <FoldableGroup title="Дата и время" held={held} heading={heading}>
      {isPlaceComing || (isPlaceKnown && query.data === undefined && query.error === undefined) ? (
        <Skeleton label="Загружаем даты доставки" heights={[72]} />
      ) : !isPlaceKnown ? (
        <p className="soft">Сначала выберите, куда доставить</p>
      ) : (
        <>
          {query.error !== undefined && (
            <div tabIndex={-1} {...(query.data === undefined && { 'data-problem': '' })}>
              <Notice tone="bad">
                <FailureText error={query.error} />
                <Button variant="quiet" small onClick={() => void query.refetch()}>
                  Повторить
                </Button>
              </Notice>
            </div>
          )}
          {query.data !== undefined && days.length === 0 && (
            <p role="status" tabIndex={-1} data-problem="">
              Нет дат доставки. Выберите другое место
            </p>
          )}
          {/* Those that are known are ordered by, also where they could not be read again. */}
          {days.length > 0 && (
            <div className="fields">
              <SelectField
                name="date"
                label="День"
                {...(gone.date !== undefined && { placeholder: 'Выберите' })}
                options={days.map(({ date }) => ({
                  value: date,
                  label: `${formatDay(date)}, ${formatWeekday(date)}`,
                }))}
              />
              {hasTimes && (
                <SelectField
                  name="interval"
                  label="Время"
                  placeholder="Выберите"
                  onChosen={() => void setFieldValue('date', day?.date ?? '')}
                  options={intervals.map((value) => ({ value, label: value }))}
                />
              )}
            </div>
          )}
        </>
      )}
      {[gone.date, gone.interval].map(
        (said) =>
          said !== undefined && (
            <p className="small" role="status" key={said}>
              {said}
            </p>
          ),
      )}
    </FoldableGroup>
  )
}
