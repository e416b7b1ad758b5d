import { useField } from 'formik'
import { useMemo } from 'react'
import { useLensRangeQuery } from '#data/catalogue/catalogueApi'
import type { useAllOffersOf } from '#data/catalogue/useOffersOfProducts'
import { toApiError } from '#domain/ApiError'
import { remoteData, valueOf } from '#domain/remoteData'
import type { Eye } from '#domain/lens'
import { ErrorState } from '#ui/states/ErrorState'
import { LabelledSelect } from '#ui/controls/LabelledSelect'
import { Skeleton } from '#ui/states/Skeleton'
import { EyeFields } from '../EyeFields'
import { boxOf, isInBox, type LensBox } from './lensBox'

interface WizardEyeProps {
  eye: Eye
  boxes: readonly LensBox[]
  offers: ReturnType<typeof useAllOffersOf>
  /** Key of the chosen box. */
  box: string
  onBox: (key: string) => void
  isWanted: boolean
}

/** Asks for the lenses of an eye: first the product, then its parameters. */
export function WizardEye({ eye, boxes, offers, box: key, onBox, isWanted }: WizardEyeProps) {
  const [, { touched, error }, { setValue }] = useField<string>(`${eye}Offer`)
  const box = boxOf(boxes, key)
  // The range of the lenses that were chosen before would decide parameters of these.
  const range = remoteData(useLensRangeQuery(box?.productId ?? '', { skip: !box }))
  const { known } = offers
  // The result is memoized, because there may be thousands of offers to filter at each press.
  const ofBox = useMemo(() => (box ? known.filter((offer) => isInBox(offer, box)) : []), [box, known])
  const isComing = ofBox.length === 0 && offers.data === undefined && offers.error === undefined
  const pending =
    ofBox.length === 0 && offers.error !== undefined ? (
      <ErrorState
        title="Линзы не загрузились"
        message={toApiError(offers.error).message}
        onRetry={offers.refetch}
      />
    ) : box && (isComing || range.state === 'waiting') ? (
      <Skeleton label="Загружаем линзы" heights={[48, 48]} />
    ) : undefined
  return (
    <EyeFields
      eye={eye}
      offers={ofBox}
      made={valueOf(range)}
      isWanted={isWanted}
      before={
        boxes.length > 1 && (
          <LabelledSelect
            label="Линзы"
            value={box?.key ?? ''}
            aria-required
            aria-invalid={!box && touched && error !== undefined}
            onChosen={(chosen) => {
              void setValue('')
              onBox(chosen)
            }}
          >
            {!box && <option value="">Выберите</option>}
            {boxes.map(({ key: value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </LabelledSelect>
        )
      }
      pending={box ? pending : null}
    />
  )
}
