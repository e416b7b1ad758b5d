import type { Product } from '#data/catalogue/product'
import { useCreateFriendsReviewMutation } from '#data/friends/friendsApi'
import { SelectField } from '#forms/fields/SelectField'
import { StarsField } from '#forms/fields/StarsField'
import { TextareaField } from '#forms/fields/TextareaField'
import { Form } from '#forms/Form'
import { idOfOne, text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { object } from 'yup'
import { givenLinks, linkFields, links } from './application/links'
import { LinksField } from './application/LinksField'

const LONGEST_REVIEW = 2000

const reviewRules = (products: readonly Product[]) =>
  object({
    productId: idOfOne(products, 'Выберите, о чём отзыв'),
    rating: text().required('Поставьте оценку'),
    text: text().required('Напишите, что понравилось, а что нет').maxLength(LONGEST_REVIEW),
    links: links('Добавьте ссылку на публикацию'),
  })

interface ReviewFormProps {
  products: readonly Product[]
  onSent: () => void
}

/** Asks for a club member's review of a product, with links to where it is published. */
export function ReviewForm({ products, onSent }: ReviewFormProps) {
  const [create] = useCreateFriendsReviewMutation()
  const options = products.map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <Form
      schema={reviewRules(products)}
      initial={{ productId: '', rating: '', text: '', links: [''] }}
      draftKey="friends-review"
      fieldOf={({ links }) => ({ objectId: 'productId', ...linkFields('links', links) })}
      onSubmit={async ({ productId, rating, text, links }) => {
        // The request has the id in the type that the shop sent: it may be a number.
        const objectId = products.find(({ id }) => String(id) === productId)?.id ?? productId
        await create({
          objectType: 'product',
          objectId,
          rating: Number(rating),
          text,
          links: givenLinks(links),
        }).unwrap()
        onSent()
      }}
    >
      <SelectField name="productId" label="О чём отзыв" placeholder="Выберите продукт" options={options} />
      <StarsField name="rating" label="Оценка" />
      <TextareaField name="text" label="Текст отзыва" maxLength={LONGEST_REVIEW} />
      <LinksField
        name="links"
        legend="Ссылки на публикации"
        label="Ссылка"
        hint="Где вы опубликовали отзыв: например, vk.com/wall1_1"
      />
      <SubmitButton>Отправить отзыв</SubmitButton>
    </Form>
  )
}
