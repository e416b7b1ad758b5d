import { useFormikContext } from 'formik'
import type { Ref } from 'react'
import type { DeliveryDates, DeliveryDay } from '#data/checkout/checkout'
import type { OrderTerms } from '#data/checkout/terms'
import { formatDayOfWeek } from '#domain/dates/dates'
import { SelectField } from '#forms/fields/SelectField'
import { GoneTerms } from '#parts/GoneTerms'
import { Button } from '#ui/controls/Button'
import { FailureText } from '#ui/states/FailureText'
import type { QueryState } from '#ui/states/Loaded'
import { Notice } from '#ui/states/Notice'
import { Skeleton, SkeletonLine } from '#ui/states/Skeleton'
import type { CheckoutDraft } from './checkoutRules'
import { FoldableGroup } from './FoldableGroup'

interface DateGroupProps {
  held: readonly string[] | undefined
  /** Takes the focus after a place has been chosen. */
  heading: Ref<HTMLHeadingElement>
  query: QueryState<DeliveryDates>
  isPlaceKnown: boolean
  isPlaceComing: boolean
  days: readonly DeliveryDay[]
  /** The chosen day, or the first one if none was chosen; undefined if the chosen day is no longer offered. */
  day: DeliveryDay | undefined
  /** The times of that day: '10:00–14:00'. */
  intervals: readonly string[]
  /** Messages about choices that are no longer offered or cannot be shown. */
  gone: OrderTerms['gone']
}

/** Height of a field with its label, px. */
const FIELD = 76

/** Asks for the day and time of the delivery, and reports an earlier choice that is not offered for this place. */
export function DateGroup(props: DateGroupProps) {
  const { held, heading, query, isPlaceKnown, isPlaceComing, days, day, intervals, gone } = props
  const { setFieldValue } = useFormikContext<CheckoutDraft>()
  const hasTimes = intervals.length > 0
  return (
    <FoldableGroup title="Дата и время" held={held} heading={heading}>
      {isPlaceComing || (isPlaceKnown && query.data === undefined && query.error === undefined) ? (
        <div className="fields">
          <Skeleton label="Загружаем даты доставки" heights={[FIELD]} />
          <SkeletonLine height={FIELD} />
        </div>
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
          {/* Known days can be chosen even if refetching them has failed. */}
          {days.length > 0 && (
            <div className="fields">
              <SelectField
                name="date"
                label="День"
                {...(gone.date !== undefined && { placeholder: 'Выберите' })}
                options={days.map(({ date }) => ({
                  value: date,
                  label: formatDayOfWeek(date),
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
      <GoneTerms said={[gone.unshown, gone.date, gone.interval]} />
    </FoldableGroup>
  )
}
