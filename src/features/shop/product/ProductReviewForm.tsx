import { object, type InferType } from 'yup'
import { useAddProductReviewMutation } from '#data/catalogue/productReviewsApi'
import type { Id } from '#domain/Id'
import { CancelButton } from '#forms/CancelButton'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { StarsField } from '#forms/fields/StarsField'
import { SubmitButton } from '#forms/SubmitButton'
import { TextareaField } from '#forms/fields/TextareaField'

const LONGEST = 2000

const reviewRules = object({
  rating: text().required('Поставьте оценку'),
  text: text().required().maxLength(LONGEST),
})

interface ProductReviewFormProps {
  productId: Id
  onSent: (review: { rating: number; text: string }) => void
  onCancelled: () => void
}

export function ProductReviewForm({ productId, onSent, onCancelled }: ProductReviewFormProps) {
  const [add] = useAddProductReviewMutation()
  const onSubmit = async (typed: InferType<typeof reviewRules>) => {
    const review = { rating: Number(typed.rating), text: typed.text }
    await add({ productId, ...review }).unwrap()
    onSent(review)
  }
  return (
    <Form
      schema={reviewRules}
      initial={{ rating: '', text: '' }}
      onSubmit={onSubmit}
      draftKey={`product-review-${productId}`}
    >
      <StarsField name="rating" label="Оценка" />
      <TextareaField name="text" label="Текст отзыва" maxLength={LONGEST} />
      <div className="row">
        <SubmitButton>Отправить отзыв</SubmitButton>
        <CancelButton onCancelled={onCancelled} />
      </div>
    </Form>
  )
}
