import { candidateKey, isOf, type Candidate } from '#data/reviews/candidate'
import type { Review } from '#data/reviews/review'
import { useCreateReviewMutation, useLazyReviewsQuery } from '#data/reviews/reviewsApi'
import { wasDone } from '#domain/wasDone'
import { Form } from '#forms/Form'
import { SubmitButton } from '#forms/SubmitButton'
import { StarsField } from '#forms/fields/StarsField'
import { TextareaField } from '#forms/fields/TextareaField'
import { text } from '#forms/lib/rules'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { Notice } from '#ui/states/Notice'
import { object } from 'yup'

/** Minimum and maximum length of a review in characters (contract 13.5). */
const SHORTEST = 10
const LONGEST = 2000

const reviewRules = object({
  rating: text().required('Поставьте оценку'),
  text: text().required('Напишите, что понравилось, а что нет').minLength(SHORTEST).maxLength(LONGEST),
})

interface ReviewDialogProps {
  of: Candidate
  /** The rejected review that is corrected and sent again; undefined for a new one. */
  rejected: Review | undefined
  hasPoints: boolean
  onSent: () => void
  onClosed: () => void
}

/** Asks for a review with stars and text; the draft stays in the tab until it is sent. */
export function ReviewDialog({ of, rejected, hasPoints, onSent, onClosed }: ReviewDialogProps) {
  const [create] = useCreateReviewMutation()
  const [readReviews] = useLazyReviewsQuery()
  const { objectType, objectId, title } = of
  return (
    <Dialog title={rejected ? 'Исправить отзыв' : 'Оставить отзыв'} onClosed={onClosed}>
      <p>{title}</p>
      {rejected && (
        <Notice icon="alert">
          <p>Отзыв отклонён{rejected.rejectReason && `: ${rejected.rejectReason}`}</p>
        </Notice>
      )}
      <Form
        schema={reviewRules}
        initial={{ rating: ratingOf(rejected), text: rejected?.text ?? '' }}
        draftKey={`review-${candidateKey(of)}`}
        onSubmit={async ({ rating, text }) => {
          try {
            await create({ objectType, objectId, rating: Number(rating), text }).unwrap()
          } catch (error) {
            const isThere = (all: Review[]) =>
              all.some((one) => isOf(one, of) && one.text === text && one.status.code !== 'rejected')
            if (!(await wasDone(error, readReviews, isThere))) throw error
          }
          onSent()
        }}
      >
        <StarsField name="rating" label="Оценка" />
        <TextareaField
          name="text"
          label="Текст отзыва"
          maxLength={LONGEST}
          hint={`Не короче ${SHORTEST} символов. Без телефонов, адресов и ссылок.`}
        />
        {hasPoints && <p className="small soft">За отзыв начислим баллы, когда он пройдёт проверку.</p>}
        <div className="dialog__actions">
          <SubmitButton>Отправить отзыв</SubmitButton>
          <DismissButton />
        </div>
      </Form>
    </Dialog>
  )
}

/** Returns the rating as an option of the form, else '': the server may have sent any number. */
const ratingOf = (review: Review | undefined): string =>
  [1, 2, 3, 4, 5].includes(review?.rating || 0) ? String(review?.rating) : ''
