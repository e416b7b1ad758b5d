import { Card } from '#ui/Card'
import { TextLink } from '#ui/controls/TextLink'
import { Skeleton } from '#ui/states/Skeleton'

/** Its answer is not waited for before React: the card as it is until then. */
export const ActiveOrderCard = () => (
  <Card
    title="Заказ"
    foot={
      <TextLink to="/orders/" after="right">
        Все заказы
      </TextLink>
    }
  >
    <Skeleton label="Загружаем заказ" heights={[32, 32, 48, 70, 24]} />
  </Card>
)
