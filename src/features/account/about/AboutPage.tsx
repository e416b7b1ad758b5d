import { Card } from '#ui/Card'

/** Says what the loyalty programme is. */
export const AboutPage = () => (
  <Card title="О программе">
    <p>Баллы за покупки, промокоды и скидки для участников клуба.</p>
  </Card>
)
